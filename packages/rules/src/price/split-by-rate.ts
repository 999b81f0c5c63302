import { type Money, money, toMoney } from '../money/money.ts';
import type { Taxed } from './tax-rate.ts';

/**
 * Content of a sold bundle (PRODUCT-10): its VAT rate in percent and its individual gross price for one bundle, a
 * decimal number. `product` is null for an option without a product, which has the bundle's rate.
 */
export type Content = { readonly product: string | null; readonly tax: number; readonly price: number };

/**
 * An item's gross by VAT rate, ascending (TOTAL-09). A bundle's gross is divided among the rates of its contents in
 * proportion to their individual prices, in whole cents. Each share is rounded down; remaining cents go to the largest
 * remainders, for equal ones to the higher rate. Contents of a single rate get the whole gross. If there are several
 * rates and no prices, the item's own `tax` applies.
 */
export function splitByRate(
  gross: Money,
  { tax, contents = [] }: { readonly tax: number; readonly contents?: readonly Content[] | undefined },
): Taxed[] {
  const rates = [...new Set(contents.map((content) => content.tax))].sort((a, b) => a - b);
  if (rates.length <= 1) return [{ gross, rate: rates[0] ?? tax }];
  const weights = rates.map((rate) =>
    contents.reduce((sum, each) => (each.tax === rate ? sum + BigInt(toMoney(each.price)) : sum), 0n),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return [{ gross, rate: tax }];
  const cents = BigInt(Math.round(gross / centSize));
  const shares = rates.map((rate, index) => {
    const exact = cents * (weights[index] as bigint);
    return { rate, cents: exact / whole, rest: exact % whole };
  });
  const left = Number(cents - shares.reduce((sum, share) => sum + share.cents, 0n));
  const first = shares.toSorted((one, other) =>
    one.rest === other.rest ? other.rate - one.rate : one.rest > other.rest ? -1 : 1,
  );
  const raised = new Set(first.slice(0, left));
  return shares
    .map((share) => ({
      rate: share.rate,
      gross: money(Number(share.cents + (raised.has(share) ? 1n : 0n)) * centSize),
    }))
    .filter((share) => share.gross > 0 || gross === 0);
}

/** Units of `Money` in a cent. */
const centSize = 100;
