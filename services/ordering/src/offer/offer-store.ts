import type { Branch } from '@theke/contracts/catalog/branch';
import type { Category } from '@theke/contracts/catalog/category';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Table } from '@theke/contracts/catalog/table';
import type { Config } from '@theke/contracts/identity/config';
import type { SlotLimit } from '@theke/contracts/ordering/capacity';
import type { Donatee } from '@theke/contracts/ordering/donatee';
import type { Transaction } from '@theke/kit/database/database';
import { capacityStore } from '../capacity/capacity-store.ts';

/** What an order is checked and priced against: ordering's own copies, as far as one order needs them. */
export type Offer = {
  branch: Branch | undefined;
  config: Config | undefined;
  /** Every menu of the branch; which one holds, the rules say. */
  menus: Menu[];
  /** What is ordered, and what the bundles of it contain. */
  products: ReadonlyMap<string, Product>;
  categories: ReadonlyMap<string, Category>;
  /** Products whose stock is limited here, and how much fits into a slot. */
  limited: ReadonlySet<string>;
  slotLimit: SlotLimit | undefined;
  /** The one that the guest sits at, where one was named and is known. */
  table?: Table | undefined;
  /** For whom the guest wants the shop to give, where somebody was named and is known. */
  donatee?: Donatee | undefined;
};

export type CopyTable = 'branch_copy' | 'menu_copy' | 'category_copy' | 'product_copy' | 'table_copy' | 'config_copy';

const docs = async <T>(rows: Promise<{ doc: T }[]>): Promise<T[]> => (await rows).map((row) => row.doc);

export const offerStore = {
  save: (tx: Transaction, table: CopyTable, id: string, doc: unknown) =>
    tx.query(
      `insert into ${table} (id, doc) values ($1, $2) on conflict (tenant_id, id) do update set doc = excluded.doc`,
      [id, JSON.stringify(doc)],
      `${table}-save`,
    ),

  remove: (tx: Transaction, table: CopyTable, id: string) =>
    tx.query(`delete from ${table} where id = $1`, [id], `${table}-remove`),

  async findBranch(tx: Transaction, id: string): Promise<Branch | undefined> {
    const [row] = await tx.query<{ doc: Branch }>('select doc from branch_copy where id = $1', [id], 'offer-branch');
    return row?.doc;
  },

  async findConfig(tx: Transaction, tenant: string): Promise<Config | undefined> {
    const [row] = await tx.query<{ doc: Config }>(
      'select doc from config_copy where id = $1',
      [tenant],
      'offer-config',
    );
    return row?.doc;
  },

  async findProduct(tx: Transaction, id: string): Promise<Product | undefined> {
    const [row] = await tx.query<{ doc: Product }>('select doc from product_copy where id = $1', [id], 'offer-product');
    return row?.doc;
  },

  /** With what the bundles among them contain. */
  findProducts: (tx: Transaction, ids: readonly string[]): Promise<Product[]> =>
    docs(
      tx.query<{ doc: Product }>(
        `with asked as (select id, doc from product_copy where id = any($1)),
           contained as (
             select (jsonb_path_query(doc, '$.config.parts[*].options[*].product.id') #>> '{}')::uuid as id
             from asked where doc ->> 'type' = 'bundle')
         select doc from asked
         union all
         select doc from product_copy where id in (select id from contained except select id from asked)`,
        [ids],
        'offer-products',
      ),
    ),

  async findTable(tx: Transaction, id: string): Promise<Table | undefined> {
    const [row] = await tx.query<{ doc: Table }>('select doc from table_copy where id = $1', [id], 'offer-table');
    return row?.doc;
  },

  async load(tx: Transaction, tenant: string, branch: string, products: readonly string[]): Promise<Offer> {
    const [house, config, menus, found, categories, stock, slotLimit] = await Promise.all([
      offerStore.findBranch(tx, branch),
      offerStore.findConfig(tx, tenant),
      docs(
        tx.query<{ doc: Menu }>(
          `select doc from menu_copy where doc -> 'branches' @> jsonb_build_array(jsonb_build_object('id', $1::text))`,
          [branch],
          'offer-menus',
        ),
      ),
      offerStore.findProducts(tx, products),
      docs(tx.query<{ doc: Category }>('select doc from category_copy', [], 'offer-categories')),
      capacityStore.stock(tx, branch),
      capacityStore.slotLimit(tx, branch),
    ]);
    return {
      branch: house,
      config,
      menus,
      products: new Map(found.map((product) => [product.id, product])),
      categories: new Map(categories.map((category) => [category.id, category])),
      limited: new Set(stock.map(({ product }) => product)),
      slotLimit,
    };
  },
};
