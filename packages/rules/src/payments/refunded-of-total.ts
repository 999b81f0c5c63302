import { type Money, money, subtract, toMoney } from '../money/money.ts';

/** Gross amounts of an order, decimal numbers of its currency. */
type Refunded = {
  /** All that was given back so far. */
  readonly refunded: number;
  /** What it cost when it was paid online; null if it was not. */
  readonly paidTotal: number | null;
  /** What it costs now. */
  readonly total: number;
};

/**
 * Returns how much of what an order costs now was given back (PAY-18). What went back because items were struck out after it was paid is
 * missing from the total already.
 */
export function refundedOfTotal({ refunded, paidTotal, total }: Refunded): Money {
  const lowered = paidTotal === null ? 0 : Math.max(0, subtract(toMoney(paidTotal), toMoney(total)));
  return money(Math.max(0, toMoney(refunded) - lowered));
}
