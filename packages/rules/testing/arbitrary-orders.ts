import fc from 'fast-check';
import type { DiscountLine } from '../src/discounts/discount.ts';
import { discountsOfItems, totalsOfItems } from '../src/price/changed-items.ts';
import { toPricingResult } from '../src/price/totals.ts';

/** Decimal amounts in whole cents. @param max in cents */
export const cents = (max: number) => fc.integer({ min: 0, max }).map((each) => each / 100);

/** Fields of a sold item: a dish or a bundle, with or without a deposit. */
export const itemFields = {
  gross: cents(5_000),
  tax: fc.constantFrom(0, 4.9, 10, 13, 20),
  deposit: fc.constantFrom(undefined, 0.25, 2),
  depositTax: fc.constantFrom(undefined, 20),
  contents: fc.constantFrom(undefined, [
    { product: null, tax: 10, price: 4.9 },
    { product: null, tax: 20, price: 3.1 },
  ]),
};
export const arbitraryItem = fc.record(itemFields);

/** Terms of discounts: percent, amount, product and delivery. */
export const arbitraryDiscounts = fc.array(
  fc.record({
    ...{ id: fc.uuid(), name: fc.constant('Rabatt'), percent: fc.constantFrom(10, 33.33, 100), amount: cents(2_000) },
    kind: fc.constantFrom('percent', 'amount', 'product', 'delivery'),
  }),
  { maxLength: 2 },
);

type Items = Parameters<typeof totalsOfItems>[0];

/** Totals of items with a delivery fee and discounts, as an order has them. */
export function totalsWith(items: Items, fee: number, discounts: readonly object[]) {
  const delivered = { delivery: { net: fee, tax: 0, gross: fee }, ...(fee > 0 && { deliveryRate: 10 }) };
  const asked = { ...delivered, discounts: discounts as readonly DiscountLine[] };
  const lines = discountsOfItems(items, asked);
  return { ...toPricingResult(totalsOfItems(items, asked)), ...delivered, discounts: lines };
}
