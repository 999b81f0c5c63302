import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { offersOptions, partsOf, takesUploads } from '@theke/rules/products/configuration';
import type { Offer } from '../offer/offer-store.ts';
import { fault } from './fault.ts';

/** Characters. A board loads orders by the hundred: of 200 with 240 kB of text each it gets 48 MB, and no tablet shows them (ADR 0011). */
const maxWritten = 10_000;

/** What a guest writes into the parts of an order, all of it together (HTTP-11). */
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
