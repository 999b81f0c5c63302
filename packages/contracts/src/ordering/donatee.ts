import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';

/** An organisation that the shop donates to with an order; the guest chooses it (DONATE-03). */
export const donatees = defineResource({
  service: 'ordering',
  name: 'donatees',
  one: 'donatee',
  label: { one: 'Spendenempfänger', many: 'Spendenempfänger' },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name'),
    description: field(z.string().trim().max(500), 'Beschreibung', { widget: 'textarea' }).default(''),
  }),
  read: 'donatees.read',
  write: 'donatees.write',
  toPublic: ({ id, name, description }) => ({ id, name, description }),
  search: ['description'],
  example: { name: 'Wiener Tafelrunde', description: 'Kocht jeden Sonntag für alle, die allein sind.' },
});
export type Donatee = z.output<typeof donatees.entity>;
