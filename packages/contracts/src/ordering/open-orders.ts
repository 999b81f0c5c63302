import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { exampleIds, id } from '../wire.ts';

const named = z.object({ id, uid: z.string() });

/**
 * Which orders of a branch are not finished: the oldest by name, and how many there are. Published a few
 * seconds after the first or last one came or went, otherwise every fifteen seconds: a busy branch costs no event for each order. Subject is the branch.
 */
export const openOrdersChanged = defineEvent({
  type: 'ordering.open-orders-changed.v1',
  summary: 'Die offenen Bestellungen einer Filiale haben sich geändert.',
  data: z.object({
    branch: id,
    total: z.int().min(0),
    oldest: z.array(named),
    /** Those at a table that guests chose, by the table. */
    tables: z.array(z.object({ id, total: z.int().min(1), oldest: named })),
  }),
  example: {
    branch: exampleIds.branch,
    total: 1,
    oldest: [{ id: exampleIds.order, uid: 'K7M2XQPA' }],
    tables: [{ id: exampleIds.table, total: 1, oldest: { id: exampleIds.order, uid: 'K7M2XQPA' } }],
  },
});
