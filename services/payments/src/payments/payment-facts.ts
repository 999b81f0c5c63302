import type { Fact } from '@theke/contracts/event';
import {
  paymentAbandoned,
  paymentChanged,
  paymentFailed,
  paymentMismatched,
  paymentRefunded,
  paymentSucceeded,
} from '@theke/contracts/payments/payment-events';
import { fromMoney, sumOf } from '@theke/rules/money/money';
import type { OrderDue } from './order-due.ts';
import type { Alarm, Payment, Refund } from './payment.ts';
import { toStaff } from './payment-view.ts';

const commonFields = ({ id }: Payment, { order, uid, branch }: OrderDue, at: Date) => ({
  order,
  uid,
  branch,
  payment: id,
  at: at.toISOString(),
});

/** Event with a payment's current state. */
export const changedFact = (payment: Payment, { uid, branch }: Pick<OrderDue, 'uid' | 'branch'>, at: Date): Fact =>
  paymentChanged(payment.id, payment.version, {
    id: payment.id,
    at: at.toISOString(),
    payment: toStaff({ payment, uid, branch }),
  });

export const succeededFact = (payment: Payment, due: OrderDue, at: Date): Fact =>
  paymentSucceeded(payment.id, payment.version, {
    ...commonFields(payment, due, at),
    method: payment.method,
    provider: payment.provider,
    amount: fromMoney(payment.captured),
    currency: payment.currency,
  });

export const failedFact = (payment: Payment, due: OrderDue, { isFinal }: { isFinal: boolean }, at: Date): Fact =>
  paymentFailed(payment.id, payment.version, {
    ...commonFields(payment, due, at),
    reason: payment.failureReason ?? 'abandoned',
    isFinal,
  });

/** The guest gave up before the first attempt. */
export const abandonedFact = ({ order, uid, branch }: OrderDue, at: Date): Fact =>
  paymentAbandoned(order, 1, { order, uid, branch, at: at.toISOString() });

export const mismatchedFact = (payment: Payment, due: OrderDue, alarm: Alarm, at: Date): Fact =>
  paymentMismatched(payment.id, payment.version, { ...commonFields(payment, due, at), ...alarm });

/** @param payment after the refund */
export function refundedFact(payment: Payment, due: OrderDue, refund: Refund, at: Date): Fact {
  const done = sumOf(payment.refunds.filter(({ state }) => state === 'done').map(({ amount }) => amount));
  return paymentRefunded(payment.id, payment.version, {
    ...commonFields(payment, due, at),
    refund: refund.id,
    amount: fromMoney(refund.amount),
    currency: payment.currency,
    // A surplus payment never belonged to the order.
    refundedTotal: payment.isSurplus ? 0 : fromMoney(done),
    isFull: done >= payment.captured,
    reason: refund.reason,
    note: refund.note,
  });
}
