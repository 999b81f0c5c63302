import type { SiteTeaser } from '@theke/contracts/content/teasers';
import { maxCaseStudies, maxTopics } from '@theke/rules/content/teaser-texts';
import { classNames } from '@theke/ui/class-names';
import { TopicLinks } from '../lists/topic-links.tsx';
import { usePage, useReferences } from '../page/page-context.ts';
import { idIn, listIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { Picture } from '../parts/picture.tsx';
import { EntryTitle, Title } from '../parts/title.tsx';
import { ProjectStatus } from '../teasers/project-status.tsx';
import * as css from './case-studies.module.css';
import * as sectionCss from './sections.module.css';

const Stories = ({ sites, isAlone }: { sites: readonly SiteTeaser[]; isAlone: boolean }) => (
  <ul className={css.stories}>
    {sites.map((site) => (
      <li key={site.id} className={css.story}>
        {site.image && (
          <Picture
            image={site.image}
            sizes="(min-width: 1024px) 760px, 100vw"
            isDecoration
            className={classNames(css.picture)}
          />
        )}
        <EntryTitle isAlone={isAlone}>
          <a href={site.href}>{site.title || site.name}</a>
        </EntryTitle>
        {site.teaser && <p>{site.teaser}</p>}
        {site.project && <Facts {...site.project} />}
      </li>
    ))}
  </ul>
);

/** Topics and status of a project. */
const Facts = (project: NonNullable<SiteTeaser['project']>) => (
  <div className={css.facts}>
    <TopicLinks topics={project.topics.slice(0, maxTopics)} of="projects" className={css.topics} />
    <ProjectStatus project={project} />
  </div>
);

/** A case study needs a picture and a public project (PROJECT-09). */
const isComplete = ({ type, image, project }: SiteTeaser): boolean =>
  type !== 'case_study' || (image !== null && project !== null);

/** At most four stories, and a further group if configured (BLOCK-12). Default: the newest stories. */
export function CaseStudies({ value }: { value: Value }) {
  const { data } = usePage();
  const { site } = useReferences();
  const chosen = (name: string) =>
    listIn(value, name)
      .map((one) => site(idIn(one)))
      .filter((one) => one !== undefined)
      .filter(isComplete);
  const first = chosen('sites');
  const stories = (first.length > 0 || data.kind !== 'site' ? first : data.caseStudies).slice(0, maxCaseStudies);
  const extra = chosen('extra').slice(0, maxCaseStudies);
  return (
    <section className={sectionCss.section}>
      <div className={sectionCss.head}>
        <Title>{textIn(value, 'title')}</Title>
        <Links value={value} />
      </div>
      <Stories sites={stories} isAlone={!textIn(value, 'title')} />
      {extra.length > 0 && (
        <div className={css.extra}>
          {textIn(value, 'extra_title') && (
            <EntryTitle isAlone={!textIn(value, 'title')}>{textIn(value, 'extra_title')}</EntryTitle>
          )}
          <Stories sites={extra} isAlone={!textIn(value, 'title')} />
        </div>
      )}
    </section>
  );
}
