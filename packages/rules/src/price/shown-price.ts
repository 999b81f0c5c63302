import { formatMoney, type Money, sumOf, toMoney } from '../money/money.ts';
import { calculationModels } from '../products/calculation-model.ts';
import { type PartValue, partsOf } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { limitsOf } from '../products/quantity.ts';
import { isCounted, numberText } from '../units/amount-text.ts';
import { isCountable, unitOf } from '../units/units.ts';
import { type BasePrice, basePrice } from './base-price.ts';
import { priceItem, unitPrice } from './price.ts';
import { priceFor } from './shown-price.de.ts';

/**
 * `base` is the price per kilogram or liter if it differs from `amount`; `deposit` is charged additionally per unit.
 */
export type ShownPrice = { amount: Money; prefix?: string; per?: string; base?: BasePrice; deposit?: Money };

/** The cheapest valid choice for the required parts. */
function cheapest(product: Product): PartValue[] {
  const values: PartValue[] = [];
  for (const [index, { type, optional, options }] of partsOf(product).entries()) {
    const choices = type === 'select' && !optional ? (options ?? []) : [];
    const priced = choices.map(({ name }) => ({ name, price: unitPrice(product, [...values.slice(0, index), name]) }));
    const [first] = priced.toSorted((one, other) => one.price - other.price);
    values[index] = first?.name;
  }
  return values;
}

/** The minimum deposit before a choice (DEPOSIT-02); includes the smallest deposit of required parts. */
function lowestDeposit(product: Product): Money {
  const lowestDeposits = partsOf(product).map(({ type, optional, options = [] }) =>
    type === 'select' && !optional && options?.length ? Math.min(...options.map(({ deposit }) => deposit ?? 0)) : 0,
  );
  return isCountable(product.unit) ? sumOf([product.deposit ?? 0, ...lowestDeposits].map(toMoney)) : toMoney(0);
}

/**
 * The price of a product on the menu: "10,90 €", "ab 9,90 €" if options cost extra, "ca. 34,90 € / kg" if it is
 * weighed.
 */
export function shownPrice(product: Product): ShownPrice {
  const { model } = priceItem(product, { amount: 1, unit: product.unit });
  const hasCostlyChoices = partsOf(product).some(({ options }) => options?.some(({ value }) => value));
  const prefix =
    hasCostlyChoices && model === 'fixed' ? calculationModels.minimum.prefix : calculationModels[model].prefix;
  const values = cheapest(product);
  const base = basePrice(product, values);
  const deposit = lowestDeposit(product);
  return {
    amount: unitPrice(product, values),
    ...(prefix && { prefix }),
    ...(!isCounted(product.unit) && { per: unitOf(product.unit).label }),
    ...(base && { base }),
    ...(deposit > 0 && { deposit }),
  };
}

/** A short price per alternative unit, for its minimum amount: "ca. 3,49 € je 10 dag", "5,00 € je Stk.". */
export function alternativePrices(product: Product, currency: string): string[] {
  return (product.alternativeUnits ?? []).map(({ unit }) => {
    const amount = limitsOf(product, unit).minimum || 1;
    const { gross, model } = priceItem(product, { amount, unit });
    const quantity = amount === 1 ? unitOf(unit).label : `${numberText(amount)}\u00a0${unitOf(unit).label}`;
    return `${calculationModels[model].prefix} ${priceFor(formatMoney(gross, currency), quantity)}`.trim();
  });
}
