import type { Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import type { OrderDue } from './order-due.ts';
import { refundsNeeded } from './payment-decisions.ts';
import { paymentStore, refundStore } from './payment-store.ts';

/** Rings when a decided refund is to be carried out. */
export const refundTimer = 'refund';
/** Rings when the provider is to be asked how a payment stands. */
export const checkTimer = 'check-payment';

/** Decides what has to go back now; the order is locked. A refund and the timer that carries it out are one change. */
export async function settleOrder(
  deps: { newId: () => string },
  tx: Transaction,
  due: OrderDue,
  at: Date,
): Promise<void> {
  for (const { payment, amount, reason } of refundsNeeded(due, await paymentStore.ofOrder(tx, due.order))) {
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
