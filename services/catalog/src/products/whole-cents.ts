import type { Product } from '@theke/contracts/catalog/product';
import { invalid } from '@theke/kit/problem';
import { roundToCents, toMoney } from '@theke/rules/money/money';
import { isCountable } from '@theke/rules/units/units';

const message = 'Preise für gezählte Einheiten haben höchstens zwei Nachkommastellen. Bitte runden Sie den Betrag.';

const isWhole = (price: number): boolean => roundToCents(toMoney(price)) === toMoney(price);

/** Rejects fractions of a cent in prices and options of counted products (MONEY-06; 422 naming the field). */
export function wholeCents({ unit, price, config }: Pick<Product, 'unit' | 'price' | 'config'>): void {
  if (!isCountable(unit)) return;
  if (!isWhole(price)) throw invalid('TOO_PRECISE', message, 'price');
  for (const [part, { options }] of config.parts.entries())
    for (const [option, { value }] of options.entries())
      if (!isWhole(value)) throw invalid('TOO_PRECISE', message, `config.parts.${part}.options.${option}.value`);
}
