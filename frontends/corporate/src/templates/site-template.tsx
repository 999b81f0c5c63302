import type { ComponentType } from 'react';
import { richIn } from '../page/values.ts';
import { RichText } from '../parts/rich-text.tsx';
import { Body, beginsWithTitle } from '../sections/body.tsx';
import { CaseStudyTemplate } from './case-study-template.tsx';
import { ScrollMarks } from './scroll-marks.tsx';
import type { SitePage } from './site-page.ts';
import { SpotlightTemplate } from './spotlight-template.tsx';
import * as css from './templates.module.css';

/** home and default: the sections one below the other; one of them says what the page is called, or it is there for who listens. */
const SectionsTemplate = ({ page: { site } }: { page: SitePage }) => (
  <>
    {!beginsWithTitle(site.content) && <h1 className={css.hidden}>{site.title || site.name}</h1>}
    <Body value={site.content} isPage />
    <ScrollMarks isRight={site.type === 'default' && Number.parseInt(site.id.slice(-1), 16) % 2 === 1} />
  </>
);

/** Each field of the layout in its order (SITE-15): a title, and one text. */
const SimpleTemplate = ({ page: { site } }: { page: SitePage }) => (
  <div className={`${css.inner} ${css.page}`}>
    <h1 className={css.title}>{site.title || site.name}</h1>
    <RichText text={richIn(site.content, 'body')} />
  </div>
);

const templates: Readonly<Record<string, ComponentType<{ page: SitePage }>>> = {
  home: SectionsTemplate,
  default: SectionsTemplate,
  simple: SimpleTemplate,
  case_study: CaseStudyTemplate,
  spotlight: SpotlightTemplate,
};

/** @throws for a type that this version does not know: the page of an error is shown (SITE-04) */
export function SiteTemplate({ page }: { page: SitePage }) {
  const Template = Object.hasOwn(templates, page.site.type) ? templates[page.site.type] : undefined;
  if (!Template) throw new Error('a site of a type that is not known');
  return <Template page={page} />;
}
