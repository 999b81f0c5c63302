import type { Database } from '@theke/kit/database/database';
import type { TimerHandler } from '@theke/kit/events/timers';
import { move } from './order-decisions.ts';
import { orderStore } from './order-store.ts';
import { paymentDeadline } from './payment-deadline.ts';
import { saveDecision } from './save-decision.ts';

/** Lets an unpaid order fail at its deadline; orders that are paid, moved or deleted by then are ignored. */
export const expirePayment = (deps: { db: Database; now: () => Date }): TimerHandler => ({
  name: paymentDeadline,
  run: ({ tenant, subject }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const order = await orderStore.findForChange(tx, subject, true);
      if (order?.status !== 'awaiting-payment') return;
      const at = deps.now();
      await saveDecision(tx, order, move(order, { move: 'expired', actor: 'payments', by: 'System' }, at), at);
    }),
});
