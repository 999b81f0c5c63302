import { type Money, money, roundToCents, subtract, sumOf } from '../money/money.ts';
import type { Split } from '../price/totals.ts';

/** Units of `Money` in a cent. */
const centSize = 100;

/**
 * Revenue by VAT rate in whole cents (CLOSE-09). Refunds of several rates leave fractions of a cent per rate; their sum
 * is exact. Each gross is rounded; if the rounded ones miss the sum, the rates that were rounded furthest take a cent.
 * net + tax = gross for each rate.
 */
export function revenueInCents(
  vat: readonly { readonly rate: number; readonly revenue: Split }[],
): (Split & { readonly rate: number })[] {
  const exact = vat.map(({ revenue }) => revenue.gross);
  const rounded = exact.map(roundToCents);
  const missing = subtract(roundToCents(sumOf(exact)), sumOf(rounded));
  const sign = Math.sign(missing);
  const furthest = exact
    .map((gross, index) => ({ index, rest: sign * subtract(gross, rounded[index] as Money) }))
    .toSorted((one, other) => other.rest - one.rest || other.index - one.index);
  const corrected = new Set(furthest.slice(0, Math.abs(missing) / centSize).map(({ index }) => index));
  return vat.map(({ rate, revenue }, index) => {
    const gross = money((rounded[index] as Money) + (corrected.has(index) ? sign * centSize : 0));
    const tax = roundToCents(revenue.tax);
    return { rate, net: subtract(gross, tax), tax, gross };
  });
}
