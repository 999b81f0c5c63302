import type { OpeningRules } from '../hours/opening-hours.ts';
import { fromMoney, subtract, toMoney } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';

export const discountKinds = ['percent', 'amount', 'product', 'prices', 'delivery'] as const;
/** Part of the goods, an amount off them, one product free or reduced, a price list, or the delivery fee. */
export type DiscountKind = (typeof discountKinds)[number];

/** What a discount takes off; an order keeps it as agreed (DISC-08). Amounts are decimal numbers of the currency. */
export type DiscountTerms = {
  readonly id: string;
  readonly kind: DiscountKind;
  /** Shown to guests. */
  readonly name: string;
  /** The redeemed code; absent for an automatic discount. */
  readonly code?: string | undefined;
  /** Of the discounted price; for `percent`, `product` and `delivery`. */
  readonly percent?: number | undefined;
  /** For the kind `amount`. */
  readonly amount?: number | undefined;
  /** Ids of the discounted products; absent: all. */
  readonly products?: string[] | undefined;
  /** For the kind `prices`: maps a product id to how much less its price unit costs (DISC-13). */
  readonly reductions?: Readonly<Record<string, number>> | undefined;
};

/** The price of a product in a price list, gross for one price unit without options. */
export type ListPrice = { readonly product: { readonly id: string }; readonly price: number };

/** A discount in the totals of an order: the deducted gross, and by which VAT rates (DISC-06). */
export type DiscountLine = DiscountTerms & {
  readonly gross: number;
  /** Maps a rate ("10") to its part of `gross`. */
  readonly rates: Readonly<Record<string, number>>;
};

/** A discount as the business defines it (DISC-01). Empty lists: no restriction. */
export type Discount = {
  readonly id: string;
  readonly kind: DiscountKind;
  readonly name: string;
  readonly percent: number;
  readonly amount: number;
  readonly products: readonly { readonly id: string }[];
  /** For the kind `prices`. */
  readonly prices: readonly ListPrice[];
  readonly code?: string | undefined;
  /** Instants; null: unlimited. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** Weekly times of ordering in the branch's zone. */
  readonly schedule: NonNullable<OpeningRules>;
  readonly branches: readonly { readonly id: string }[];
  readonly orderTypes: readonly OrderType[];
  /** Least gross of the goods, without fee and deposit. */
  readonly minimum: number;
};

/** The regular price of a product's price unit without options; undefined if it is not known. */
export type PriceOf = (product: string) => number | undefined;

/** How much less the products of a price list cost now, without those that are not cheaper on the list. */
const reductionsOf = (prices: readonly ListPrice[], priceOf: PriceOf): Record<string, number> =>
  Object.fromEntries(
    prices.flatMap(({ product, price }) => {
      const less = subtract(toMoney(priceOf(product.id) ?? 0), toMoney(price));
      return less > 0 ? [[product.id, fromMoney(less)] as const] : [];
    }),
  );

/** The terms of a discount in an order that is placed now. */
export function termsOf(discount: Discount, priceOf: PriceOf): DiscountTerms {
  const { id, kind, name, code, percent, amount, products, prices } = discount;
  const agreed = { id, kind, name, ...(code && { code }) };
  if (kind === 'prices') return { ...agreed, reductions: reductionsOf(prices, priceOf) };
  return {
    ...agreed,
    ...(kind === 'amount' ? { amount } : { percent }),
    ...(kind !== 'delivery' && products.length > 0 && { products: products.map((product) => product.id) }),
  };
}
