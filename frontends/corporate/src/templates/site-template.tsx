import type { Field } from '@theke/rules/content/fields';
import { pageTypes } from '@theke/rules/content/page-types';
import { plainText, type RichNode } from '@theke/rules/content/rich-text';
import { type ComponentType, Fragment } from 'react';
import { MarkedContent } from '../page/editor-marks.tsx';
import { imageIn, richIn, textIn } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Body, beginsWithTitle } from '../sections/body.tsx';
import { CaseStudyTemplate } from './case-study-template.tsx';
import { ScrollMarks } from './scroll-marks.tsx';
import type { SitePage } from './site-page.ts';
import { SpotlightTemplate } from './spotlight-template.tsx';
import * as css from './templates.module.css';

/** Template of home and default: all sections. If none contains the page's title, it is a hidden heading. */
const SectionsTemplate = ({ page: { site } }: { page: SitePage }) => (
  <>
    {!beginsWithTitle(site.content) && <h1 className={css.hidden}>{site.title || site.name}</h1>}
    <Body value={site.content} isPage />
    <ScrollMarks isRight={site.type === 'default' && Number.parseInt(site.id.slice(-1), 16) % 2 === 1} />
  </>
);

/** Removes the first heading of a text if it repeats the page's title. */
function withoutTitle(text: RichNode | undefined, title: string): RichNode | undefined {
  const [first, ...rest] = text?.content ?? [];
  const isSame = first?.type === 'heading' && plainText(first).trim().toLowerCase() === title.trim().toLowerCase();
  return text && isSame ? { ...text, content: rest } : text;
}

/** The page's title, then the layout's fields in their order (SITE-15). */
function SimpleTemplate({ page: { site } }: { page: SitePage }) {
  const title = textIn(site.content, 'title') || site.title || site.name;
  const renderField = (name: string, { type }: Field) => {
    if (type === 'wysiwyg') return <RichText text={withoutTitle(richIn(site.content, name), title)} field={name} />;
    const image = type === 'image' ? imageIn(site.content, name) : undefined;
    if (image) return <Picture image={image} sizes="(min-width: 1024px) 672px, 100vw" />;
    const text = type === 'textarea' && textIn(site.content, name);
    return text ? <p className={css.teaser}>{text}</p> : null;
  };
  return (
    <div className={`${css.inner} ${css.page}`}>
      <h1 className={css.title}>{title}</h1>
      {Object.entries<Field>(pageTypes.simple.layout).map(([name, field]) => (
        <Fragment key={name}>{renderField(name, field)}</Fragment>
      ))}
    </div>
  );
}

const templates: Readonly<Record<string, ComponentType<{ page: SitePage }>>> = {
  home: SectionsTemplate,
  default: SectionsTemplate,
  simple: SimpleTemplate,
  case_study: CaseStudyTemplate,
  spotlight: SpotlightTemplate,
};

/** @throws for an unknown type; the error page is shown (SITE-04) */
export function SiteTemplate({ page }: { page: SitePage }) {
  const Template = Object.hasOwn(templates, page.site.type) ? templates[page.site.type] : undefined;
  if (!Template) throw new Error('a site of a type that is not known');
  return (
    <MarkedContent type={page.site.type} content={page.site.content}>
      <Template page={page} />
    </MarkedContent>
  );
}
