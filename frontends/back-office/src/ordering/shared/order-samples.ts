// Sample orders for the tests of this folder, based on the contract's examples.
import { type Order, order } from '@theke/contracts/ordering/order';
import { orderStateExample } from '@theke/contracts/ordering/order-state';

const at = '2026-11-21T17:50:00.000Z';

/** A new order as the board receives it. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  ...order.parse(orderStateExample),
  placedAt: at,
  history: [{ status: 'placed', at, by: 'Gast', reason: null }],
  ...changes,
});
