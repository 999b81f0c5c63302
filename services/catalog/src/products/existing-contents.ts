import type { Product } from '@theke/contracts/catalog/product';
import type { Transaction } from '@theke/kit/database/database';
import { invalid } from '@theke/kit/problem';
import { containedProducts } from '@theke/rules/products/bundles';

/** Rejects a bundle with an option whose product does not exist or is a bundle itself (422 naming the option). */
export async function existingContents(tx: Transaction, doc: Pick<Product, 'type' | 'config'>): Promise<undefined> {
  const contained = containedProducts(doc);
  if (contained.length === 0) return;
  const found = await tx.query<{ id: string }>(
    // The lock prevents their deletion until the bundle is stored (kit, resource/uses.ts).
    `select id from products where id = any($1) and doc ->> 'type' <> 'bundle' order by id for key share`,
    [contained],
  );
  const existing = new Set(found.map(({ id }) => id));
  for (const [part, { options }] of doc.config.parts.entries())
    for (const [option, { product }] of options.entries())
      if (product && !existing.has(product.id))
        throw invalid(
          'UNKNOWN_REFERENCE',
          'Dieses Produkt gibt es nicht mehr, oder es ist selbst ein Menü. Bitte wählen Sie ein anderes.',
          `config.parts.${part}.options.${option}.product`,
        );
}
