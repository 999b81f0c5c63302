import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { exampleIds, id } from '../wire.ts';

const named = z.object({ id, uid: z.string() });

/**
 * Open orders of a branch: number and the oldest by name. Published a few seconds after the first or last one changed,
 * otherwise every fifteen seconds, to avoid one event per order. Subject is the branch.
 */
export const openOrdersChanged = defineEvent({
  type: 'ordering.open-orders-changed.v1',
  summary: 'Die offenen Bestellungen einer Filiale haben sich geändert.',
  isAudited: false,
  data: z.object({
    branch: id,
    total: z.int().min(0),
    oldest: z.array(named),
    /** Open orders by the table that guests chose. */
    tables: z.array(z.object({ id, total: z.int().min(1), oldest: named })),
  }),
  example: {
    branch: exampleIds.branch,
    total: 1,
    oldest: [{ id: exampleIds.order, uid: 'K7M2XQPA' }],
    tables: [{ id: exampleIds.table, total: 1, oldest: { id: exampleIds.order, uid: 'K7M2XQPA' } }],
  },
});
