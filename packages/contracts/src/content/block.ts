import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { contentObject, identifier } from './content-value.ts';

/** What a block is made of; the fields of each, the catalogue of field types says. */
export const blockTypes = {
  default: 'Freier Inhalt',
  legacy: 'Früherer Inhalt',
  address: 'Adressen',
  text: 'Text mit Logo',
  team_member: 'Teammitglied',
  clients: 'Auftraggeber:innen',
  partnerships: 'Partnerschaften',
  quote: 'Zitat',
  call_to_action: 'Aufruf',
} as const;
export type BlockType = keyof typeof blockTypes;

/** Content that pages share by reference, such as the address in the footer: changed once, changed everywhere. */
export const blocks = defineResource({
  service: 'content',
  name: 'blocks',
  one: 'block',
  label: { one: 'Inhalt', many: 'Inhalte' },
  draft: z.strictObject({
    name: field(oneLine(200).min(1), 'Name'),
    identifier,
    type: field(z.enum(Object.keys(blockTypes) as [BlockType, ...BlockType[]]), 'Art', { choices: blockTypes }).default(
      'default',
    ),
    content: field(contentObject, 'Inhalt', { widget: 'content', section: 'Inhalt' }).default({}),
    isPublic: field(z.boolean(), 'Öffentlich').default(true),
  }),
  toPublic: (block) => block,
  publicIf: ['isPublic'],
  inInit: 'all',
  filters: ['identifier', 'type', 'isPublic'],
  search: ['identifier'],
  example: { name: 'Text in der Fußzeile', identifier: 'footer-text', type: 'text', content: { title: 'Talraum' } },
});
export type Block = z.output<typeof blocks.entity>;
