import type { discounts } from '@theke/contracts/ordering/discount';
import { invalid } from '@theke/kit/problem';
import type { z } from 'zod';

type Draft = z.output<typeof discounts.draft>;

/** Checks the fields of a discount against each other (DISC-01). @throws Problem 422 */
export function checkDiscount(draft: Draft): Draft {
  const { kind, code, amount, products, categories, prices, categoryPrices, isActive } = draft;
  const { validFrom, validUntil, maxUses, maxUsesPerGuest } = draft;
  if (kind === 'amount' && amount === 0) throw invalid('REQUIRED', 'Bitte geben Sie einen Betrag an.', 'amount');
  if (kind === 'product' && products.length + categories.length === 0)
    throw invalid('REQUIRED', 'Bitte wählen Sie mindestens ein Produkt oder eine Kategorie aus.', 'products');
  if (kind === 'prices' && prices.length + categoryPrices.length === 0)
    throw invalid(
      'REQUIRED',
      'Bitte nehmen Sie mindestens ein Produkt oder eine Kategorie in die Preisliste auf.',
      'prices',
    );
  const twice = prices.findIndex(
    ({ product }, index) => prices.findIndex((one) => one.product.id === product.id) < index,
  );
  if (twice >= 0)
    throw invalid('NOT_UNIQUE', 'Dieses Produkt steht schon in der Preisliste.', `prices.${twice}.product`);
  const again = categoryPrices.findIndex(
    ({ category }, index) => categoryPrices.findIndex((one) => one.category.id === category.id) < index,
  );
  if (again >= 0)
    throw invalid('NOT_UNIQUE', 'Diese Kategorie hat schon einen Preis.', `categoryPrices.${again}.category`);
  if (validFrom && validUntil && Date.parse(validFrom) >= Date.parse(validUntil))
    throw invalid('OUT_OF_RANGE', '„Gültig bis“ muss nach „Gültig ab“ liegen.', 'validUntil');
  const limit = maxUses === null ? 'maxUsesPerGuest' : 'maxUses';
  if (code === '' && (maxUses !== null || maxUsesPerGuest !== null))
    throw invalid(
      'CODE_REQUIRED',
      'Begrenzen lassen sich nur Gutscheincodes. Bitte geben Sie einen Code an oder lassen Sie das Feld leer.',
      limit,
    );
  return { ...draft, isAutomatic: isActive && code === '' };
}
