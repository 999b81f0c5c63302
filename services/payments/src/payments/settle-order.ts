import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { dueStore } from './due-store.ts';
import type { OrderDue } from './order-due.ts';
import { isLive } from './payment.ts';
import { refundsNeeded } from './payment-decisions.ts';
import { paymentStore, refundStore } from './payment-store.ts';

/** Timer that executes a stored refund. */
export const refundTimer = 'refund';
/** Timer that checks a payment at the provider. */
export const checkTimer = 'check-payment';

/** Decides the refunds needed now; requires the lock of the order. Stores each with its timer in one change. */
export async function settleOrder(
  deps: { newId: () => string },
  tx: Transaction,
  due: OrderDue,
  at: Date,
): Promise<void> {
  for (const { payment, amount, reason } of refundsNeeded(due, await paymentStore.findByOrder(tx, due.order))) {
    const id = deps.newId();
    refundStore.insert(tx, {
      id,
      payment: payment.id,
      key: null,
      amount,
      reason,
      note: '',
      by: 'System',
      state: 'due',
      reference: null,
      createdAt: at,
      doneAt: null,
    });
    setTimer(tx, { name: refundTimer, subject: id, at });
  }
}

/**
 * Stores a due and settles its money. If it has ended, checkouts that could still be paid are closed at their provider.
 * Requires the lock of the due.
 */
export async function saveDue(deps: { newId: () => string }, tx: Transaction, due: OrderDue, at: Date): Promise<void> {
  dueStore.save(tx, due);
  await settleOrder(deps, tx, due, at);
  if (!due.ended) return;
  for (const payment of await paymentStore.findByOrder(tx, due.order))
    if (isLive(payment)) setTimer(tx, { name: checkTimer, subject: payment.id, at });
}
