import type { Database } from '@theke/kit/database/database';
import type { TimerHandler } from '@theke/kit/events/timers';
import { move } from './order.ts';
import { orderStore } from './order-store.ts';

/** Rings when an order that awaits its payment has waited long enough (RULINGS "Online payment"). */
export const paymentDeadline = 'payment-deadline';

/** An order that was not paid in time fails; what is paid, moved or gone by then is left alone. */
export const expirePayment = (deps: { db: Database; now: () => Date }): TimerHandler => ({
  name: paymentDeadline,
  run: ({ tenant, subject }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const order = await orderStore.findForChange(tx, subject, true);
      if (order?.status !== 'awaiting-payment') return;
      const at = deps.now();
      const { next, facts } = move(order, { move: 'expired', actor: 'payments', by: 'System' }, at);
      orderStore.update(tx, next, at);
      tx.publish(...facts);
    }),
});
