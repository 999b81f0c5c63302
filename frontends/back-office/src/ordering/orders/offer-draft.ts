import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { Order } from '@theke/contracts/ordering/order';
import { fromMoney, type Money, toMoney } from '@theke/rules/money/money';
import { grossOfAmount, totalsOfItems } from '@theke/rules/price/changed-items';
import { addDays, dateOf, localTime } from '@theke/rules/time/local-time';
import type { Measured } from '@theke/rules/units/units';

/** Gross unit prices as typed, in the order of the items. */
export type TypedPrices = readonly string[];

/** Formats a price for its field: "10,90". */
export const typedPrice = (price: number): string =>
  price.toLocaleString('de-AT', { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: false });

/** Parses a price; undefined if it is empty, invalid, negative or has too many decimals. */
export function priceOf(typed: string): number | undefined {
  const price = parseNumber(typed);
  if (price === null || !(price >= 0 && price <= 1_000_000)) return undefined;
  return fromMoney(toMoney(price)) === price ? price : undefined;
}

export type OfferSums = { gross: readonly Money[]; total: Money };

/** Totals at these prices, calculated like on the server; undefined until every price is valid. */
export function sumsOf(
  { items, totals }: Pick<Order, 'items' | 'totals'>,
  typed: TypedPrices,
  measures: ReadonlyMap<string, Measured>,
): OfferSums | undefined {
  const gross: Money[] = [];
  for (const [index, item] of items.entries()) {
    const unitPrice = priceOf(typed[index] ?? '');
    if (unitPrice === undefined) return undefined;
    gross.push(grossOfAmount({ ...item, unitPrice }, item.amount, measures.get(item.product)));
  }
  const priced = items.map((item, index) => ({ ...item, gross: fromMoney(gross[index] as Money) }));
  return { gross, total: totalsOfItems(priced, totals).total.gross };
}

/** End of the day in a week, in the branch's time zone, as the value of a date-time field. */
export const usualEnd = (now: number, zone: string): string => `${addDays(dateOf(localTime(zone, now)), 7)}T23:59`;
