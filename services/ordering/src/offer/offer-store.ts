import type { Branch } from '@theke/contracts/catalog/branch';
import type { Category } from '@theke/contracts/catalog/category';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Table } from '@theke/contracts/catalog/table';
import type { Fault } from '@theke/contracts/errors';
import type { Config } from '@theke/contracts/identity/config';
import type { SlotLimit } from '@theke/contracts/ordering/capacity';
import type { Discount } from '@theke/contracts/ordering/discount';
import type { Donatee } from '@theke/contracts/ordering/donatee';
import type { Transaction } from '@theke/kit/database/database';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { capacityStore } from '../capacity/capacity-store.ts';
import { discountStore } from '../discounts/discount-store.ts';
import { promiseStore } from '../promises/promise-store.ts';
import { offerCopies } from './offer-copies.ts';

/** Data that an order is checked and priced against, read from ordering's own copies. */
export type Offer = {
  branch: Branch | undefined;
  config: Config | undefined;
  /** All menus of the branch; the rules decide which one is valid. */
  menus: Menu[];
  /** The ordered products and the contents of their bundles. */
  products: ReadonlyMap<string, Product>;
  categories: ReadonlyMap<string, Category>;
  /** Products with a stock limit in this branch, and the slot's limit. */
  limited: ReadonlySet<string>;
  slotLimit: SlotLimit | undefined;
  /** Number of open orders that the branch makes now, and the minutes added by staff. */
  openOrders: number;
  addedMinutes: number;
  /** Discounts that apply without a code. */
  discounts?: readonly Discount[];
  /** The coupon with the guest's code, if there is one. */
  coupon?: Discount | undefined;
  /** Why the address has no delivery area, in a branch with zones. */
  zoneFault?: Fault | undefined;
  /** The table named by the guest, if it is known. */
  table?: Table | undefined;
  /** The donatee chosen by the guest, if it is known. */
  donatee?: Donatee | undefined;
};

const docs = async <T>(rows: Promise<{ doc: T }[]>): Promise<T[]> => (await rows).map((row) => row.doc);

const { branches, menus, categories, products, tables, config } = offerCopies.stores;

export const offerStore = {
  findBranch: branches.find,
  findProduct: products.find,
  findTable: tables.find,

  /** The tables of a branch. */
  findTables: (tx: Transaction, branch: string): Promise<Table[]> =>
    docs(
      tx.query<{ doc: Table }>(
        `select doc from copy where kind = $2 and doc #>> '{branch,id}' = $1`,
        [branch, tables.kind],
        'offer-tables',
      ),
    ),

  async findConfig(tx: Transaction, tenant: string): Promise<Config | undefined> {
    return (await config.find(tx, tenant))?.config;
  },

  /** Includes the contents of bundles. */
  findProducts: (tx: Transaction, ids: readonly string[]): Promise<Product[]> =>
    docs(
      tx.query<{ doc: Product }>(
        `with asked as (select id, doc from copy where kind = $2 and id = any($1)),
           contained as (
             select (jsonb_path_query(doc, '$.config.parts[*].options[*].product.id') #>> '{}')::uuid as id
             from asked where doc ->> 'type' = 'bundle')
         select doc from asked
         union all
         select doc from copy where kind = $2 and id in (select id from contained except select id from asked)`,
        [ids, products.kind],
        'offer-products',
      ),
    ),

  /** Time zones of branches that differ from the usual one, by branch. */
  async otherClocks(tx: Transaction): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.query<{ id: string; zone: string }>(
      `select id, doc ->> 'timeZone' as zone from copy where kind = $1 and doc ->> 'timeZone' not in ('', $2)`,
      [branches.kind, zoneOf({})],
      'other-clocks',
    );
    return new Map(rows.map(({ id, zone }) => [id, zone]));
  },

  async load(
    tx: Transaction,
    { tenant, branch, now }: { tenant: string; branch: string; now: Date },
    productIds: readonly string[],
  ): Promise<Offer> {
    const [foundBranch, configured, branchMenus, found, everyCategory, stock, slotLimit, openOrders, added, discounts] =
      await Promise.all([
        offerStore.findBranch(tx, branch),
        offerStore.findConfig(tx, tenant),
        docs(
          tx.query<{ doc: Menu }>(
            `select doc from copy
           where kind = $2 and doc -> 'branches' @> jsonb_build_array(jsonb_build_object('id', $1::text))`,
            [branch, menus.kind],
            'offer-menus',
          ),
        ),
        offerStore.findProducts(tx, productIds),
        categories.all(tx),
        capacityStore.stock(tx, branch),
        capacityStore.slotLimit(tx, branch),
        promiseStore.openOrders(tx, branch, now),
        promiseStore.addedMinutes(tx, branch, now),
        discountStore.automatic(tx),
      ]);
    return {
      branch: foundBranch,
      config: configured,
      menus: branchMenus,
      products: new Map(found.map((product) => [product.id, product])),
      categories: new Map(everyCategory.map((category) => [category.id, category])),
      limited: new Set(stock.map(({ product }) => product)),
      slotLimit,
      openOrders,
      addedMinutes: added.minutes,
      discounts,
    };
  },
};
