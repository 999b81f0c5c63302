import { setTimer } from '@theke/kit/events/timers';
import { conflict } from '@theke/kit/problem';
import { dueStore } from './due-store.ts';
import { isPayable } from './order-due.ts';
import { isLive, isSettling } from './payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { abandonedFact, failedFact } from './payment-facts.ts';
import { paymentStore } from './payment-store.ts';
import { checkTimer } from './settle-order.ts';

/**
 * The guest pays in another way (PAY-08): ordering is told that this order will not be paid, so that it cancels it and gives back what
 * it held, also if no checkout was opened. What is paid in the meantime goes back as a late payment. Nothing happens if the order is
 * paid or has ended.
 * @throws Problem 409 PAYMENT_NOT_READY if payments has not heard of the order yet
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
    const payments = await paymentStore.ofOrder(tx, due.order);
    const last = payments.at(-1);
    if (!isPayable(due, at) || payments.some(isSettling)) return;
    dueStore.save(tx, { ...due, ended: 'failed' });
    if (!last) {
      tx.publish(abandonedFact(due, at));
      return;
    }
    if (isLive(last)) setTimer(tx, { name: checkTimer, subject: last.id, at });
    tx.publish(failedFact(last, due, { isFinal: true }, at));
  });
