import { basicTypes, collection, group, image, reference, select, text, textarea, wysiwyg } from './field-types.ts';
import type { Layout } from './fields.ts';

const functions = {
  product: 'Leistung',
  regiosuisse: 'regiosuisse',
};

/** Block types with the layout of their content (BLOCK-05). */
export const blockTypes = {
  default: { label: 'Text', layout: { body: wysiwyg('Inhalt', 'full') } },
  legacy: {
    label: 'Ältere Inhalte',
    layout: {
      data: collection('Inhalt', {
        text: group('Text', { text: text('Text') }),
        textarea: group('Mehrzeiliger Text', { text: textarea('Text') }),
        markdown: group('Markdown', { text: { ...basicTypes.markdown, label: 'Text' } }),
        image: group('Bild', { image: image() }),
        gallery: group('Bilder', { images: basicTypes.images }),
        file: group('Datei', { file: basicTypes.file }),
        files: group('Dateien', { files: basicTypes.files }),
      }),
    },
  },
  address: {
    label: 'Adressen',
    layout: {
      locations: collection('Standorte', {
        location: group('Standort', {
          name: text('Name', { required: true }),
          street: text('Straße'),
          city: text('PLZ und Ort'),
          phone: text('Telefon', { format: 'phone' }),
          email: text('E‑Mail', { format: 'email' }),
        }),
      }),
    },
  },
  text: {
    label: 'Text mit Logo',
    layout: { title: text('Titel'), logo: image('Logo'), text: wysiwyg('Text', 'basic') },
  },
  team_member: {
    label: 'Teammitglied',
    layout: {
      first_name: text('Vorname', { required: true }),
      last_name: text('Nachname', { required: true }),
      education: text('Ausbildung'),
      picture: image('Porträt'),
      description: wysiwyg('Beschreibung', 'basic'),
      business_functions: collection('Funktionen', {
        function: group('Funktion', {
          type: select('Art', functions, 'product'),
          value: text('Funktion', { required: true }),
        }),
      }),
      claims: collection('Worauf jemand stolz ist', {
        project: group('Projekt', { text: textarea('Text'), project: reference('Projekt', 'project') }),
        news: group('Beitrag', { text: textarea('Text'), post: reference('Beitrag', 'post') }),
        case_study: group('Projektstory', { text: textarea('Text'), site: reference('Projektstory', 'site') }),
      }),
      contact: group('Kontakt', {
        email: text('E‑Mail', { format: 'email' }),
        phone: text('Telefon', { format: 'phone' }),
        linked_in: text('LinkedIn', { format: 'url' }),
      }),
    },
  },
} as const satisfies { readonly [type: string]: { readonly label: string; readonly layout: Layout } };

export type BlockType = keyof typeof blockTypes;

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockTypes, type);

/** Default claim of a team member (BLOCK-13). */
export const missingClaim = 'Ein durchdachtes Konzept ist das A und O.';
