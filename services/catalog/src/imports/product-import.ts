import { type Product, products } from '@theke/contracts/catalog/product';
import type { productImports } from '@theke/contracts/catalog/product-import';
import type { Parsed } from '@theke/contracts/endpoint';
import type { Fault } from '@theke/contracts/errors';
import type { Transaction } from '@theke/kit/database/database';
import type { ImportKind } from '@theke/kit/imports/import-kind';
import { Problem } from '@theke/kit/problem';
import { categoryIn, menusIn, readProductCells } from '@theke/rules/imports/product-cells';
import { type ProductImportField, productImportFieldNames } from '@theke/rules/imports/product-columns.de';
import { countedDeposit } from '../products/counted-deposit.ts';
import { wholeCents } from '../products/whole-cents.ts';
import { findUsedProducts } from './find-used.ts';
import { nameKey } from './name-key.ts';
import { type CatalogUseCases, placeIntoMenus, removeCategories, takeFromMenu, type Wanted } from './place-imported.ts';
import { type ProductDoc, productImportStore, type StoredProduct } from './product-import-store.ts';

type Body = Parsed<(typeof productImports)['run']>['body'];
type Deps = { resources: CatalogUseCases; newId: () => string };

const nameIn = (values: object): string => ('name' in values ? String(values.name) : '');

/** Import of products: by their names, into the categories of menus (IMPORT-01 to IMPORT-07). */
export const productImport = ({
  resources,
  newId,
}: Deps): ImportKind<ProductDoc, ProductImportField, Body, StoredProduct> => ({
  draft: products.draft,
  fieldNames: productImportFieldNames,
  keyField: 'name',
  keyOf: (values) => nameKey(nameIn(values)),
  texts: {
    twice: (values, line) => `„${nameIn(values)}“ steht schon in Zeile ${line}.`,
    ambiguous: (values) => `„${nameIn(values)}“ gibt es mehrmals. Bitte ändern Sie diese Produkte einzeln.`,
  },
  columnOf: (path) => (/^(config|type)(\.|$)/.test(path) ? 'options' : undefined),
  open: async (_, { columns, tax }) => ({
    read: (cells) => readProductCells(cells, columns),
    ofNew: tax === null ? {} : { tax },
  }),
  findByKeys: productImportStore.findByNames,
  findByIds: productImportStore.findProducts,
  check: checkMoney,
  async insert(tx, docs, at) {
    const created = docs.map((doc) => ({ id: newId(), doc }));
    await productImportStore.insertProducts(tx, created, at);
    for (const { id, doc } of created) publishChange(tx, { id, version: 1, createdAt: at }, doc, at);
    return created.map(({ id }) => id);
  },
  async update(tx, changed, at) {
    const written = changed.map(({ before: { id }, doc }) => ({ id, doc }));
    await productImportStore.updateProducts(tx, written, at);
    for (const { before, doc } of changed) publishChange(tx, { ...before, version: before.version + 1 }, doc, at);
  },
  async remove(tx, records) {
    const ids = records.map(({ id }) => id);
    const used = await findUsedProducts(tx, ids);
    const removed = new Set(ids.filter((id) => !used.has(id)));
    for (const id of removed) {
      const tombstone = await resources.products.store.remove(tx, id);
      if (tombstone) tx.publish(products.events.deleted(id, tombstone.version, { id }));
    }
    return removed;
  },
  replyUnsaved: { placed: 0 },
  async finish(tx, ids, { rows, columns, menu }, at) {
    const wanted = rows.flatMap(({ cells }, index): Wanted[] => {
      const category = categoryIn(cells, columns);
      if (!category) return [];
      const named = menusIn(cells, columns).map((name) => ({ name }));
      const chosen = named.length === 0 && menu ? [{ id: menu }] : named;
      return chosen.map((each) => ({ product: ids[index] as string, category, menu: each }));
    });
    const placement = await placeIntoMenus(tx, wanted, { resources, newId, at });
    const placed = placement.menus.reduce((sum, { placed }) => sum + placed.length, 0);
    return {
      changes: placed,
      reply: { placed },
      save: (id) => productImportStore.savePlacement(tx, id, placement),
    };
  },
  async beforeUndo(tx, id, kept, at) {
    const { menus, categories } = await productImportStore.findPlacement(tx, id);
    for (const menu of menus) {
      const products = new Set(menu.placed.filter((product) => !kept.has(product)));
      await takeFromMenu(tx, menu, { products, categories: new Set(categories) }, { resources, at });
    }
  },
  async afterUndo(tx, id) {
    const { categories } = await productImportStore.findPlacement(tx, id);
    await removeCategories(tx, categories, resources);
  },
});

/** Faults by the rules of prices and deposits. */
const checkMoney = (doc: ProductDoc): Fault[] =>
  [countedDeposit, wholeCents].flatMap((check) => {
    try {
      check(doc);
      return [];
    } catch (error) {
      if (error instanceof Problem) return error.faults;
      throw error;
    }
  });

function publishChange(
  tx: Transaction,
  { id, version, createdAt }: Pick<StoredProduct, 'id' | 'version' | 'createdAt'>,
  doc: ProductDoc,
  at: Date,
): void {
  const saved = { ...doc, id, version, createdAt: createdAt.toISOString(), updatedAt: at.toISOString() };
  tx.publish(products.events.changed(id, version, saved as Product));
}
