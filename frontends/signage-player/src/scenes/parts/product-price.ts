import type { ContentPackage, PackageProduct } from '@theke/contracts/signage/package';
import { formatMoney, formatUnitPrice, toMoney } from '@theke/rules/money/money';
import { isCounted } from '@theke/rules/units/amount-text';
import { unitOf } from '@theke/rules/units/units';

export type ProductPrice = {
  /** "10,90 €" */
  readonly text: string;
  /** "ab" */
  readonly prefix?: string;
  /** "kg" */
  readonly per?: string;
};

/** The price of a product in the shop's currency, as in the shop; undefined if it is hidden. */
export function productPrice(
  { price, unit, pricePrefix }: PackageProduct,
  currency: ContentPackage['shop']['currency'],
): ProductPrice | undefined {
  if (price === null) return undefined;
  const format = isCounted(unit) ? formatMoney : formatUnitPrice;
  return {
    text: format(toMoney(price), currency),
    ...(pricePrefix && { prefix: pricePrefix }),
    ...(!isCounted(unit) && { per: unitOf(unit).label }),
  };
}
