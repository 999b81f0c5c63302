import { type DeliveryArea, deliveryFee, missingToMinimum } from '@theke/rules/delivery/delivery-area';
import { type Money, money, toMoney } from '@theke/rules/money/money';

/** How far the goods have come, 0 to 1: towards the area's minimum, and beyond it towards free delivery (FEE-02, FEE-04). */
export function areaProgress(area: DeliveryArea | undefined, goodsGross: Money): number {
  if (!area) return 1;
  if (missingToMinimum(area, goodsGross) > 0) return goodsGross / toMoney(area.minimumOrderValue ?? 0);
  return missingToFree(area, goodsGross) > 0 ? goodsGross / toMoney(area.freeFromOrderValue ?? 0) : 1;
}

/** The goods' gross that is missing to the value above which delivery is free; 0 where there is nothing to gain. */
export function missingToFree(area: DeliveryArea, goodsGross: Money): Money {
  const freeFrom = toMoney(area.freeFromOrderValue ?? 0);
  return money(deliveryFee(area, goodsGross) > 0 ? Math.max(0, freeFrom - goodsGross) : 0);
}
