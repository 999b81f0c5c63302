import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { exampleIds, id } from '../wire.ts';

/** Subject is the branch. Published when a limited product runs out or is available again. */
export const soldOutChanged = defineEvent({
  type: 'ordering.sold-out-changed.v1',
  summary: 'In einer Filiale ist ein Produkt ausverkauft oder wieder da.',
  data: z.object({ branch: id, products: z.array(id) }),
  example: { branch: exampleIds.branch, products: [exampleIds.product] },
  isForOutside: true,
});
