import { derivedTypes, reference, text } from './field-types.ts';
import type { Layout } from './fields.ts';

const { block_entry: entry } = derivedTypes;

/**
 * Fields of an entry in a collection (BLOCK-04), the same for all collections: those of an entry typed in on a page,
 * and the shared block of a person for collections of people.
 */
export const nodeLayout: Layout = {
  ...(entry.type === 'group' ? entry.layout : {}),
  name: text('Name auf der Seite', { description: 'Ohne Angabe steht dort der Name des Eintrags.' }),
  member: reference('Teammitglied', 'block', { description: 'Nur für Sammlungen von Personen.' }),
};
