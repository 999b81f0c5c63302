import { type Product, products } from '@theke/contracts/catalog/product';
import {
  type importProducts,
  importResults,
  maxImportFaults,
  type ProductImportReply,
  productsImported,
} from '@theke/contracts/catalog/product-import';
import type { Parsed } from '@theke/contracts/endpoint';
import type { Transaction } from '@theke/kit/database/database';
import { categoryIn, readProductCells } from '@theke/rules/imports/product-cells';
import { type CheckedRow, checkRows, nameKey, type StoredProduct } from './check-rows.ts';
import { type CatalogUseCases, placeImported } from './place-imported.ts';
import { type ImportEntry, productImportStore } from './product-import-store.ts';

type Deps = { newId: () => string; now: () => Date; resources: CatalogUseCases };
type Body = Parsed<typeof importProducts>['body'];

/** Checks all rows, and saves them together with their events unless one is faulty or it is a dry run (IMPORT-04). */
export async function runImport(tx: Transaction, body: Body, by: string, deps: Deps): Promise<ProductImportReply> {
  const { checked, faults } = await checkRows(body, await findStored(tx, body));
  const counts = Object.fromEntries(
    importResults.map((result) => [result, checked.filter((row) => row.result === result).length]),
  ) as ProductImportReply['counts'];
  const isSaved = !body.isDryRun && counts.faulty === 0;
  const saved = isSaved ? await save(tx, checked, body, by, deps) : { id: null, placed: 0 };
  return { ...saved, counts, results: checked.map(({ result }) => result), faults: faults.slice(0, maxImportFaults) };
}

async function findStored(tx: Transaction, { rows, columns }: Body): Promise<Map<string, StoredProduct[]>> {
  const names = new Set(rows.map(({ cells }) => nameKey(readProductCells(cells, columns).values.name ?? '')));
  const stored = new Map<string, StoredProduct[]>();
  for (const product of await productImportStore.findByNames(tx, [...names]))
    stored.set(nameKey(product.doc.name), [...(stored.get(nameKey(product.doc.name)) ?? []), product]);
  return stored;
}

/** @returns the id of the import, null if nothing changes, and the number of products placed into the menu */
async function save(
  tx: Transaction,
  checked: readonly CheckedRow[],
  { file, menu, rows, columns }: Body,
  by: string,
  { newId, now, resources }: Deps,
): Promise<{ id: string | null; placed: number }> {
  const at = now();
  const ids = checked.map((row) => ('before' in row ? row.before.id : newId()));
  const created = checked.flatMap((row, index) =>
    row.result === 'new' ? [{ id: ids[index] as string, doc: row.doc }] : [],
  );
  const changed = checked.flatMap((row) => (row.result === 'changed' ? [row] : []));
  await productImportStore.insertProducts(tx, created, at);
  await productImportStore.updateProducts(
    tx,
    changed.map(({ doc, before }) => ({ id: before.id, doc })),
    at,
  );
  const wanted = rows.flatMap(({ cells }, index) => {
    const category = categoryIn(cells, columns);
    return category ? [{ product: ids[index] as string, category }] : [];
  });
  const placed = menu ? await placeImported(tx, menu, wanted, { resources, newId, at }) : [];
  if (created.length + changed.length + placed.length === 0) return { id: null, placed: 0 };
  const id = newId();
  const entries: ImportEntry[] = [
    ...created.map(({ id: product }) => ({ product, version: 1, before: null })),
    ...changed.map(({ before }) => ({ product: before.id, version: before.version + 1, before: before.doc })),
  ];
  const counts = { created: created.length, changed: changed.length };
  const imported = { id, file, by, at: at.toISOString(), ...counts };
  await productImportStore.save(tx, imported, entries, { menu, placed });
  for (const { id: product, doc } of created) publishChange(tx, { id: product, version: 1, createdAt: at }, doc, at);
  for (const { before, doc } of changed) publishChange(tx, { ...before, version: before.version + 1 }, doc, at);
  tx.publish(productsImported(id, 1, { id, file, ...counts, isUndone: false }));
  return { id, placed: placed.length };
}

/** Publishes a saved product. */
export function publishChange(
  tx: Transaction,
  { id, version, createdAt }: Pick<StoredProduct, 'id' | 'version' | 'createdAt'>,
  doc: StoredProduct['doc'],
  at: Date,
): void {
  const saved = { ...doc, id, version, createdAt: createdAt.toISOString(), updatedAt: at.toISOString() };
  tx.publish(products.events.changed(id, version, saved as Product));
}
