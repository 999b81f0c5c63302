import type { FailureReason, ProviderName, RefundReason } from '@theke/contracts/payments/payment';
import { formatMoney, type Money, money, subtract } from '@theke/rules/money/money';
import type { ProviderStatus } from '../providers/provider.ts';
import { isRefused, type OrderDue, type PaymentRequest, worthOf } from './order-due.ts';
import { type Alarm, type Decision, isSettling, leftOf, type Payment } from './payment.ts';
import { failedFacts, mismatchedFact, succeededFact } from './payment-facts.ts';

export const startAttempt = (
  {
    id,
    order,
    request,
    provider,
    returnUrl,
  }: { id: string; order: string; request: PaymentRequest; provider: ProviderName; returnUrl: string },
  at: Date,
): Payment => ({
  id,
  order,
  version: 1,
  method: request.method,
  provider,
  state: 'starting',
  failureReason: null,
  isSurplus: false,
  amount: request.amount,
  currency: request.currency,
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

/** The payment after the provider has created its checkout. */
export const opened = (
  payment: Payment,
  { reference, redirectUrl }: { reference: string; redirectUrl: string },
): Payment => (payment.state === 'starting' ? changed(payment, { state: 'open', reference, redirectUrl }) : payment);

/**
 * Applies a provider's status to a payment. A captured payment stays captured; a failed one may still turn out to be
 * paid.
 * @param siblings every payment of the order
 */
export function judge(
  payment: Payment,
  { due, siblings, providerStatus }: { due: OrderDue; siblings: readonly Payment[]; providerStatus: ProviderStatus },
  at: Date,
): Decision {
  const same: Decision = { next: payment, facts: [] };
  if (payment.state === 'captured' || payment.state === 'mismatched') return same;
  if (providerStatus.state === 'open') return same;
  if (providerStatus.state === 'failed')
    return payment.state === 'failed' ? same : fail(payment, due, providerStatus.reason, at);

  const alarm = alarmOf(payment, providerStatus);
  if (alarm) {
    // Money of another order or currency is not ours to refund.
    const captured = alarm.what === 'amount' ? providerStatus.amount : money(0);
    const next = changed(payment, { state: 'mismatched', captured, capture: providerStatus.capture, settledAt: at });
    return { next, facts: [mismatchedFact(next, due, alarm, at)], alarm };
  }
  const isSurplus = siblings.some((one) => one.id !== payment.id && isSettling(one));
  const next = changed(payment, {
    state: 'captured',
    failureReason: null,
    isSurplus,
    captured: providerStatus.amount,
    capture: providerStatus.capture,
    settledAt: at,
  });
  // An ended order publishes no payment: consumers would start to cook.
  return { next, facts: isSurplus || isRefused(due) ? [] : [succeededFact(next, due, at)] };
}

function fail(payment: Payment, due: OrderDue, reason: FailureReason, at: Date): Decision {
  const next = changed(payment, { state: 'failed', failureReason: reason, settledAt: at });
  return { next, facts: failedFacts(next, due, { isFinal: false }, at) };
}

type Captured = Extract<ProviderStatus, { state: 'captured' }>;

function alarmOf(payment: Payment, { amount, currency, payment: paidFor }: Captured): Alarm | undefined {
  if (paidFor !== payment.id) return { what: 'order', expected: payment.id, found: paidFor };
  if (currency !== payment.currency) return { what: 'currency', expected: payment.currency, found: currency };
  if (amount === payment.amount) return undefined;
  const text = (sum: Money) => formatMoney(sum, currency);
  return { what: 'amount', expected: text(payment.amount), found: text(amount) };
}

export type RefundNeeded = { payment: Payment; amount: Money; reason: RefundReason };

/**
 * Refunds after which the shop keeps at most the order's worth: nothing of a surplus payment or an ended order, at most
 * the total of others. Refunds by staff count.
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
  // It ended unpaid and was paid later.
  return ended === 'failed' ? 'late' : 'order-ended';
}
