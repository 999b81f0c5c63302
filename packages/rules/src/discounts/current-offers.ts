import { openUntil } from '../hours/opening-hours.ts';
import type { BranchHours } from '../hours/opening-status.ts';
import { zoneOf } from '../hours/opening-status.ts';
import { type Money, toMoney } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';
import { discountFault } from './apply-discounts.ts';
import type { Discount } from './discount.ts';

type Priced = { readonly id: string; readonly price: number; readonly isPriceHidden?: boolean | undefined };
type Query<P> = {
  readonly branch: BranchHours & { readonly id: string };
  readonly orderType: OrderType;
  readonly now: Date;
  /** Products of the menu; offers name only these. */
  readonly products: readonly P[];
};

/** A product of a price list that is cheaper now. */
export type OfferedProduct<P> = { readonly product: P; readonly price: Money; readonly regular: Money };
export type Offer<P> = {
  readonly id: string;
  readonly name: string;
  /** When it ends, if within a day. */
  readonly until: Date | undefined;
  /** Least value of the goods; 0: none. */
  readonly minimum: Money;
  /** Only of price lists. */
  readonly products: readonly OfferedProduct<P>[];
};

const dayMs = 86_400_000;

/** The end of the current weekly time or of the validity, whichever is first. */
function endOf({ schedule, validUntil }: Discount, zone: string, now: Date): Date | undefined {
  const closes = schedule.length > 0 ? openUntil(schedule, zone, now) : undefined;
  const ends = [closes instanceof Date ? closes.getTime() : Infinity, validUntil ? Date.parse(validUntil) : Infinity];
  const first = Math.min(...ends);
  return first - now.getTime() <= dayMs ? new Date(first) : undefined;
}

/** The discounts without a code that an order in a branch gets now, for its menu (DISC-14). */
export function currentOffers<P extends Priced>(
  discounts: readonly Discount[],
  { branch, orderType, now, products }: Query<P>,
): Offer<P>[] {
  const zone = zoneOf(branch);
  const byId = new Map(products.map((product) => [product.id, product]));
  return discounts.flatMap((discount) => {
    const { id, name, kind, prices } = discount;
    const minimum = toMoney(discount.minimum);
    const query = { branch: branch.id, zone, orderType, currency: 'EUR', now, goodsGross: minimum };
    if (discountFault(discount, query)) return [];
    const offered = prices.flatMap(({ product: { id: listed }, price }) => {
      const product = byId.get(listed);
      if (!product || product.isPriceHidden || price >= product.price) return [];
      return [{ product, price: toMoney(price), regular: toMoney(product.price) }];
    });
    if (kind === 'prices' && offered.length === 0) return [];
    return [{ id, name, until: endOf(discount, zone, now), minimum, products: offered }];
  });
}
