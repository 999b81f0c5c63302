import { setTimer } from '@theke/kit/events/timers';
import { conflict } from '@theke/kit/problem';
import { dueStore } from './due-store.ts';
import { isPayable } from './order-due.ts';
import { isLive, isSettling } from './payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { abandonedFact, failedFacts } from './payment-facts.ts';
import { paymentStore } from './payment-store.ts';
import { checkTimer } from './settle-order.ts';

/**
 * The guest chooses another way to pay (PAY-08): tells ordering to cancel the order and return its reservation, or to
 * release the part of a bill, even without a checkout. A later payment is refunded as late. Does nothing if the order
 * is paid or has ended.
 * @throws Problem 409 PAYMENT_NOT_READY if the order has not arrived yet
 */
export const giveUp = (
  deps: PaymentDeps,
  { tenant, order }: { tenant: string; order: string | undefined },
): Promise<void> =>
  deps.db.withTenant(tenant, async (tx) => {
    const at = deps.now();
    const due = order === undefined ? undefined : await dueStore.lock(tx, order);
    if (!due)
      throw conflict(
        'PAYMENT_NOT_READY',
        'Ihre Bestellung ist gerade erst eingegangen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      );
    const payments = await paymentStore.findByOrder(tx, due.order);
    const last = payments.at(-1);
    if (!isPayable(due, at) || payments.some(isSettling)) return;
    dueStore.save(tx, { ...due, ended: 'failed' });
    if (!last) {
      tx.publish(abandonedFact(due, at));
      return;
    }
    if (isLive(last)) setTimer(tx, { name: checkTimer, subject: last.id, at });
    tx.publish(...failedFacts(last, due, { isFinal: true }, at));
  });
