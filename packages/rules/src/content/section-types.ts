import {
  basicTypes,
  collection,
  derivedTypes,
  group,
  image,
  links,
  number,
  reference,
  select,
  text,
  textarea,
  wysiwyg,
} from './field-types.ts';
import type { Layout } from './fields.ts';
import { postTypeChoices } from './post-types.ts';

const title = text('Titel');
const prefix = text('Vorangestellt');
const intro = wysiwyg('Text', 'basic');
const postType = select('Beiträge', postTypeChoices, 'all');

/** Entries with a picture and a name: clients and partners. Entries without a logo are not shown. */
const logos = collection('Einträge', {
  entry: group('Eintrag', {
    name: text('Name', { required: true }),
    logo: image('Logo'),
    link: text('Adresse', { format: 'url' }),
  }),
});
const entries = collection('Einträge', { entry: derivedTypes.block_entry });
/** Entries kept once for several pages (BLOCK-18); shown after those of the section itself. */
const kept = reference('Aus der Sammlung', 'node', {
  description: 'Zeigt alle öffentlichen Einträge dieser Sammlung, nach den eigenen.',
});
const caseStudies = reference('Projektstories', 'site', { many: true });

/** Sections for bodies and for columns within a body. */
const plainSections = {
  intro_home: group('Einstieg der Startseite', {
    title: text('Titel', { required: true }),
    text: intro,
    image: image(),
    links: links(),
  }),
  intro_v1: group('Einstieg mit Bild', {
    prefix,
    title: text('Titel', { required: true }),
    text: intro,
    image: image(),
    links: links(),
  }),
  intro_v2: group('Einstieg mit Text', {
    prefix,
    title: text('Titel', { required: true }),
    text: intro,
    links: links(),
  }),
  slider: group('Bilder im Wechsel', {
    title,
    slides: collection('Bilder', { image_slide: derivedTypes.image_slide }),
  }),
  contact_section: group('Kontakt', {
    title,
    left: wysiwyg('Linke Spalte', 'basic'),
    center: wysiwyg('Mittlere Spalte', 'basic'),
    right: wysiwyg('Rechte Spalte', 'basic'),
  }),
  title_section: group('Titel', { prefix, title: text('Titel', { required: true }), links: links() }),
  text_section: group('Text mit Titel', { title, text: wysiwyg('Text', 'full'), links: links() }),
  text_element: group('Text', {
    text: wysiwyg('Text', 'full'),
    alignment: select('Ausrichtung', { left: 'Links', centered: 'Mitte', right: 'Rechts' }, 'right'),
  }),
  image_section: group('Bild', { image: image('Bild', { required: true }), caption: text('Bildunterschrift') }),
  quote: group('Zitat', { text: textarea('Zitat', { required: true }), author: text('Wer es sagt') }),
  quote_slider: group('Zitate im Wechsel', { slides: collection('Zitate', { quote_slide: derivedTypes.quote_slide }) }),
  accordion: group('Fragen und Antworten', {
    title,
    entries: collection('Einträge', { entry: derivedTypes.accordion_entry }),
  }),
  team: group('Team', { title, members: reference('Teammitglieder', 'block', { many: true }), collection: kept }),
  form: group('Formular', { title, form: reference('Formular', 'form', { required: true }) }),
  news_scroller: group('Neueste Beiträge', {
    title,
    links: links(),
    limit: number('Anzahl', 5, 1, 30),
    type: postType,
  }),
  case_studies: group('Projektstories', {
    title,
    links: links(),
    sites: caseStudies,
    extra_title: text('Titel der weiteren Projekte'),
    extra: { ...caseStudies, label: 'Weitere Projektstories' },
  }),
  skills: group('Kompetenzen', { title, text: intro, entries, collection: kept }),
  profile: group('Profil', { title, text: intro, image: image(), links: links() }),
  business_sectors: group('Geschäftsfelder', { title, text: intro }),
  topics: group('Themen', { title, text: intro }),
  clients: group('Auftraggeber:innen', { title, entries: logos, collection: kept }),
  partnerships: group('Partnerschaften', { title, text: intro, entries: logos, collection: kept }),
  projects: group('Projektliste', { title }),
  news: group('Magazin', { title, type: postType }),
  call_to_action: group('Aufruf', {
    title: text('Titel', { required: true }),
    text: intro,
    image: image(),
    links: links(),
  }),
  hr: group('Trennlinie', {}),
  side_scroller: group('Seitlich scrollbar', { title, entries, collection: kept }),
  block: group('Gemeinsamer Inhalt', { block: reference('Inhalt', 'block', { required: true }) }),
} satisfies Layout;

const columns = collection('Spalten', {
  column: group('Spalte', { body: collection('Inhalt', plainSections) }),
});

/** Sections of a home page's body (BLOCK-06, BLOCK-07). */
export const homeSections: Layout = {
  ...plainSections,
  columns: group('Spalten', { title, columns }),
  columns_shifted: group('Versetzte Spalten', { title, columns }),
};

/** Sections of all other bodies: the same, plus a group of them. */
export const defaultSections: Layout = {
  ...homeSections,
  sub_group: group('Abschnitt', {
    title,
    is_highlighted: { ...basicTypes.boolean, label: 'Hervorgehoben' },
    body: collection('Inhalt', homeSections),
  }),
};

export const homeBody = collection('Inhalt', homeSections);
export const defaultBody = collection('Inhalt', defaultSections);
