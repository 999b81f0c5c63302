import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { translatedDescription } from './translations.ts';

/** An organisation that branches belong to (SHAPE-04). */
export const divisions = defineResource({
  service: 'catalog',
  name: 'divisions',
  one: 'division',
  label: { one: 'Organisation', many: 'Organisationen' },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name'),
    title: field(oneLine(200), 'Titel').default(''),
    description: field(z.string().trim().max(2000), 'Beschreibung', { widget: 'textarea' }).default(''),
    translations: translatedDescription(2000),
  }),
  inInit: 'page',
  read: 'catalog.read',
  write: 'catalog.write',
  toPublic: (division) => division,
  search: ['title'],
  example: { name: 'Marillo', title: 'Pizza aus dem Holzofen', description: 'Drei Filialen in Wien.' },
});
export type Division = z.output<typeof divisions.entity>;
