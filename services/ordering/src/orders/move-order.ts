import type { Database } from '@theke/kit/database/database';
import { unknown } from '@theke/kit/problem';
import { refusing } from '../errors.ts';
import { type MoveCommand, move, type Order } from './order.ts';
import { orderStore, type Within } from './order-store.ts';

export type MoveOrder = MoveCommand & { tenant: string; id: string; within: Within };

/**
 * One move of staff: locks, decides, saves state and facts.
 * @throws Problem 404 for an order that is not theirs, 403 or 409 as the table of moves says
 */
export function moveOrder(
  deps: { db: Database; now: () => Date },
  { tenant, id, within, ...command }: MoveOrder,
): Promise<Order> {
  return deps.db.withTenant(tenant, async (tx) => {
    const order = await orderStore.findForChange(tx, id, within);
    if (!order) throw unknown('Die Bestellung');
    const at = deps.now();
    const decision = refusing(() => move(order, command, at));
    if (decision.next === order) return order;
    orderStore.update(tx, decision.next, at);
    tx.publish(...decision.facts);
    return decision.next;
  });
}
