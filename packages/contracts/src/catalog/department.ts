import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { references } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { exampleIds } from '../wire.ts';

/** A department that people work in: kitchen, service, delivery. Visible to staff only. */
export const departments = defineResource({
  service: 'catalog',
  name: 'departments',
  one: 'department',
  label: { one: 'Abteilung', many: 'Abteilungen' },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name'),
    description: field(z.string().trim().max(2000), 'Beschreibung', { widget: 'textarea' }).default(''),
    branches: references('branches', 'Filialen'),
    sort: field(z.int().min(0).max(10_000), 'Reihung', {
      hint: 'Kleinere Zahlen stehen weiter oben.',
    }).default(0),
  }),
  read: 'catalog.read',
  write: 'catalog.write',
  filters: ['branches'],
  search: ['description'],
  ordered: { by: 'sort' },
  example: { name: 'Küche', description: 'Holzofen, Pasta und kalte Küche.', branches: [{ id: exampleIds.branch }] },
});
