import type { OrderTakings } from '../closing/order-takings.ts';
import { type Money, money, subtract, sumOf } from '../money/money.ts';
import type { RateSplit } from '../price/totals.ts';
import type { ReceiptKind } from './receipt-kinds.ts';
import { revenueInCents } from './revenue-in-cents.ts';

export type ReceiptToSign = {
  readonly kind: ReceiptKind;
  /** By ascending rate, without rows of zeros; gross in whole cents. */
  readonly vat: readonly RateSplit[];
  readonly gross: Money;
  /** Whether it covers all that was sold: there was no receipt before, and nothing was refunded. */
  readonly isWhole: boolean;
};

/**
 * The receipt for an order's change, which is the difference of what day closes count (FISCAL-01). The receipts of an
 * order therefore add up to its revenue.
 * @returns undefined if the change moves no money
 */
export function receiptForChange(before: OrderTakings, now: OrderTakings): ReceiptToSign | undefined {
  const [earlier, current] = [revenueInCents(before), revenueInCents(now)];
  const rates = [...new Set([...earlier, ...current].map(({ rate }) => rate))];
  const vat = rates
    .toSorted((one, other) => one - other)
    .map((rate) => ({ rate, ...difference(atRate(current, rate), atRate(earlier, rate)) }))
    .filter(({ gross, tax }) => gross !== 0 || tax !== 0);
  if (vat.length === 0) return undefined;
  const gross = sumOf(vat.map((split) => split.gross));
  return {
    kind: gross < 0 ? 'reversal' : 'sale',
    vat,
    gross,
    isWhole: earlier.length === 0 && now.returned.length === 0 && !now.open,
  };
}

const nothing = { net: money(0), tax: money(0), gross: money(0) };

const atRate = (splits: readonly RateSplit[], rate: number) => splits.find((split) => split.rate === rate) ?? nothing;

const difference = (now: typeof nothing, before: typeof nothing) => ({
  net: subtract(now.net, before.net),
  tax: subtract(now.tax, before.tax),
  gross: subtract(now.gross, before.gross),
});
