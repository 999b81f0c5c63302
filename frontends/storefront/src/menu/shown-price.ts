import type { Product } from '@theke/contracts/catalog/product';
import { formatMoney, type Money } from '@theke/rules/money/money';
import { priceItem, unitPrice } from '@theke/rules/price/price';
import { calculationModels } from '@theke/rules/products/calculation-model';
import { type PartValue, partsOf } from '@theke/rules/products/configuration';
import { limitsOf } from '@theke/rules/products/quantity';
import { amountText, isCounted } from '@theke/rules/units/amount-text';
import { unitOf } from '@theke/rules/units/units';

export type ShownPrice = { amount: Money; prefix?: string; per?: string };

/** The cheapest price one of a product can have: what must be chosen is chosen as cheaply as it can be. */
function cheapest(product: Product): Money {
  const values: PartValue[] = [];
  for (const [index, { type, optional, options }] of partsOf(product).entries()) {
    const choices = type === 'select' && !optional ? (options ?? []) : [];
    const priced = choices.map(({ name }) => ({ name, price: unitPrice(product, [...values.slice(0, index), name]) }));
    const [first] = priced.toSorted((one, other) => one.price - other.price);
    values[index] = first?.name;
  }
  return unitPrice(product, values);
}

/** What a row on the card says: "10,90 €", "ab 9,90 €" where choices cost, "ca. 34,90 € / kg" where the scale decides. */
export function shownPrice(product: Product): ShownPrice {
  const { model } = priceItem(product, { amount: 1, unit: product.unit });
  const hasCostlyChoices = partsOf(product).some(({ options }) => options?.some(({ value }) => value));
  const prefix =
    hasCostlyChoices && model === 'fixed' ? calculationModels.minimum.prefix : calculationModels[model].prefix;
  return {
    amount: cheapest(product),
    ...(prefix && { prefix }),
    ...(!isCounted(product.unit) && { per: unitOf(product.unit).label }),
  };
}

/** One short price per alternative unit, for an amount that may be ordered: "ca. 3,49 € / 10 dag". */
export function alternativePrices(product: Product, currency: string): string[] {
  return product.alternativeUnits.map(({ unit }) => {
    const amount = limitsOf(product, unit).minimum || 1;
    const { gross, model } = priceItem(product, { amount, unit });
    const of = amount === 1 ? unitOf(unit).label : amountText(amount, unit);
    return `${calculationModels[model].prefix} ${formatMoney(gross, currency)} / ${of}`.trim();
  });
}
