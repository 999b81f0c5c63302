import type { SlotLimit, SlotUse, SoldOutOfBranch, StockEntry } from '@theke/contracts/ordering/capacity';
import type { Transaction } from '@theke/kit/database/database';
import { fromMoney, money, toMoney } from '@theke/rules/money/money';
import { offerCopies } from '../offer/offer-copies.ts';
import type { CapacityClaim, Demand } from './demand.ts';
import { publishSoldOut } from './publish-sold-out.ts';

type StockRow = { product_id: string; remaining: string };
type MarkedRow = StockRow & { sold_out_until: Date | null };
/** Remaining amount of a product in its own unit. */
export type StockAmount = Pick<StockEntry, 'product' | 'remaining'>;
type UseRow = { slot: Date; orders: number; items: string; value: string };
type LimitRow = { minutes: number; max_orders: number | null; max_items: number | null; max_value: string | null };

const toAmount = (row: StockRow): StockAmount => ({ product: row.product_id, remaining: Number(row.remaining) });
const toEntry = (row: MarkedRow): StockEntry => ({
  ...toAmount(row),
  soldOutUntil: row.sold_out_until?.toISOString() ?? null,
});
const toLimit = (row: LimitRow): SlotLimit => ({
  minutes: row.minutes as SlotLimit['minutes'],
  maxOrders: row.max_orders,
  maxItems: row.max_items,
  maxValue: row.max_value === null ? null : fromMoney(money(Number(row.max_value))),
});
const inUnits = (decimal: number | null) => (decimal === null ? null : toMoney(decimal));

/**
 * Change of a slot's usage by an order; negative values give capacity back. `value` is a decimal number of the
 * currency.
 */
export type SlotChange = { slot: string; orders: number; items: number; value: number };

