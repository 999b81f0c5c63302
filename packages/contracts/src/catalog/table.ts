import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { exampleIds } from '../wire.ts';

/** A table that guests may order at. */
export const tables = defineResource({
  service: 'catalog',
  name: 'tables',
  one: 'table',
  label: { one: 'Tisch', many: 'Tische' },
  draft: z.strictObject({
    identifier: field(oneLine(40).min(1), 'Tischnummer'),
    branch: reference('branches', 'Filiale'),
  }),
  read: 'catalog.read',
  write: 'catalog.write',
  isKeptWhileUsed: true,
  toPublic: (table) => table,
  filters: ['branch'],
  labelFields: ['identifier'],
  example: { identifier: '14', branch: { id: exampleIds.branch } },
});
export type Table = z.output<typeof tables.entity>;
