import { cartAbandoned } from '@theke/contracts/ordering/kept-cart';
import type { Database } from '@theke/kit/database/database';
import type { TimerHandler } from '@theke/kit/events/timers';
import { offerStore } from '../offer/offer-store.ts';
import { orderStore } from '../orders/order-store.ts';
import { keptCartDue, keptCartStore } from './kept-cart-store.ts';

/**
 * A cart that lay untouched for an hour is told, once, and what was kept of its guest goes in the same transaction. Nothing is told where the
 * same person has ordered meanwhile, by whichever cart, or the business keeps no carts any more.
 */
export const tellAbandoned = ({ db, now }: { db: Database; now: () => Date }): TimerHandler => ({
  name: keptCartDue,
  run: ({ tenant, subject: id }) =>
    db.withTenant(tenant, async (tx) => {
      const kept = await keptCartStore.lock(tx, id);
      const at = now();
      // Touched while this waited: its timer was set anew with it.
      if (!kept || kept.dueAt > at) return;
      const { cart, customer, consentedAt } = kept;
      if (!cart || !customer) return keptCartStore.remove(tx, id);
      const config = await offerStore.findConfig(tx, tenant);
      const isTold =
        config?.enablePluginAbandonedCarts && !(await orderStore.hasOrderedSince(tx, customer, consentedAt));
      if (!isTold) return keptCartStore.end(tx, id, at);
      const { branch, items, firstName, lastName, email, phone } = cart;
      keptCartStore.endTold(tx, id, at);
      tx.publish(
        cartAbandoned(id, 1, {
          id,
          branch,
          customer,
          contact: { firstName, lastName, email, phone },
          items,
          consentedAt: consentedAt.toISOString(),
          abandonedAt: at.toISOString(),
        }),
      );
    }),
});
