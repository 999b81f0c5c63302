import type { products } from '@theke/contracts/catalog/product';
import type { Transaction } from '@theke/kit/database/database';
import type { StoredRecord } from '@theke/kit/imports/import-kind';
import { inChunks } from '@theke/kit/imports/in-chunks';
import type { z } from 'zod';

export type ProductDoc = z.output<typeof products.draft>;
export type StoredProduct = StoredRecord<ProductDoc> & { createdAt: Date };
type ProductRow = { id: string; version: number; doc: ProductDoc; created_at: Date };
type Written = { id: string; doc: ProductDoc };

/** What an import did to a menu. `version`: that of a created menu after the import; null: the menu existed. */
export type MenuPlacement = { id: string; placed: readonly string[]; version: number | null };
/** What an import did besides the products: to menus, and categories created for them. */
export type Placement = { menus: readonly MenuPlacement[]; categories: readonly string[] };

const toStored = ({ created_at, ...row }: ProductRow): StoredProduct => ({ ...row, createdAt: created_at });

export const productImportStore = {
  /** Products by their names in lower case. Locks them in key order until the transaction ends. */
  async findByNames(tx: Transaction, names: readonly string[]): Promise<StoredProduct[]> {
    const rows = await tx.query<ProductRow>(
      `select id, version, doc, created_at from products where lower(trim(name)) = any($1::text[])
       order by id for no key update`,
      [names],
    );
    return rows.map(toStored);
  },

  async findProducts(tx: Transaction, ids: readonly string[]): Promise<StoredProduct[]> {
    const rows = await tx.query<ProductRow>(
      'select id, version, doc, created_at from products where id = any($1::uuid[]) order by id for update',
      [ids],
    );
    return rows.map(toStored);
  },

  insertProducts: (tx: Transaction, all: readonly Written[], at: Date) =>
    inChunks(all, (chunk) =>
      tx.query(
        `insert into products (id, version, doc, created_at, updated_at)
         select id, 1, doc::jsonb, $3, $3 from unnest($1::uuid[], $2::text[]) as new (id, doc)`,
        [chunk.map(({ id }) => id), chunk.map(({ doc }) => JSON.stringify(doc)), at],
      ),
    ),

  /** Expects the rows to be locked. Their versions grow by 1. */
  updateProducts: (tx: Transaction, all: readonly Written[], at: Date) =>
    inChunks(all, (chunk) =>
      tx.query(
        `update products set doc = new.doc::jsonb, version = products.version + 1, updated_at = $3
         from unnest($1::uuid[], $2::text[]) as new (id, doc) where products.id = new.id`,
        [chunk.map(({ id }) => id), chunk.map(({ doc }) => JSON.stringify(doc)), at],
      ),
    ),

  savePlacement: (tx: Transaction, id: string, { menus, categories }: Placement) =>
    tx.query('update product_import set menus = $2, categories = $3::uuid[] where id = $1', [
      id,
      JSON.stringify(menus),
      categories,
    ]),

  async findPlacement(tx: Transaction, id: string): Promise<Placement> {
    const [row] = await tx.query<Placement & { menu: string | null; placed: string[] }>(
      'select menus, menu_id as menu, placed, categories from product_import where id = $1',
      [id],
    );
    if (!row) return { menus: [], categories: [] };
    // Imports from before there was a column for menus.
    const former = row.menu ? [{ id: row.menu, placed: row.placed, version: null }] : [];
    return { menus: row.menus.length > 0 ? row.menus : former, categories: row.categories };
  },
};
