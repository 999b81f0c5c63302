import type { discounts } from '@theke/contracts/ordering/discount';
import { invalid } from '@theke/kit/problem';
import type { z } from 'zod';

type Draft = z.output<typeof discounts.draft>;

/** Index of the first id that an earlier one equals; -1 if all differ. */
const repeatedAt = (ids: readonly string[]): number => ids.findIndex((id, index) => ids.indexOf(id) < index);

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
  const product = repeatedAt(prices.map((each) => each.product.id));
  if (product >= 0)
    throw invalid('NOT_UNIQUE', 'Dieses Produkt steht schon in der Preisliste.', `prices.${product}.product`);
  const category = repeatedAt(categoryPrices.map((each) => each.category.id));
  if (category >= 0)
    throw invalid('NOT_UNIQUE', 'Diese Kategorie hat schon einen Preis.', `categoryPrices.${category}.category`);
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
