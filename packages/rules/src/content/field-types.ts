import type { Field, FieldType, Layout, ReferenceTarget, RichTextVariant } from './fields.ts';

/** Default field definitions of the basic types (CONTENT-02); texts include generation hints (CONTENT-09). */
export const basicTypes = {
  text: { type: 'text', label: 'Text', hint: 'Eine Zeile ohne Punkt' },
  textarea: { type: 'textarea', label: 'Mehrzeiliger Text', rows: 3, hint: 'Ein bis drei Sätze' },
  wysiwyg: { type: 'wysiwyg', label: 'Formatierter Text', variant: 'full', hint: 'Kurze Absätze' },
  markdown: { type: 'markdown', label: 'Markdown', hint: 'Absätze in Markdown' },
  number: { type: 'number', label: 'Zahl', decimals: 0 },
  date: { type: 'date', label: 'Datum', mode: 'dateTime', is24hr: true, minuteIncrement: 1 },
  image: { type: 'image', label: 'Bild' },
  images: { type: 'images', label: 'Bilder' },
  file: { type: 'file', label: 'Datei' },
  files: { type: 'files', label: 'Dateien' },
  boolean: { type: 'boolean', label: 'Ja oder nein', default: false },
  select: { type: 'select', label: 'Auswahl', options: {} },
  multiselect: { type: 'multiselect', label: 'Mehrfachauswahl', options: {} },
  group: { type: 'group', label: 'Gruppe', layout: {} },
  tabs: { type: 'tabs', label: 'Reiter', tabs: {} },
  collection: { type: 'collection', label: 'Liste', layout: {} },
  reference: { type: 'reference', label: 'Verweis', target: 'site' },
  color: { type: 'color', label: 'Farbe' },
} as const satisfies { readonly [T in FieldType]: Field };

type More = { readonly required?: true; readonly description?: string; readonly hint?: string };

export const text = (
  label: string,
  more: More & { format?: 'url' | 'email' | 'phone'; default?: string } = {},
): Field => ({
  ...basicTypes.text,
  label,
  ...more,
});
export const textarea = (label: string, more: More & { default?: string } = {}): Field => ({
  ...basicTypes.textarea,
  label,
  ...more,
});
export const wysiwyg = (label: string, variant: RichTextVariant = 'basic', more: More = {}): Field => ({
  ...basicTypes.wysiwyg,
  label,
  variant,
  ...more,
});
export const image = (label = 'Bild', more: More = {}): Field => ({ ...basicTypes.image, label, ...more });
export const select = (label: string, options: Readonly<Record<string, string>>, preset: string): Field => ({
  ...basicTypes.select,
  label,
  options,
  default: preset,
});
export const number = (label: string, preset: number, min: number, max: number): Field => ({
  ...basicTypes.number,
  label,
  default: preset,
  min,
  max,
});
export const group = (label: string, layout: Layout, more: More = {}): Field => ({
  ...basicTypes.group,
  label,
  layout,
  ...more,
});
export const collection = (label: string, layout: Layout, more: More = {}): Field => ({
  ...basicTypes.collection,
  label,
  layout,
  ...more,
});
export const reference = (label: string, target: ReferenceTarget, more: More & { many?: true } = {}): Field => ({
  ...basicTypes.reference,
  label,
  target,
  ...more,
});

const linkLabel = text('Beschriftung', { required: true });

/** Links in content (CONTENT-04), by target. */
const linkTypes = {
  site_link: group('Seite', { label: linkLabel, site: reference('Seite', 'site', { required: true }) }),
  href_link: group('Adresse', {
    label: linkLabel,
    href: text('Adresse', { format: 'url', required: true }),
    target: select('Öffnen', { _self: 'Im selben Fenster', _blank: 'In einem neuen Fenster' }, '_self'),
  }),
  email_link: group('E‑Mail', { label: linkLabel, email: text('E‑Mail', { format: 'email', required: true }) }),
  phone_link: group('Telefon', { label: linkLabel, phone: text('Telefon', { format: 'phone', required: true }) }),
  file_link: group('Datei', { label: linkLabel, file: { ...basicTypes.file, required: true } }),
  project_link: group('Projekt', { label: linkLabel, project: reference('Projekt', 'project', { required: true }) }),
  post_link: group('Beitrag', { label: linkLabel, post: reference('Beitrag', 'post', { required: true }) }),
} satisfies Layout;

export const links = (label = 'Links'): Field => collection(label, linkTypes);

const duration = number('Dauer in Sekunden', 5, 1, 600);

/** Derived types and components of sections, by name. Sections: section-types.ts. */
export const derivedTypes = {
  project_reference: reference('Projekt', 'project'),
  news_reference: reference('Beitrag', 'post'),
  wysiwyg_full: wysiwyg('Text', 'full'),
  wysiwyg_basic: wysiwyg('Text', 'basic'),
  wysiwyg_title: wysiwyg('Titel', 'title'),
  wysiwyg_minimal: wysiwyg('Text', 'minimal'),
  links: links(),
  ...linkTypes,
  image_slide: group('Bild', { image: image('Bild', { required: true }), duration }),
  quote_slide: group('Zitat', {
    quote: textarea('Zitat', { required: true }),
    author: text('Wer es sagt'),
    image: image('Porträt'),
    duration,
  }),
  accordion_entry: group('Eintrag', {
    title: text('Titel', { required: true }),
    text: wysiwyg('Text', 'basic'),
    read_more: links('Weiterlesen'),
    is_active: { ...basicTypes.boolean, label: 'Von Anfang an offen' },
  }),
  block_entry: group('Eintrag', {
    prefix: text('Vorangestellt'),
    name: text('Name'),
    text: wysiwyg('Text', 'minimal'),
    image: image(),
    logo: image('Logo'),
    links: links(),
    read_more: links('Weiterlesen'),
    link: text('Adresse', { format: 'url' }),
  }),
} as const satisfies Layout;
