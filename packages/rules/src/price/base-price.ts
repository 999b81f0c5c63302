import { dividedBy, type Fraction, fraction, times, toFraction } from '../money/fraction.ts';
import { formatMoney, type Money, timesToCents } from '../money/money.ts';
import { chosenOptions, type PartValue, partsOf } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { conversion, type Unit, unitOf } from '../units/units.ts';
import { unitPrice } from './price.ts';

/** Price of one kilogram or one liter of a product (BASE-01). */
export type BasePrice = { readonly amount: Money; readonly per: 'kilogram' | 'liter' };

const referenceOf = (unit: Unit): BasePrice['per'] | undefined => {
  const { type } = unitOf(unit);
  if (type === 'weight') return 'kilogram';
  return type === 'volume' ? 'liter' : undefined;
};

/**
 * Content of one of the product's units: of the last chosen option with a content, else of the product, else the unit
 * itself.
 */
function contentOf(
  product: Product,
  values: readonly PartValue[] | null | undefined,
): { quantity: number; unit: Unit } {
  const options = partsOf(product).flatMap((part, index) => chosenOptions(part, values?.[index]));
  const quantity = options.findLast((option) => option.contentQuantity)?.contentQuantity ?? product.contentQuantity;
  return quantity ? { quantity, unit: product.contentUnit ?? 'liter' } : { quantity: 1, unit: product.unit };
}

/**
 * The base price of a product with its options (BASE-01 to BASE-03), rounded half up to cents. Undefined without a
 * content, or if the price is already per kilogram or liter.
 */
export function basePrice(product: Product, values?: readonly PartValue[] | null): BasePrice | undefined {
  const { quantity, unit } = contentOf(product, values);
  const per = referenceOf(unit);
  if (!per || !(quantity > 0)) return undefined;
  const one: Fraction = fraction(1n);
  const content = times(toFraction(quantity), conversion(unit, per, { unit }));
  if (content.numerator === content.denominator) return undefined;
  return { amount: timesToCents(unitPrice(product, values), dividedBy(one, content)), per };
}

/** "9,80 €/kg" */
export const basePriceText = ({ amount, per }: BasePrice, currency: string): string =>
  `${formatMoney(amount, currency)}/${unitOf(per).label}`;
