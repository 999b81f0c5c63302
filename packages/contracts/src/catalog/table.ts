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
    seats: field(z.int().min(1).max(100).nullable(), 'Plätze', {
      hint: 'Für Reservierungen. Ohne Angabe wird der Tisch nicht reserviert.',
    }).default(null),
    isReservable: field(z.boolean(), 'Reservierbar').default(true),
    row: field(oneLine(40), 'Tischreihe', {
      hint: 'Tische mit derselben Reihe stehen in der Reihenfolge ihrer Nummern nebeneinander und lassen sich für größere Gruppen verbinden.',
    }).default(''),
  }),
  read: 'catalog.read',
  write: 'catalog.write',
  isKeptWhileUsed: true,
  // Guests choose a table by its number; the others are for reservations.
  toPublic: ({ seats: _, isReservable: __, row: ___, ...table }) => table,
  filters: ['branch'],
  labelFields: ['identifier'],
  example: { identifier: '14', branch: { id: exampleIds.branch }, seats: 4 },
});
export type Table = z.output<typeof tables.entity>;
