import { image, reference, text, textarea, wysiwyg } from './field-types.ts';
import type { Layout } from './fields.ts';
import { defaultBody, homeBody } from './section-types.ts';

const teaser = textarea('Teaser');
const preview = image('Vorschaubild');
const title = text('Titel');

/** Page types with their labels and the layout of their content (SITE-02, SITE-03). */
export const pageTypes = {
  default: { label: 'Standardseite', layout: { teaser, image: preview, body: defaultBody } },
  home: { label: 'Home', layout: { body: homeBody } },
  case_study: {
    label: 'Projektstory',
    layout: { title, teaser, image: preview, project: reference('Projekt', 'project'), body: defaultBody },
  },
  spotlight: {
    label: 'Spotlight-Beitrag',
    layout: { title, teaser, image: preview, post: reference('Beitrag', 'post'), body: defaultBody },
  },
  simple: { label: 'Einfache Seite', layout: { body: wysiwyg('Inhalt', 'full') } },
} as const satisfies { readonly [type: string]: { readonly label: string; readonly layout: Layout } };

export type PageType = keyof typeof pageTypes;

export const isPageType = (type: string): type is PageType => Object.hasOwn(pageTypes, type);
