import type { Database } from '@theke/kit/database/database';
import { conflict, unknown } from '@theke/kit/problem';
import type { Order } from './order.ts';
import { dishPreparedFact } from './order-facts.ts';
import { type AccessScope, orderStore } from './order-store.ts';

type Deps = { db: Database; now: () => Date };
type Target = { tenant: string; id: string; scope: AccessScope };

/**
 * Marks an item as finished by the kitchen, or takes that back; a repetition changes and publishes nothing. The
 * version stays, so that it never conflicts with an edit (ORDER-38).
 * @throws Problem 404 for an unknown or struck item, 409 if the order is not in preparation
 */
export function markPrepared(
  { db, now }: Deps,
  { tenant, id, scope }: Target,
  { index, isPrepared }: { index: number; isPrepared: boolean },
): Promise<Order> {
  return db.withTenant(tenant, async (tx) => {
    const order = await orderStore.findForChange(tx, id, scope);
    if (!order) throw unknown('Die Bestellung');
    if (!order.items[index]?.amount) throw unknown('Die Position');
    if (order.status !== 'confirmed')
      throw conflict('ORDER_NOT_IN_PREPARATION', 'Diese Bestellung ist nicht mehr in Zubereitung.');
    if (order.prepared.includes(index) === isPrepared) return order;
    const others = order.prepared.filter((one) => one !== index);
    const prepared = isPrepared ? [...others, index].toSorted((one, other) => one - other) : others;
    orderStore.setPrepared(tx, id, prepared);
    tx.publish(dishPreparedFact(order, index, isPrepared, now()));
    return { ...order, prepared };
  });
}
