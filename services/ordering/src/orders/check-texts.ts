import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { offersOptions, partsOf, takesUploads } from '@theke/rules/products/configuration';
import type { Offer } from '../offer/offer-store.ts';
import { fault } from './fault.ts';

/**
 * In characters. A board loads orders by the hundred: 200 orders with 240 kB of text each are 48 MB, too much for a
 * tablet (ADR 0011).
 */
const maxWritten = 10_000;

/** Limits the total length of a guest's free text in all items (HTTP-11). */
export function checkTexts({ items }: Pick<OrderDraft, 'items'>, { products }: Pick<Offer, 'products'>): Fault[] {
  const lengths = items.map(({ product: id, parts }) => {
    const product = products.get(id);
    const written = (product ? partsOf(product) : []).flatMap((part, index) =>
      offersOptions(part) || takesUploads(part) ? [] : [parts[index] ?? ''].flat(),
    );
    return written.join('').length;
  });
  if (lengths.reduce((sum, length) => sum + length, 0) <= maxWritten) return [];
  const longest = lengths.indexOf(Math.max(...lengths));
  const message = 'Ihre Texte zu den Produkten haben zusammen mehr als 10.000 Zeichen. Bitte kürzen Sie sie.';
  return [fault('TEXTS_TOO_LONG', message, `items.${longest}.parts`)];
}
