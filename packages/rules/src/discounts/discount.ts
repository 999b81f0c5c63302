import type { OpeningRules } from '../hours/opening-hours.ts';
import type { OrderType } from '../orders/order-types.ts';

export const discountKinds = ['percent', 'amount', 'product', 'delivery'] as const;
/** Part of the goods, an amount off them, one product free or reduced, or the delivery fee. */
export type DiscountKind = (typeof discountKinds)[number];

/** What a discount takes off; an order keeps it as agreed (DISC-08). Amounts are decimal numbers of the currency. */
export type DiscountTerms = {
  readonly id: string;
  readonly kind: DiscountKind;
  /** Shown to guests. */
  readonly name: string;
  /** The redeemed code; absent for an automatic discount. */
  readonly code?: string | undefined;
  /** Of the discounted price; for all kinds except `amount`. */
  readonly percent?: number | undefined;
  /** For the kind `amount`. */
  readonly amount?: number | undefined;
  /** Ids of the discounted products; absent: all. */
  readonly products?: string[] | undefined;
};

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

export function termsOf({ id, kind, name, code, percent, amount, products }: Discount): DiscountTerms {
  return {
    id,
    kind,
    name,
    ...(code && { code }),
    ...(kind === 'amount' ? { amount } : { percent }),
    ...(kind !== 'delivery' && products.length > 0 && { products: products.map((product) => product.id) }),
  };
}
