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
import { readProductCells } from '@theke/rules/imports/product-cells';
import { type CheckedRow, checkRows, nameKey, type StoredProduct } from './check-rows.ts';
import { type ImportEntry, productImportStore } from './product-import-store.ts';

type Deps = { newId: () => string; now: () => Date };
type Body = Parsed<typeof importProducts>['body'];

/** Checks all rows, and saves them together with their events unless one is faulty or it is a dry run (IMPORT-04). */
export async function runImport(tx: Transaction, body: Body, by: string, deps: Deps): Promise<ProductImportReply> {
  const { checked, faults } = await checkRows(body, await findStored(tx, body));
  const counts = Object.fromEntries(
    importResults.map((result) => [result, checked.filter((row) => row.result === result).length]),
  ) as ProductImportReply['counts'];
  const canSave = !body.isDryRun && counts.faulty === 0 && counts.new + counts.changed > 0;
  return {
    id: canSave ? await save(tx, checked, { file: body.file, by }, deps) : null,
    counts,
    results: checked.map(({ result }) => result),
    faults: faults.slice(0, maxImportFaults),
  };
}

async function findStored(tx: Transaction, { rows, columns }: Body): Promise<Map<string, StoredProduct[]>> {
  const names = new Set(rows.map(({ cells }) => nameKey(readProductCells(cells, columns).values.name ?? '')));
  const stored = new Map<string, StoredProduct[]>();
  for (const product of await productImportStore.findByNames(tx, [...names]))
    stored.set(nameKey(product.doc.name), [...(stored.get(nameKey(product.doc.name)) ?? []), product]);
  return stored;
}

/** @returns the id of the import */
async function save(
  tx: Transaction,
  checked: readonly CheckedRow[],
  { file, by }: { file: string; by: string },
  { newId, now }: Deps,
): Promise<string> {
  const at = now();
  const created = checked.flatMap((row) => (row.result === 'new' ? [{ id: newId(), doc: row.doc }] : []));
  const changed = checked.flatMap((row) => (row.result === 'changed' ? [row] : []));
  await productImportStore.insertProducts(tx, created, at);
  await productImportStore.updateProducts(
    tx,
    changed.map(({ doc, before }) => ({ id: before.id, doc })),
    at,
  );
  const id = newId();
  const entries: ImportEntry[] = [
    ...created.map(({ id: product }) => ({ product, version: 1, before: null })),
    ...changed.map(({ before }) => ({ product: before.id, version: before.version + 1, before: before.doc })),
  ];
  const counts = { created: created.length, changed: changed.length };
  await productImportStore.save(tx, { id, file, by, at: at.toISOString(), ...counts }, entries);
  for (const { id: product, doc } of created) publishChange(tx, { id: product, version: 1, createdAt: at }, doc, at);
  for (const { before, doc } of changed) publishChange(tx, { ...before, version: before.version + 1 }, doc, at);
  tx.publish(productsImported(id, 1, { id, file, ...counts, isUndone: false }));
  return id;
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
