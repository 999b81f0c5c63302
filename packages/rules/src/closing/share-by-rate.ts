import { fraction, roundHalfUp } from '../money/fraction.ts';
import { type Money, money, subtract, sumOf } from '../money/money.ts';
import type { RateSplit } from '../price/totals.ts';

/** `of` * part / whole, rounded to 1/10,000; 0 of nothing. */
export const portion = (of: Money, part: Money, whole: Money): Money =>
  whole === 0 ? money(0) : money(roundHalfUp(fraction(BigInt(of) * BigInt(part), BigInt(whole))));

/**
 * Divides a refund among the VAT rates of an order, in proportion to their sales. The shares add up to the refund, none
 * exceeds the sales of its rate, and a full refund returns exactly the VAT of the sale (CLOSE-05). More than the sales
 * counts as all of them.
 */
export function shareByRate(refund: Money, sales: readonly RateSplit[]): RateSplit[] {
  const total = sumOf(sales.map(({ gross }) => gross));
  const shared = money(Math.min(refund, total));
  if (shared === 0) return [];
  // Differences of rounded running sums: their sum is exact.
  let [running, before] = [money(0), money(0)];
  return sales.map((sale) => {
    running = sumOf([running, sale.gross]);
    const upTo = portion(shared, running, total);
    const gross = subtract(upTo, before);
    before = upTo;
    const tax = portion(sale.tax, gross, sale.gross);
    return { rate: sale.rate, net: subtract(gross, tax), tax, gross };
  });
}
