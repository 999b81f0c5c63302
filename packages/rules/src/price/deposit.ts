import { type Fraction, fraction, times, toFraction } from '../money/fraction.ts';
import { type Money, money, sumOf, timesToCents, toMoney } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';
import { chosenOptions, type PartValue, partsOf } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { conversion, isCountable, type Measured, type Unit } from '../units/units.ts';
import { taxRateOf } from './tax-rate.ts';

const chosen = (product: Product, values?: readonly PartValue[] | null) =>
  partsOf(product).flatMap((part, index) => chosenOptions(part, values?.[index]));

/**
 * The gross deposit for one of the product's units with its options (DEPOSIT-02): the product's plus that of each
 * chosen option. Products sold by weight or volume have none.
 */
export function unitDeposit(product: Product, values?: readonly PartValue[] | null): Money {
  if (!isCountable(product.unit)) return money(0);
  return sumOf([product, ...chosen(product, values)].map(({ deposit }) => toMoney(deposit ?? 0)));
}

/**
 * The VAT percentage of an item's deposit (DEPOSIT-04): the product's `depositTax`, else that of a bundle's product
 * with a deposit, else the rate of the goods: of the bundle's product with the deposit, or of the item.
 */
export function depositRate(
  product: Product,
  values: readonly PartValue[] | null | undefined,
  orderType: OrderType,
): number {
  const options = chosen(product, values);
  const named = [product, ...options].find(({ depositTax }) => typeof depositTax === 'number')?.depositTax;
  if (typeof named === 'number') return named;
  const bringing = product.deposit ? undefined : options.find(({ deposit, contained }) => deposit && contained);
  return taxRateOf(bringing?.contained ?? product, orderType);
}

/** Rounds up, because the deposit is due for each started unit. */
const roundUp = ({ numerator, denominator }: Fraction): Fraction =>
  fraction((numerator + denominator - 1n) / denominator);

/**
 * The deposit of an amount (DEPOSIT-03): for each started unit, rounded half up to cents. @throws RuleError
 * UNIT_NOT_CONVERTIBLE
 */
export function computeDeposit(
  perUnit: Money,
  { amount, unit }: { readonly amount: number; readonly unit: Unit },
  product: Measured,
): Money {
  if (perUnit === 0) return perUnit;
  return timesToCents(perUnit, roundUp(times(toFraction(amount), conversion(unit, product.unit, product))));
}
