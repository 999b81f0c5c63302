import { type Money, money, subtract, toMoney } from '../money/money.ts';

/** Gross amounts of an order, as decimal numbers in its currency. */
type Refunded = {
  /** Total of all refunds so far. */
  readonly refunded: number;
  /** Total at the online payment; null without one. */
  readonly paidTotal: number | null;
  /** Current total. */
  readonly total: number;
};

/**
 * The part of the refunds to deduct from the current total (PAY-18). Refunds for items removed after the payment are
 * already excluded from the total.
 */
export function refundedOfTotal({ refunded, paidTotal, total }: Refunded): Money {
  const lowered = paidTotal === null ? 0 : Math.max(0, subtract(toMoney(paidTotal), toMoney(total)));
  return money(Math.max(0, toMoney(refunded) - lowered));
}
