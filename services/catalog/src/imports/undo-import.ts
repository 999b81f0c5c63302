import { products } from '@theke/contracts/catalog/product';
import { productsImported } from '@theke/contracts/catalog/product-import';
import type { Transaction } from '@theke/kit/database/database';
import { conflict, unknown } from '@theke/kit/problem';
import { publishChange } from './import-products.ts';
import { type CatalogUseCases, takeFromMenu } from './place-imported.ts';
import { productImportStore } from './product-import-store.ts';

/**
 * Removes created and restores changed products (IMPORT-05). Those that were changed since, or that menus, bundles or
 * other services use, are kept.
 * @throws Problem 404, or 409 if it was undone already
 */
export async function undoImport(
  tx: Transaction,
  id: string,
  { resources, at }: { resources: CatalogUseCases; at: Date },
) {
  const imported = await productImportStore.lock(tx, id);
  if (!imported) throw unknown('Der Import');
  if (imported.undoneAt) throw conflict('ALREADY_UNDONE', 'Dieser Import wurde schon rückgängig gemacht.');
  const entries = await productImportStore.entries(tx, id);
  const ids = entries.map(({ product }) => product);
  const stored = new Map((await productImportStore.findProducts(tx, ids)).map((product) => [product.id, product]));
  const isUntouched = ({ product, version }: (typeof entries)[number]) => stored.get(product)?.version === version;
  const { menu, placed } = await productImportStore.placement(tx, id);
  const touched = new Set(entries.flatMap((entry) => (isUntouched(entry) ? [] : [entry.product])));
  const taken = new Set(placed.filter((product) => !touched.has(product)));
  if (menu) await takeFromMenu(tx, menu, taken, { resources, at });
  const used = await findUsed(
    tx,
    entries.flatMap((entry) => (entry.before === null ? [entry.product] : [])),
  );
  const removed = entries.filter((entry) => entry.before === null && isUntouched(entry) && !used.has(entry.product));
  const restored = entries.filter((entry) => entry.before !== null && isUntouched(entry));
  for (const { product } of removed) {
    const tombstone = await resources.products.store.remove(tx, product);
    if (tombstone) tx.publish(products.events.deleted(product, tombstone.version, { id: product }));
  }
  const written = restored.flatMap(({ product, before }) => (before ? [{ id: product, doc: before }] : []));
  await productImportStore.updateProducts(tx, written, at);
  for (const { id: product, doc } of written) {
    const before = stored.get(product);
    if (before) publishChange(tx, { ...before, version: before.version + 1 }, doc, at);
  }
  await productImportStore.markUndone(tx, id, at);
  const counts = { created: removed.length, changed: restored.length };
  tx.publish(productsImported(id, 2, { id, file: imported.file, ...counts, isUndone: true }));
  return {
    removed: removed.length,
    restored: restored.length,
    kept: entries.length - removed.length - restored.length,
  };
}

/** Which of these products are used: by other services, or anywhere in a document of catalog. */
async function findUsed(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `with texts as (
       select catalog as doc from (select doc -> 'catalog' as catalog from menus) as of_menus
       union all select doc -> 'config' from products where doc ->> 'type' = 'bundle'),
     mentioned as (
       select (regexp_matches(doc::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1]::uuid as id from texts)
     select distinct id from mentioned where id = any($1::uuid[])
     union select target from entity_use where target = any($1::uuid[])`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
