import { z } from 'zod';
import { field } from './field.ts';
import { id, instant } from './wire.ts';

/** Days until a deleted entry can no longer be restored. */
export const binDays = 30;

/** An entry in the bin with the fields that lists show. */
export const binnedEntry = z.object({
  id: field(id, 'Kennung'),
  name: field(z.string(), 'Name'),
  deletedAt: field(instant, 'Gelöscht'),
  deletedBy: field(z.string(), 'Gelöscht von', { personal: true }),
  /** A job deletes it permanently soon after this time. */
  expiresAt: field(instant, 'Im Papierkorb bis'),
});
export type BinnedEntry = z.output<typeof binnedEntry>;

export const binQuery = z.strictObject({
  page: field(z.coerce.number().int().min(1).max(100_000), 'Seite').default(1),
  pageSize: field(z.coerce.number().int().min(1).max(100), 'Zeilen je Seite').default(25),
});
