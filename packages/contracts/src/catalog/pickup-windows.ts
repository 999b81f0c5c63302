import { orderTypes } from '@theke/rules/orders/order-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { ids } from '../resource.ts';
import { byId, exampleIds, instant } from '../wire.ts';

/** Half-open. The last window of an opening ends with it. */
const pickupWindow = z.object({ from: instant, to: instant });

/**
 * Pickup windows of a branch (SLOT-04): 180 days from now, a window every 15 minutes within its openings. Says nothing of the capacity
 * of the kitchen, which ordering knows. A branch that does not offer the order type has none.
 */
export const listPickupWindows = endpoint({
  name: 'listPickupWindows',
  service: 'catalog',
  method: 'GET',
  path: '/branches/:id/pickup-windows',
  summary: 'Abholfenster einer Filiale: 180 Tage, alle 15 Minuten',
  needs: 'public',
  params: byId,
  query: z.strictObject({
    orderType: field(z.enum(orderTypes), 'Bestellart').default('takeaway'),
    /** In the cart: the longest lead time of them counts. */
    products: field(ids, 'Produkte').optional(),
  }),
  reply: { kind: 'data', schema: z.array(pickupWindow) },
  // 17,280 windows of a branch that never closes are a megabyte.
  limit: { count: 'pickup-windows', max: 20, perMs: 60_000, what: 'Abfragen von Abholfenstern' },
  status: 200,
  example: { params: { id: exampleIds.branch } },
});
