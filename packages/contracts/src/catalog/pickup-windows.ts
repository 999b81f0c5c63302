import { orderTypes } from '@theke/rules/orders/order-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { ids } from '../resource.ts';
import { byId, exampleIds, instant } from '../wire.ts';

/** Half-open interval. The last window of an opening ends with it. */
const pickupWindow = z.object({ from: instant, to: instant });

/**
 * Pickup windows of a branch (SLOT-04): 180 days from now, one every 15 minutes within its openings. Does not include
 * kitchen capacity, which ordering knows. Empty if the branch does not offer the order type.
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
    /** Products in the cart; the longest of their lead times applies. */
    products: field(ids, 'Produkte').optional(),
  }),
  reply: { kind: 'data', schema: z.array(pickupWindow) },
  // A branch that never closes has 17,280 windows, about a megabyte.
  limit: { count: 'pickup-windows', max: 20, perMs: 60_000, what: 'Abfragen von Abholfenstern' },
  status: 200,
  example: { params: { id: exampleIds.branch } },
});
