import { z } from 'zod';
import { field } from './field.ts';
import { id, instant } from './wire.ts';

/** How long a deleted entry can be brought back, in days. */
export const binDays = 30;

/** An entry in the bin: what lists show of it. */
export const binnedEntry = z.object({
  id: field(id, 'Kennung'),
  name: field(z.string(), 'Name'),
  deletedAt: field(instant, 'Gelöscht'),
  deletedBy: field(z.string(), 'Gelöscht von', { personal: true }),
  /** It is removed for good by a job soon after. */
  expiresAt: field(instant, 'Im Papierkorb bis'),
});
export type BinnedEntry = z.output<typeof binnedEntry>;

export const binQuery = z.strictObject({
  page: field(z.coerce.number().int().min(1).max(100_000), 'Seite').default(1),
  pageSize: field(z.coerce.number().int().min(1).max(100), 'Zeilen je Seite').default(25),
});
