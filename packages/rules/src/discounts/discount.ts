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

/** One price for all products of a category. */
export type CategoryPrice = { readonly category: { readonly id: string }; readonly price: number };

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
  /** Categories whose products count like those in `products` (DISC-15). */
  readonly categories?: readonly { readonly id: string }[] | undefined;
  /** For the kind `prices`: one price for all products of a category without a price of their own. */
  readonly categoryPrices?: readonly CategoryPrice[] | undefined;
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

/** Ids of the products that the valid menu has in a category; empty if it does not have the category. */
export type ProductsIn = (category: string) => readonly string[];

/** What orders are priced with: regular prices, and the menu that is valid now. */
export type PriceContext = { readonly priceOf: PriceOf; readonly productsIn: ProductsIn };

/** Whether the products of a discount depend on the menu. */
export const namesCategories = ({ categories = [], categoryPrices = [] }: Discount): boolean =>
  categories.length + categoryPrices.length > 0;

/**
 * The prices of a list by product. The price of a product goes before that of its category; of several categories the
 * lowest price counts (DISC-15).
 */
export function listPrices(
  { prices, categoryPrices = [] }: Pick<Discount, 'prices' | 'categoryPrices'>,
  productsIn: ProductsIn,
): Map<string, number> {
  const listed = new Map<string, number>();
  for (const { category, price } of categoryPrices)
    for (const product of productsIn(category.id)) listed.set(product, Math.min(price, listed.get(product) ?? price));
  for (const { product, price } of prices) listed.set(product.id, price);
  return listed;
}

/** How much less the products of a price list cost now, without those that are not cheaper on the list. */
const reductionsOf = (discount: Discount, { priceOf, productsIn }: PriceContext): Record<string, number> =>
  Object.fromEntries(
    [...listPrices(discount, productsIn)].flatMap(([product, price]) => {
      const less = subtract(toMoney(priceOf(product) ?? 0), toMoney(price));
      return less > 0 ? [[product, fromMoney(less)] as const] : [];
    }),
  );

/** The terms of a discount in an order that is placed now. Categories become their products (DISC-08, DISC-15). */
export function termsOf(discount: Discount, context: PriceContext): DiscountTerms {
  const { id, kind, name, code, percent, amount, products, categories = [] } = discount;
  const agreed = { id, kind, name, ...(code && { code }) };
  if (kind === 'prices') return { ...agreed, reductions: reductionsOf(discount, context) };
  const covered = [
    ...products.map((product) => product.id),
    ...categories.flatMap((each) => context.productsIn(each.id)),
  ];
  return {
    ...agreed,
    ...(kind === 'amount' ? { amount } : { percent }),
    // An empty category has no products: then nothing is discounted.
    ...(kind !== 'delivery' && products.length + categories.length > 0 && { products: [...new Set(covered)] }),
  };
}
