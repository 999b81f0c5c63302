import { z } from 'zod';

/** A day of this century: there are no earlier orders, and the last day of a calendar has no next day. */
export const orderDay = z.iso.date().refine((date) => date >= '2000-01-01' && date < '2100-01-01', {
  error: 'Bitte geben Sie einen Tag zwischen 2000 und 2099 an.',
  params: { code: 'OUT_OF_RANGE' },
});
