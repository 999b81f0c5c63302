import { cartAbandoned } from '@theke/contracts/ordering/kept-cart';
import type { Database } from '@theke/kit/database/database';
import type { TimerHandler } from '@theke/kit/events/timers';
import { offerStore } from '../offer/offer-store.ts';
import { orderStore } from '../orders/order-store.ts';
import { keptCartDue, keptCartStore } from './kept-cart-store.ts';

/**
 * Publishes a cart untouched for an hour once, and deletes the guest's data in the same transaction. Publishes nothing
 * if the same person has ordered meanwhile, by any cart, or the business no longer keeps carts.
 */
export const publishAbandoned = ({ db, now }: { db: Database; now: () => Date }): TimerHandler => ({
  name: keptCartDue,
  run: ({ tenant, subject: id }) =>
    db.withTenant(tenant, async (tx) => {
      const keptCart = await keptCartStore.lock(tx, id);
      const at = now();
      // Changed while this handler waited; the change has set a new timer.
      if (!keptCart || keptCart.dueAt > at) return;
      const { cart, customer, consentedAt } = keptCart;
      if (!cart || !customer) return keptCartStore.remove(tx, id);
      const config = await offerStore.findConfig(tx, tenant);
      const mustPublish =
        config?.enablePluginAbandonedCarts && !(await orderStore.hasOrderedSince(tx, customer, consentedAt));
      if (!mustPublish) return keptCartStore.end(tx, id, at);
      const { branch, items, firstName, lastName, email, phone } = cart;
      keptCartStore.endPublished(tx, id, at);
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
