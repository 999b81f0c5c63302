import type { ProductImport } from '@theke/contracts/catalog/product-import';
import type { Transaction } from '@theke/kit/database/database';
import type { ProductDoc, StoredProduct } from './check-rows.ts';

/** Rows per statement. */
const atOnce = 1_000;
/** Imports that are listed. */
const listed = 10;
/** Days for which an import can be undone. */
const undoDays = 30;

type ProductRow = { id: string; version: number; doc: ProductDoc; created_at: Date };
type ImportRow = Omit<ProductImport, 'at' | 'undoneAt'> & { at: Date; undone_at: Date | null };
/** What an import added to a menu. */
type Placement = { menu: string | null; placed: readonly string[] };
export type ImportEntry = { product: string; version: number; before: ProductDoc | null };
type Written = { id: string; doc: ProductDoc };

const toStored = ({ created_at, ...row }: ProductRow): StoredProduct => ({ ...row, createdAt: created_at });
const toImport = ({ at, undone_at, ...row }: ImportRow): ProductImport => ({
  ...row,
  at: at.toISOString(),
  undoneAt: undone_at?.toISOString() ?? null,
});

const columns = 'id, file, at, by, created, changed, undone_at';

async function inChunks<T>(all: readonly T[], work: (chunk: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) await work(all.slice(from, from + atOnce));
}

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

  /** Also deletes the entries of imports that can no longer be undone. */
  async save(
    tx: Transaction,
    imported: Omit<ProductImport, 'undoneAt'>,
    entries: readonly ImportEntry[],
    { menu, placed }: Placement,
  ) {
    const { id, file, at, by, created, changed } = imported;
    await tx.query(
      'insert into product_import (id, file, at, by, created, changed, menu_id, placed) values ($1, $2, $3, $4, $5, $6, $7, $8::uuid[])',
      [id, file, at, by, created, changed, menu, placed],
    );
    await inChunks(entries, (chunk) =>
      tx.query(
        `insert into product_import_entry (import_id, product_id, version, before)
         select $1, product, version, before::jsonb
         from unnest($2::uuid[], $3::int[], $4::text[]) as new (product, version, before)`,
        [
          id,
          chunk.map(({ product }) => product),
          chunk.map(({ version }) => version),
          chunk.map(({ before }) => before && JSON.stringify(before)),
        ],
      ),
    );
    const limit = new Date(Date.parse(at) - undoDays * 24 * 3_600_000);
    await tx.query(
      'delete from product_import_entry where import_id in (select id from product_import where at < $1)',
      [limit],
    );
    await tx.query('delete from product_import where at < $1', [limit]);
  },

  async list(tx: Transaction): Promise<ProductImport[]> {
    const rows = await tx.query<ImportRow>(
      `select ${columns} from product_import order by at desc, id desc limit ${listed}`,
    );
    return rows.map(toImport);
  },

  /** Locks the import until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<ProductImport | undefined> {
    const [row] = await tx.query<ImportRow>(`select ${columns} from product_import where id = $1 for update`, [id]);
    return row && toImport(row);
  },

  entries: (tx: Transaction, id: string): Promise<ImportEntry[]> =>
    tx.query(
      `select product_id as product, version, before from product_import_entry where import_id = $1 order by product_id`,
      [id],
    ),

  async placement(tx: Transaction, id: string): Promise<Placement> {
    const [row] = await tx.query<{ menu: string | null; placed: string[] }>(
      'select menu_id as menu, placed from product_import where id = $1',
      [id],
    );
    return row ?? { menu: null, placed: [] };
  },

  markUndone: (tx: Transaction, id: string, at: Date) =>
    tx.query('update product_import set undone_at = $2 where id = $1', [id, at]),
};
