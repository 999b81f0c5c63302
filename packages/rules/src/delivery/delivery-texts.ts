import { formatMoney, type Money, toMoney } from '../money/money.ts';
import { type DeliveryArea, missingToMinimum } from './delivery-area.ts';
import { deliveryTexts } from './delivery-texts.de.ts';

/**
 * Texts below the minimum order value (FEE-06, FEE-07): `short` for overviews, `long` in the cart, where guests can add
 * items.
 */
export type MinimumTexts = { readonly short: string; readonly long: string };

/** Undefined if the area's minimum order value is reached. `currency` is an ISO 4217 code. */
export function minimumTexts(
  area: DeliveryArea,
  goodsGross: Money | undefined,
  currency: string,
): MinimumTexts | undefined {
  const missing = missingToMinimum(area, goodsGross);
  if (missing === 0) return undefined;
  const [minimum, rest] = [formatMoney(toMoney(area.minimumOrderValue ?? 0), currency), formatMoney(missing, currency)];
  const short = deliveryTexts.minimum(minimum);
  return { short, long: `${short} ${deliveryTexts.mend(rest)}` };
}

/** "Kostenlose Lieferung ab 40,00 €." (FEE-08); undefined if delivery is always or never free. */
export function freeDeliveryHint(area: DeliveryArea, currency: string): string | undefined {
  const freeFrom = toMoney(area.freeFromOrderValue ?? 0);
  const isAlwaysFree = Boolean(area.free) || toMoney(area.price) === 0;
  return freeFrom > 0 && !isAlwaysFree ? deliveryTexts.freeFrom(formatMoney(freeFrom, currency)) : undefined;
}

/** For an area that the branch does not deliver to. */
export const unknownAreaText = (area: string): string => deliveryTexts.unknownArea(area);
