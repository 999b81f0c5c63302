import type { Fact } from '@theke/contracts/event';
import {
  payableAbandoned,
  payablePaid,
  payableRefunded,
  paymentAbandoned,
  paymentChanged,
  paymentFailed,
  paymentMismatched,
  paymentRefunded,
  paymentSucceeded,
} from '@theke/contracts/payments/payment-events';
import { fromMoney, sumOf } from '@theke/rules/money/money';
import type { DuePayable, OrderDue } from './order-due.ts';
import type { Alarm, Payment, Refund } from './payment.ts';
import type { ListedPayment } from './payment-store.ts';
import { toStaff } from './payment-view.ts';

/** For a payable, with the order from whose page it is paid: only a mismatch is published for both. */
const commonFields = ({ id }: Payment, { order, uid, branch, payable }: OrderDue, at: Date) => ({
  order: payable?.order.id ?? order,
  uid: payable?.order.uid ?? uid,
  branch,
  payment: id,
  at: at.toISOString(),
});

/** The fields that events about a payable have in common. */
const payableFields = ({ id }: Payment, { kind }: DuePayable, { order, uid, branch }: OrderDue, at: Date) => ({
  ...{ payable: order, kind, uid, branch, payment: id },
  at: at.toISOString(),
});

/** Event with a payment's current state. */
export const changedFact = (
  payment: Payment,
  { uid, branch, payable }: Omit<ListedPayment, 'payment'>,
  at: Date,
): Fact =>
  paymentChanged(payment.id, payment.version, {
    id: payment.id,
    at: at.toISOString(),
    payment: toStaff({ payment, uid, branch, payable }),
  });

export function succeededFact(payment: Payment, due: OrderDue, at: Date): Fact {
  const { method, provider, currency } = payment;
  const paid = { method, provider, amount: fromMoney(payment.captured), currency };
  return due.payable
    ? payablePaid(payment.id, payment.version, { ...payableFields(payment, due.payable, due, at), ...paid })
    : paymentSucceeded(payment.id, payment.version, { ...commonFields(payment, due, at), ...paid });
}

/** A failed attempt to pay a payable is no event: its owner waits for the next one. */
export function failedFacts(payment: Payment, due: OrderDue, { isFinal }: { isFinal: boolean }, at: Date): Fact[] {
  if (due.payable) return isFinal ? [abandonedFact(due, at)] : [];
  const reason = payment.failureReason ?? 'abandoned';
  return [paymentFailed(payment.id, payment.version, { ...commonFields(payment, due, at), reason, isFinal })];
}

/** The guest gave up before the first attempt, or gave up a payable. */
export function abandonedFact({ order, uid, branch, payable }: OrderDue, at: Date): Fact {
  const about = { uid, branch, at: at.toISOString() };
  return payable
    ? payableAbandoned(order, 1, { payable: order, kind: payable.kind, ...about })
    : paymentAbandoned(order, 1, { order, ...about });
}

export const mismatchedFact = (payment: Payment, due: OrderDue, alarm: Alarm, at: Date): Fact =>
  paymentMismatched(payment.id, payment.version, { ...commonFields(payment, due, at), ...alarm });

/** @param payment after the refund */
export function refundedFact(payment: Payment, due: OrderDue, refund: Refund, at: Date): Fact {
  const done = sumOf(payment.refunds.filter(({ state }) => state === 'done').map(({ amount }) => amount));
  const refunded = {
    refund: refund.id,
    amount: fromMoney(refund.amount),
    currency: payment.currency,
    // A surplus payment never belonged to the order.
    refundedTotal: payment.isSurplus ? 0 : fromMoney(done),
    reason: refund.reason,
    note: refund.note,
  };
  if (due.payable)
    return payableRefunded(payment.id, payment.version, {
      ...payableFields(payment, due.payable, due, at),
      ...refunded,
    });
  const isFull = done >= payment.captured;
  return paymentRefunded(payment.id, payment.version, { ...commonFields(payment, due, at), ...refunded, isFull });
}
