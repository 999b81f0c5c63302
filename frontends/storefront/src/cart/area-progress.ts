import { type DeliveryArea, deliveryFee, missingToMinimum } from '@theke/rules/delivery/delivery-area';
import { type Money, money, toMoney } from '@theke/rules/money/money';

/**
 * Progress of the goods' value from 0 to 1: to the area's minimum, and beyond that to free delivery (FEE-02, FEE-04).
 */
export function areaProgress(area: DeliveryArea | undefined, goodsGross: Money): number {
  if (!area) return 1;
  if (missingToMinimum(area, goodsGross) > 0) return goodsGross / toMoney(area.minimumOrderValue ?? 0);
  return missingToFree(area, goodsGross) > 0 ? goodsGross / toMoney(area.freeFromOrderValue ?? 0) : 1;
}

/** Gross amount missing for free delivery; 0 if there is no such threshold or it is reached. */
export function missingToFree(area: DeliveryArea, goodsGross: Money): Money {
  const freeFrom = toMoney(area.freeFromOrderValue ?? 0);
  return money(deliveryFee(area, goodsGross) > 0 ? Math.max(0, freeFrom - goodsGross) : 0);
}
