import type { Product } from '@theke/contracts/catalog/product';
import { invalid } from '@theke/kit/problem';
import { isCountable } from '@theke/rules/units/units';

const message =
  'Pfand gibt es nur für Produkte, die gezählt werden. Bitte wählen Sie eine andere Einheit oder lassen Sie „Pfand“ leer.';

/** Rejects a deposit for products sold by weight or volume (DEPOSIT-01; 422 naming the field). */
export function countedDeposit({ unit, deposit, config }: Pick<Product, 'unit' | 'deposit' | 'config'>): void {
  if (isCountable(unit)) return;
  if (deposit) throw invalid('DEPOSIT_NOT_COUNTED', message, 'deposit');
  for (const [part, { options }] of config.parts.entries())
    for (const [option, each] of options.entries())
      if (each.deposit) throw invalid('DEPOSIT_NOT_COUNTED', message, `config.parts.${part}.options.${option}.deposit`);
}
