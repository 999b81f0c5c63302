import type { Spot } from '../map/map-view.ts';
import { type Money, money, toMoney } from '../money/money.ts';

/** A delivery area with its costs, in its shape on the wire: gross decimal numbers, `tax` a percentage. */
export type DeliveryArea = {
  readonly area: string;
  readonly price: number;
  readonly tax: number;
  readonly free?: boolean | null | undefined;
  readonly freeFromOrderValue?: number | null | undefined;
  readonly minimumOrderValue?: number | null | undefined;
  /** Duration of the ride in minutes (WHEN-04). */
  readonly minutes?: number | null | undefined;
  /** Outline of a zone drawn on a map (ZONE-01); none for an area that is only named. */
  readonly points?: readonly Spot[] | undefined;
  /** Set instead of the points for guests. */
  readonly isDrawn?: boolean | undefined;
};

/** The gross delivery fee: none if the area is free or the goods' gross exceeds `freeFromOrderValue` (0: unset). */
export function deliveryFee(area: DeliveryArea, goodsGross: Money): Money {
  const freeFrom = toMoney(area.freeFromOrderValue ?? 0);
  return area.free || (freeFrom > 0 && goodsGross > freeFrom) ? money(0) : toMoney(area.price);
}

/**
 * The goods' gross missing to the area's minimum order value; 0 once it is reached or equal. Also 0 if prices are
 * hidden from guests (PRICE-12), because the missing amount would reveal them.
 */
export const missingToMinimum = (area: DeliveryArea, goodsGross: Money | undefined): Money =>
  money(goodsGross === undefined ? 0 : Math.max(0, toMoney(area.minimumOrderValue ?? 0) - goodsGross));
