import { times, toFraction } from '../money/fraction.ts';
import { type Money, money, subtract, sumOf, timesToCents, toMoney } from '../money/money.ts';
import type { CalculationModel } from '../products/calculation-model.ts';
import { chosenOptions, type PartsHolder, type PartValue, partsOf } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { conversion, type Unit } from '../units/units.ts';
import { computeDeposit, unitDeposit } from './deposit.ts';
import { modelOf } from './model-of.ts';

/** The order of one product: `parts` holds one value per configurable part, in order. */
export type Selection = {
  readonly amount: number;
  readonly unit: Unit;
  readonly parts?: readonly PartValue[] | null | undefined;
};

export type ItemPrice = {
  /** Gross price of one of the product's own units with the chosen options. */
  readonly unitPrice: Money;
  /** Gross price of the whole item, in whole cents. */
  readonly gross: Money;
  /**
   * Deposit in addition to the price: gross for one of the product's units and for the item (DEPOSIT-02, DEPOSIT-03).
   */
  readonly unitDeposit: Money;
  readonly deposit: Money;
  readonly model: CalculationModel;
  /** The final price is determined on completion: show it with the model's prefix. */
  readonly isEstimated: boolean;
};

/**
 * Gross price of one product unit with its options, applied in the order of their definition; `overwrite` replaces all
 * before it. Only the final result is limited to at least 0.
 */
export function unitPrice(
  product: PartsHolder & { readonly price: number },
  values: readonly PartValue[] | null | undefined,
): Money {
  const options = partsOf(product).flatMap((part, index) => chosenOptions(part, values?.[index]));
  const price = options.reduce((running, { modifier, value }) => {
    if (value === null || value === undefined) return running; // An option without a price.
    const change = toMoney(value);
    if (modifier === 'overwrite') return change;
    return modifier === 'subtract' ? subtract(running, change) : sumOf([running, change]);
  }, toMoney(product.price));
  return money(Math.max(0, price));
}

/**
 * The price of an item (PRICE-01 to PRICE-05): unit price times the amount converted to the product's unit, rounded
 * half up to cents. Expects valid parts (see `partErrors`). @throws RuleError UNIT_NOT_CONVERTIBLE
 */
export function priceItem(product: Product, { amount, unit, parts }: Selection): ItemPrice {
  const price = unitPrice(product, parts);
  const perUnit = unitDeposit(product, parts);
  const model = modelOf(product, unit);
  const converted = times(toFraction(amount), conversion(unit, product.unit, product));
  return {
    unitPrice: price,
    gross: timesToCents(price, converted),
    unitDeposit: perUnit,
    deposit: computeDeposit(perUnit, { amount, unit }, product),
    model,
    isEstimated: model !== 'fixed',
  };
}
