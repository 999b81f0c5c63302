import { setTimer } from '@theke/kit/events/timers';
import { dueStore } from './due-store.ts';
import { isPayable } from './order-due.ts';
import { isLive, isSettling } from './payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { failedFact } from './payment-facts.ts';
import { paymentStore } from './payment-store.ts';
import { checkTimer } from './settle-order.ts';

/**
 * The guest pays in another way: ordering is told that this order will not be paid, so that it lets go of what it held. What
 * is paid all the same in the meantime goes back as a late payment. Nothing happens where it is paid, over or never begun.
 */
export const giveUp = (deps: PaymentDeps, { tenant, order }: { tenant: string; order: string }): Promise<void> =>
  deps.db.withTenant(tenant, async (tx) => {
    const at = deps.now();
    const due = await dueStore.lock(tx, order);
    const payments = await paymentStore.ofOrder(tx, order);
    const last = payments.at(-1);
    if (!due || !last || !isPayable(due, at) || payments.some(isSettling)) return;
    dueStore.save(tx, { ...due, ended: 'failed' });
    if (isLive(last)) setTimer(tx, { name: checkTimer, subject: last.id, at });
    tx.publish(failedFact(last, due, { isFinal: true }, at));
  });
