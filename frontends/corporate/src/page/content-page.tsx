import type { Branch } from '@theke/contracts/catalog/branch';
import type { ContentPage } from '@theke/contracts/content/content-page';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { classNames } from '@theke/ui/class-names';
import { ConsentBanner } from '@theke/ui/consent/consent-banner';
import { privacyHref } from '../frame/legal-links.ts';
import { SiteFooter } from '../frame/site-footer.tsx';
import { SiteHeader } from '../frame/site-header.tsx';
import { SiteTemplate } from '../templates/site-template.tsx';
import * as css from '../templates/templates.module.css';
import { NotFoundView } from '../views/not-found-view.tsx';
import { PostView } from '../views/post-view.tsx';
import { ProjectView } from '../views/project-view.tsx';
import { GeneratedNote } from './generated-note.tsx';
import { PageContext } from './page-context.ts';
import { StructuredData } from './structured-data.tsx';

/** Content between header and footer. */
function Content({ data }: { data: ContentPage }) {
  switch (data.kind) {
    case 'site':
      return <SiteTemplate page={data} />;
    case 'post':
      return <PostView page={data} />;
    case 'project':
      return <ProjectView page={data} />;
    case 'not-found':
      return <NotFoundView page={data} />;
  }
}

type Props = {
  data: ContentPage;
  config: InitConfig;
  branches?: readonly Branch[];
  today: string;
  isEditor?: boolean | undefined;
};

/** A whole page. Has a class for its type, and another one if it is a draft (SITE-10). */
export const ContentPageView = ({ data, config, branches = [], today, isEditor = false }: Props) => (
  <PageContext value={{ data, today, isEditor }}>
    <div className={classNames(data.kind === 'site' ? data.site.type : data.kind, data.isDraft && 'is-draft')}>
      <SiteHeader config={config} navigations={data.navigations} branches={branches} path={data.path} />
      <ConsentBanner access={config} without="Lesen" privacyHref={privacyHref(config)} />
      {/* The editor shows what visitors will see. */}
      {data.isDraft && !isEditor && <p className={css.draft}>Entwurf</p>}
      <main id="content" className={css.main} tabIndex={-1}>
        <Content data={data} />
        <GeneratedNote data={data} />
      </main>
      <StructuredData data={data} config={config} />
      <SiteFooter config={config} frame={data} year={today.slice(0, 4)} path={data.path} />
    </div>
  </PageContext>
);