export const capacityStore = {
  async stock(tx: Transaction, branch: string): Promise<StockEntry[]> {
    const rows = await tx.query<MarkedRow>(
      'select product_id, remaining, sold_out_until from stock where branch_id = $1 order by product_id',
      [branch],
      'stock',
    );
    return rows.map(toEntry);
  },

  /**
   * Sold-out products per branch; deleted products and branches are left out.
   * @param branches null: all branches
   */
  async soldOut(tx: Transaction, branches: readonly string[] | null): Promise<SoldOutOfBranch[]> {
    const rows = await tx.query<{ branch_id: string; products: string[]; ends: (Date | null)[] }>(
      `select s.branch_id, array_agg(s.product_id order by s.product_id) as products,
         array_agg(s.sold_out_until order by s.product_id) as ends from stock s
       join copy p on p.kind = '${offerCopies.stores.products.kind}' and p.id = s.product_id
       join copy b on b.kind = '${offerCopies.stores.branches.kind}' and b.id = s.branch_id
       where s.remaining <= 0 and ($1::uuid[] is null or s.branch_id = any($1)) group by s.branch_id order by s.branch_id`,
      [branches],
      'stock-sold-out',
    );
    return rows.map(({ branch_id, products, ends }) => ({
      branch: { id: branch_id },
      products,
      today: products.flatMap((product, index) => {
        const until = ends[index];
        return until ? [{ product, until: until.toISOString() }] : [];
      }),
    }));
  },

  async slotLimit(tx: Transaction, branch: string): Promise<SlotLimit | undefined> {
    const [row] = await tx.query<LimitRow>(
      'select minutes, max_orders, max_items, max_value from slot_limit where branch_id = $1',
      [branch],
      'slot-limit',
    );
    return row && toLimit(row);
  },

  /**
   * Sets or removes (null) the limit of a product; publishes a changed list of sold-out products.
   * @returns the entry's version
   */
  async setStock(tx: Transaction, branch: string, product: string, remaining: number | null): Promise<number> {
    const version = await writeStock(tx, branch, product, remaining);
    await publishSoldOut(tx, branch);
    return version;
  },

  /** @returns the limit's version */
  async setSlotLimit(tx: Transaction, branch: string, limit: SlotLimit | null): Promise<number> {
    if (!limit) {
      const [removed] = await tx.query<{ version: number }>(
        'delete from slot_limit where branch_id = $1 returning version + 1 as version',
        [branch],
      );
      return removed?.version ?? 1;
    }
    const [row] = await tx.query<{ version: number }>(
      `insert into slot_limit (branch_id, minutes, max_orders, max_items, max_value, version) values ($1, $2, $3, $4, $5, 1)
       on conflict (tenant_id, branch_id) do update set minutes = excluded.minutes, max_orders = excluded.max_orders,
         max_items = excluded.max_items, max_value = excluded.max_value, version = slot_limit.version + 1 returning version`,
      [branch, limit.minutes, limit.maxOrders, limit.maxItems, inUnits(limit.maxValue)],
    );
    return row?.version ?? 1;
  },

  /** Starts of the full slots, from `from` on. */
  async fullSlots(tx: Transaction, branch: string, from: Date): Promise<Date[]> {
    const rows = await tx.query<{ slot: Date }>(
      `select slot from slot_use join slot_limit using (branch_id)
       where branch_id = $1 and slot >= $2 and (orders >= max_orders or items >= max_items or value >= max_value) order by slot`,
      [branch, from],
      'full-slots',
    );
    return rows.map((row) => row.slot);
  },

  /** Usage of each slot that begins in [from, until); unused slots are left out. */
  async slotUse(tx: Transaction, branch: string, { from, until }: { from: Date; until: Date }): Promise<SlotUse[]> {
    const rows = await tx.query<UseRow>(
      `select slot, orders, items, value from slot_use
       where branch_id = $1 and slot >= $2 and slot < $3 and orders > 0 order by slot`,
      [branch, from, until],
      'slot-use',
    );
    return rows.map(({ slot, orders, items, value }) => ({
      slot: slot.toISOString(),
      orders,
      items: Number(items),
      value: fromMoney(money(Number(value))),
    }));
  },

  /**
   * Reserves stock (amounts above 0) and returns it (below 0). Changes nothing if too little is left. Locks the rows
   * until the transaction ends.
   * @returns entries with too little stock, and the products that have a stock limit
   */
  async adjustStock(
    tx: Transaction,
    branch: string,
    changes: Demand['stock'],
  ): Promise<{ short: StockAmount[]; limited: ReadonlySet<string> }> {
    const needed = new Map(changes.map(({ product, amount }) => [product, amount]));
    if (needed.size === 0) return { short: [], limited: new Set() };
    const rows = (await lockStock(tx, branch, changes)).map(toAmount);
    const short = rows.filter(({ product, remaining }) => {
      const amount = needed.get(product) ?? 0;
      return amount > 0 && remaining < amount;
    });
    if (short.length === 0) await changeStock(tx, branch, rows, changes, -1);
    return { short, limited: new Set(rows.map(({ product }) => product)) };
  },

  /** Changes the usage of slots without checking their limits. Slots are locked in the order of their start. */
  shiftSlots(tx: Transaction, branch: string, changes: readonly SlotChange[]): void {
    const sums = new Map<string, Omit<SlotChange, 'slot'>>();
    for (const { slot, orders, items, value } of changes) {
      const sum = sums.get(slot) ?? { orders: 0, items: 0, value: 0 };
      sums.set(slot, { orders: sum.orders + orders, items: sum.items + items, value: sum.value + value });
    }
    for (const [slot, { orders, items, value }] of [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      if (orders === 0 && items === 0 && value === 0) continue;
      tx.query(
        `insert into slot_use as used (branch_id, slot, orders, items, value) values ($1, $2, $3, $4, $5)
         on conflict (tenant_id, branch_id, slot) do update
           set orders = used.orders + excluded.orders, items = used.items + excluded.items, value = used.value + excluded.value`,
        [branch, slot, orders, items, toMoney(value)],
        'slot-shift',
      );
    }
  },

  /**
   * Reserves the whole demand, or nothing. Locks the rows until the transaction ends.
   * @returns entries with too little stock
   */
  async takeStock(tx: Transaction, branch: string, stock: Demand['stock']): Promise<StockAmount[]> {
    const needed = new Map(stock.map(({ product, amount }) => [product, amount]));
    const rows = (await lockStock(tx, branch, stock)).map(toAmount);
    const short = rows.filter(({ product, remaining }) => remaining < (needed.get(product) ?? 0));
    if (short.length === 0) await changeStock(tx, branch, rows, stock, -1);
    return short;
  },

  /**
   * Reserves the slot if it has capacity. Locks the slot until the transaction ends.
   * @returns whether the slot was reserved
   */
  async takeSlot(tx: Transaction, branch: string, slot: Date, limit: SlotLimit, demand: Demand): Promise<boolean> {
    const updated = await tx.query(
      `insert into slot_use as used (branch_id, slot, orders, items, value)
       select $1, $2, 1, $3::numeric, $4::bigint
       where ($6::int is null or $3 <= $6) and ($7::bigint is null or $4 <= $7)
       on conflict (tenant_id, branch_id, slot) do update
         set orders = used.orders + 1, items = used.items + excluded.items, value = used.value + excluded.value
         where ($5::int is null or used.orders < $5)
           and ($6::int is null or used.items + excluded.items <= $6)
           and ($7::bigint is null or used.value + excluded.value <= $7)
       returning 1`,
      [branch, slot, demand.items, toMoney(demand.value), limit.maxOrders, limit.maxItems, inUnits(limit.maxValue)],
      'slot-take',
    );
    return updated.length > 0;
  },

  /** Returns an order's reservation. A stock limit that was removed meanwhile is not created again. */
  async giveBack(tx: Transaction, branch: string, { stock, slot, items, value }: CapacityClaim): Promise<void> {
    if (stock.length > 0) {
      const rows = (await lockStock(tx, branch, stock)).map(toAmount);
      await changeStock(tx, branch, rows, stock, 1);
    }
    if (slot)
      tx.query(
        `update slot_use set orders = orders - 1, items = items - $3, value = value - $4 where branch_id = $1 and slot = $2`,
        [branch, slot, items, toMoney(value)],
        'slot-give-back',
      );
  },
};

/**
 * Locks the rows in key order before any of them is changed. Two transactions that change several products would
 * otherwise deadlock.
 */
const lockStock = (tx: Transaction, branch: string, stock: Demand['stock']): Promise<StockRow[]> =>
  tx.query<StockRow>(
    'select product_id, remaining from stock where branch_id = $1 and product_id = any($2) order by product_id for update',
    [branch, stock.map(({ product }) => product)],
    'stock-lock',
  );

/**
 * Adds `sign` times the amounts, to what applies after the mark for products that are sold out for today. Publishes a
 * changed list of sold-out products. Waits for the database only if a product may run out or be available again.
 * @param rows the rows locked by `lockStock`; a plain update would lock them in the order of its query plan
 */
async function changeStock(
  tx: Transaction,
  branch: string,
  rows: readonly StockAmount[],
  changes: Demand['stock'],
  sign: 1 | -1,
): Promise<void> {
  if (rows.length === 0) return;
  tx.query(
    `update stock set version = version + 1,
       remaining = case when sold_out_until is null then remaining + $4 * wanted.amount else remaining end,
       resumes_with = case when sold_out_until is null then null else resumes_with + $4 * wanted.amount end
     from unnest($2::uuid[], $3::numeric[]) as wanted (product_id, amount)
     where branch_id = $1 and stock.product_id = wanted.product_id`,
    [branch, changes.map(({ product }) => product), changes.map(({ amount }) => amount), sign],
    'stock-change',
  );
  const amounts = new Map(changes.map(({ product, amount }) => [product, amount]));
  const isNearZero = ({ product, remaining }: StockAmount) =>
    remaining <= 0 || remaining + sign * (amounts.get(product) ?? 0) < floatTolerance;
  if (rows.some(isNearZero)) await publishSoldOut(tx, branch);
}

/** Above the error of a sum of floating-point numbers, below any amount: those have four decimals. */
const floatTolerance = 1e-6;

/** @returns the entry's version */
export async function writeStock(
  tx: Transaction,
  branch: string,
  product: string,
  remaining: number | null,
): Promise<number> {
  if (remaining === null) {
    const [removed] = await tx.query<{ version: number }>(
      'delete from stock where branch_id = $1 and product_id = $2 returning version + 1 as version',
      [branch, product],
    );
    return removed?.version ?? 1;
  }
  const [row] = await tx.query<{ version: number }>(
    `insert into stock (branch_id, product_id, remaining, version) values ($1, $2, $3, 1)
     on conflict (tenant_id, branch_id, product_id)
     do update set remaining = excluded.remaining, version = stock.version + 1, sold_out_until = null, resumes_with = null
     returning version`,
    [branch, product, remaining],
  );
  return row?.version ?? 1;
}
