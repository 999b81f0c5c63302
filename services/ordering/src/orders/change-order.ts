import type { Database, Transaction } from '@theke/kit/database/database';
import { conflict, unknown } from '@theke/kit/problem';
import { isFinished } from '@theke/rules/orders/order-states';
import { followOrder } from '../capacity/follow-order.ts';
import { refusing } from '../errors.ts';
import type { Decision, Order } from './order.ts';
import { type AccessScope, orderStore } from './order-store.ts';
import { saveDecision } from './save-decision.ts';

export type ChangeOrder = {
  tenant: string;
  id: string;
  scope: AccessScope;
  /** Version that the caller has seen. Moves need none: the state machine guards them (HTTP-06). */
  version?: number;
};

/**
 * Changes one order: locks it, runs the decision, saves state and events.
 * @throws Problem 404 if the order is outside of the caller's scope, 409 STALE_VERSION, and any error of the decision
 */
export function changeOrder(
  deps: { db: Database; now: () => Date },
  { tenant, id, scope, version }: ChangeOrder,
  decide: (order: Order, at: Date, tx: Transaction) => Decision | Promise<Decision>,
): Promise<Order> {
  return deps.db.withTenant(tenant, async (tx) => {
    const order = await orderStore.findForChange(tx, id, scope);
    if (!order) throw unknown('Die Bestellung');
    if (version !== undefined && version !== order.version) {
      throw conflict(
        'STALE_VERSION',
        'Jemand hat die Bestellung inzwischen geändert. Bitte laden Sie sie neu.',
        'version',
      );
    }
    const at = deps.now();
    const decision = await refusing(() => decide(order, at, tx));
    const next = await followed(tx, order, decision.next);
    await saveDecision(tx, order, { ...decision, next }, at);
    return next;
  });
}

/** Adjusts the reservation to the change; an ended order gets no new one. */
async function followed(tx: Transaction, order: Order, next: Order): Promise<Order> {
  return next === order || isFinished(next.status) ? next : { ...next, claim: await followOrder(tx, order, next) };
}
