import { type Money, money, toMoney } from '../money/money.ts';

/** Where a branch delivers to and for how much, in its shape on the wire: gross decimal numbers, `tax` a percentage. */
export type DeliveryArea = {
  readonly area: string;
  readonly price: number;
  readonly tax: number;
  readonly free?: boolean | null | undefined;
  readonly freeFromOrderValue?: number | null | undefined;
  readonly minimumOrderValue?: number | null | undefined;
  /** How long the ride takes (WHEN-04). */
  readonly minutes?: number | null | undefined;
};

/** The gross delivery fee: none if the area is free or the goods' gross exceeds `freeFromOrderValue` (0: unset). */
export function deliveryFee(area: DeliveryArea, goodsGross: Money): Money {
  const freeFrom = toMoney(area.freeFromOrderValue ?? 0);
  return area.free || (freeFrom > 0 && goodsGross > freeFrom) ? money(0) : toMoney(area.price);
}

/**
 * The goods' gross that is missing until the area's minimum order value is reached; 0 once it is, at equality too, and where guests
 * are not told what the goods cost (PRICE-12): what is missing would tell it.
 */
export const missingToMinimum = (area: DeliveryArea, goodsGross: Money | undefined): Money =>
  money(goodsGross === undefined ? 0 : Math.max(0, toMoney(area.minimumOrderValue ?? 0) - goodsGross));
