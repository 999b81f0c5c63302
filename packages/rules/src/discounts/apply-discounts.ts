import { isOpen } from '../hours/opening-hours.ts';
import { formatMoney, type Money, money, toMoney } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';
import type { Taxed } from '../price/tax-rate.ts';
import { dateText, localTime } from '../time/local-time.ts';
import { computeDiscounts, type DiscountedItem, sumOfDiscounts } from './compute-discounts.ts';
import { couponTexts as texts } from './coupon-texts.de.ts';
import { type Discount, type DiscountLine, type PriceContext, termsOf } from './discount.ts';
import { timesText } from './times-text.ts';

/** The order and the time of ordering; `goodsGross` is the gross of the goods before discounts. */
export type DiscountQuery = {
  readonly branch: string;
  /** Time zone of the branch. */
  readonly zone: string;
  readonly orderType: OrderType;
  readonly goodsGross: Money;
  readonly currency: string;
  readonly now: Date;
};

export type CouponFault = { readonly code: string; readonly message: string };

/**
 * Why a discount does not apply to an order (DISC-02, DISC-03); undefined if it does. Times are those of ordering, not
 * those of the wished appointment.
 */
export function discountFault(discount: Discount, query: DiscountQuery): CouponFault | undefined {
  const { branch, zone, orderType, goodsGross, currency, now } = query;
  const { validFrom, validUntil, schedule, branches, orderTypes } = discount;
  const dayOf = (instant: number) => dateText(localTime(zone, instant));
  if (validFrom && now.getTime() < Date.parse(validFrom))
    return { code: 'COUPON_NOT_YET', message: texts.notYet(dayOf(Date.parse(validFrom))) };
  if (validUntil && now.getTime() >= Date.parse(validUntil))
    return { code: 'COUPON_EXPIRED', message: texts.expired(dayOf(Date.parse(validUntil) - 1)) };
  if (branches.length > 0 && !branches.some(({ id }) => id === branch))
    return { code: 'COUPON_OTHER_BRANCH', message: texts.otherBranch };
  if (orderTypes.length > 0 && !orderTypes.includes(orderType))
    return { code: 'COUPON_OTHER_TYPE', message: texts.otherType(orderTypes) };
  if (schedule.length > 0 && !isOpen(schedule, zone, now))
    return { code: 'COUPON_OTHER_TIME', message: texts.otherTime(timesText(schedule, zone, now)) };
  const minimum = toMoney(discount.minimum);
  const missing = money(Math.max(0, minimum - goodsGross));
  if (missing > 0)
    return {
      code: 'COUPON_MINIMUM',
      message: texts.minimum(formatMoney(missing, currency), formatMoney(minimum, currency)),
    };
  return undefined;
}

type OrderToDiscount = PriceContext & {
  readonly items: readonly DiscountedItem[];
  readonly fee: Taxed | undefined;
};

type Applied = {
  readonly lines: DiscountLine[];
  /** Why the coupon takes nothing off. */
  readonly fault?: CouponFault;
};

/**
 * The discounts of an order (DISC-04): the best automatic discount, for equal ones the one with the lower id, then at
 * most one coupon.
 */
export function applyDiscounts(
  { items, fee, ...context }: OrderToDiscount,
  { automatic, coupon }: { readonly automatic: readonly Discount[]; readonly coupon?: Discount | undefined },
  query: DiscountQuery,
): Applied {
  const best = automatic
    .filter((discount) => !discountFault(discount, query))
    .map((discount) => {
      const terms = termsOf(discount, context);
      return { terms, value: sumOfDiscounts(computeDiscounts(items, fee, [terms])) };
    })
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value || (one.terms.id < other.terms.id ? -1 : 1))[0];
  const applied = best ? [best.terms] : [];
  const fault = coupon && discountFault(coupon, query);
  if (!coupon || fault) return { lines: computeDiscounts(items, fee, applied), ...(fault && { fault }) };
  const lines = computeDiscounts(items, fee, [...applied, termsOf(coupon, context)]);
  if (lines.some(({ id }) => id === coupon.id)) return { lines };
  return {
    lines,
    fault: {
      code: 'COUPON_WITHOUT_EFFECT',
      message: coupon.kind === 'delivery' ? texts.noFee : texts.otherProducts,
    },
  };
}
