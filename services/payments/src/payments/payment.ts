import type { Fact } from '@theke/contracts/event';
import type {
  FailureReason,
  Mismatch,
  OnlineMethod,
  PaymentState,
  ProviderName,
  RefundReason,
  RefundState,
} from '@theke/contracts/payments/payment';
import { formatMoney, type Money, money, subtract, sumOf } from '@theke/rules/money/money';
import type { Standing } from '../providers/provider.ts';
import { type Asked, type OrderDue, worthOf } from './order-due.ts';
import { failedFact, mismatchedFact, succeededFact } from './payment-facts.ts';

/**
 * Glossary.
 * payment   one attempt of a guest to pay an order at a provider
 * live      the guest may still pay it; an order has one live attempt at most
 * captured  the money is there; the first one settles the order, any later one is surplus and goes back
 * standing  what the provider says about it when asked; nothing else moves a payment
 * refund    money that goes back: decided first, carried out then
 */
export type Payment = {
  id: string;
  order: string;
  version: number;
  method: OnlineMethod;
  provider: ProviderName;
  state: PaymentState;
  failureReason: FailureReason | null;
  isSurplus: boolean;
  amount: Money;
  currency: string;
  captured: Money;
  reference: string | null;
  capture: string | null;
  redirectUrl: string | null;
  /** Absolute; where the guest comes back to. */
  returnUrl: string;
  /** When the provider was asked last. */
  checkedAt: Date | null;
  createdAt: Date;
  settledAt: Date | null;
  refunds: Refund[];
};

export type Refund = {
  id: string;
  payment: string;
  key: string | null;
  amount: Money;
  reason: RefundReason;
  note: string;
  by: string;
  state: RefundState;
  reference: string | null;
  createdAt: Date;
  doneAt: Date | null;
};

export type Alarm = Pick<Mismatch, 'what' | 'expected' | 'found'>;
/** Next state, facts and what a person has to look at, together, so that none can be forgotten. */
export type Decision = { next: Payment; facts: Fact[]; alarm?: Alarm };

export const isLive = ({ state }: Payment): boolean => state === 'starting' || state === 'open';
export const isSettling = ({ state, isSurplus }: Payment): boolean => state === 'captured' && !isSurplus;

/** What was given back or is about to be; what the provider refused to give back is not. */
export const refundedOf = ({ refunds }: Payment): Money =>
  sumOf(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount));

export const leftOf = (payment: Payment): Money => subtract(payment.captured, refundedOf(payment));

export const startAttempt = (
  {
    id,
    order,
    asked,
    provider,
    returnUrl,
  }: { id: string; order: string; asked: Asked; provider: ProviderName; returnUrl: string },
  at: Date,
): Payment => ({
  id,
  order,
  version: 1,
  method: asked.method,
  provider,
  state: 'starting',
  failureReason: null,
  isSurplus: false,
  amount: asked.amount,
  currency: asked.currency,
  captured: money(0),
  reference: null,
  capture: null,
  redirectUrl: null,
  returnUrl,
  checkedAt: null,
  createdAt: at,
  settledAt: null,
  refunds: [],
});

const changed = (payment: Payment, changes: Partial<Payment>): Payment => ({
  ...payment,
  ...changes,
  version: payment.version + 1,
});

/** The provider has made a checkout of it. */
export const opened = (
  payment: Payment,
  { reference, redirectUrl }: { reference: string; redirectUrl: string },
): Payment => (payment.state === 'starting' ? changed(payment, { state: 'open', reference, redirectUrl }) : payment);

/**
 * What follows from how a payment stands at its provider. Whatever was captured stays captured; one that failed may
 * still turn out to have been paid.
 * @param siblings every payment of the order
 */
export function judge(
  payment: Payment,
  { due, siblings, standing }: { due: OrderDue; siblings: readonly Payment[]; standing: Standing },
  at: Date,
): Decision {
  const same: Decision = { next: payment, facts: [] };
  if (payment.state === 'captured' || payment.state === 'mismatched') return same;
  if (standing.state === 'open') return same;
  if (standing.state === 'failed') return payment.state === 'failed' ? same : fail(payment, due, standing.reason, at);

  const alarm = alarmOf(payment, standing);
  if (alarm) {
    // Of money that belongs to another order or is of another currency nothing is ours to give back.
    const captured = alarm.what === 'amount' ? standing.amount : money(0);
    const next = changed(payment, { state: 'mismatched', captured, capture: standing.capture, settledAt: at });
    return { next, facts: [mismatchedFact(next, due, alarm, at)], alarm };
  }
  const isSurplus = siblings.some((one) => one.id !== payment.id && isSettling(one));
  const next = changed(payment, {
    state: 'captured',
    failureReason: null,
    isSurplus,
    captured: standing.amount,
    capture: standing.capture,
    settledAt: at,
  });
  // An order that has ended is not told that it was paid: who hears that after all would begin to cook.
  return { next, facts: isSurplus || due.ended ? [] : [succeededFact(next, due, at)] };
}

function fail(payment: Payment, due: OrderDue, reason: FailureReason, at: Date): Decision {
  const next = changed(payment, { state: 'failed', failureReason: reason, settledAt: at });
  return { next, facts: [failedFact(next, due, { isFinal: false }, at)] };
}

type Captured = Extract<Standing, { state: 'captured' }>;

function alarmOf(payment: Payment, { amount, currency, payment: paidFor }: Captured): Alarm | undefined {
  if (paidFor !== payment.id) return { what: 'order', expected: payment.id, found: paidFor };
  if (currency !== payment.currency) return { what: 'currency', expected: payment.currency, found: currency };
  if (amount === payment.amount) return undefined;
  const text = (sum: Money) => formatMoney(sum, currency);
  return { what: 'amount', expected: text(payment.amount), found: text(amount) };
}

export type RefundNeeded = { payment: Payment; amount: Money; reason: RefundReason };

/**
 * What has to go back so that the shop keeps no more than the order is worth: nothing of a surplus payment, nothing of an
 * order that has ended, and no more than its total of any other. What staff gave back counts.
 */
export function refundsNeeded(due: OrderDue, payments: readonly Payment[]): RefundNeeded[] {
  return payments
    .filter(({ state }) => state === 'captured')
    .map((payment) => ({
      payment,
      amount: subtract(leftOf(payment), payment.isSurplus ? money(0) : worthOf(due)),
      reason: reasonOf(due, payment),
    }))
    .filter(({ amount }) => amount > 0);
}

function reasonOf({ ended }: OrderDue, { isSurplus }: Payment): RefundReason {
  if (isSurplus) return 'surplus';
  if (!ended) return 'order-cheaper';
  // It ended because it was not paid, and then it was.
  return ended === 'expired' || ended === 'declined' ? 'late' : 'order-ended';
}
