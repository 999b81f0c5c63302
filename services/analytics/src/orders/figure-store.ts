import type { PaymentMethod } from '@theke/contracts/ordering/order';
import { orders } from '@theke/contracts/ordering/order-events';
import { tenantLock } from '@theke/kit/database/advisory-locks';
import type { Transaction } from '@theke/kit/database/database';
import type { Outcome } from '@theke/rules/orders/outcome';
import {
  type FigureChange,
  figureChanges,
  type ItemCell,
  type OrderCell,
  type OriginCell,
  type TaxCell,
  type TipCell,
} from './figure-changes.ts';
import type { ItemFigure, OrderFigure, PaymentFigure, TaxFigure } from './order-figure.ts';
import { paymentColumns, paymentGrossColumns } from './payment-columns.ts';

type Row = {
  id: string;
  branch_id: string;
  placed_at: Date;
  day: string;
  hour: number;
  outcome: Outcome;
  delivery_type: string;
  payment_method: PaymentMethod | null;
  payments: PaymentFigure[] | null;
  origin: string;
  qr: string;
  gross: string;
  net: string;
  refunded: string;
  discounts: string;
  tip: string;
  punctual: boolean | null;
  stars: number | null;
  items: ItemFigure[];
  taxes: TaxFigure[] | null;
};

const columns =
  'id, branch_id, placed_at, day::text, hour, outcome, delivery_type, payment_method, payments, origin, qr, gross, net, refunded, discounts, tip, punctual, stars, items, taxes';

const figureIn = (row: Row): OrderFigure => ({
  branch: row.branch_id,
  placedAt: row.placed_at.toISOString(),
  day: row.day,
  hour: row.hour,
  outcome: row.outcome,
  deliveryType: row.delivery_type,
  paymentMethod: row.payment_method,
  payments: row.payments,
  origin: row.origin,
  qr: row.qr,
  gross: Number(row.gross),
  net: Number(row.net),
  refunded: Number(row.refunded),
  discounts: Number(row.discounts),
  tip: Number(row.tip),
  punctual: row.punctual,
  stars: row.stars,
  items: row.items,
  taxes: row.taxes,
});

/** Time zone of a branch that has not arrived yet. */
export const usualZone = 'Europe/Vienna';

export const figureStore = {
  /**
   * Time zones of branches; the default for unknown ones. Locks them until the transaction ends, so that no order is
   * counted while its zone changes.
   */
  async zonesOf(tx: Transaction, branches: readonly string[]): Promise<ReadonlyMap<string, string>> {
    tx.query(
      `insert into branch_clock (id, time_zone) select id, $2 from unnest($1::uuid[]) as id order by id on conflict do nothing`,
      [branches, usualZone],
      'clocks-make',
    );
    const rows = await tx.query<{ id: string; time_zone: string }>(
      'select id, time_zone from branch_clock where id = any($1) order by id for share',
      [branches],
      'clocks-hold',
    );
    return new Map(rows.map(({ id, time_zone }) => [id, time_zone]));
  },

  /** Undefined for an unknown branch. */
  async zoneOf(tx: Transaction, branch: string): Promise<string | undefined> {
    const [row] = await tx.query<{ time_zone: string }>(
      'select time_zone from branch_clock where id = $1',
      [branch],
      'clock-find',
    );
    return row?.time_zone;
  },

  /** Starts with the first order, also if a recount is running. */
  beginRecount(tx: Transaction, branch: string): void {
    tx.query(
      `insert into branch_recount (id, after) values ($1, '00000000-0000-0000-0000-000000000000')
       on conflict (tenant_id, id) do update set after = excluded.after`,
      [branch],
      'recount-begin',
    );
  },

  /** The last recounted order; undefined if no recount is running. Locks the row until the transaction ends. */
  async recountedTo(tx: Transaction, branch: string): Promise<string | undefined> {
    const [row] = await tx.query<{ after: string }>(
      'select after from branch_recount where id = $1 for update',
      [branch],
      'recount-hold',
    );
    return row?.after;
  },

  noteRecounted: (tx: Transaction, branch: string, after: string): void =>
    void tx.query('update branch_recount set after = $2 where id = $1', [branch, after], 'recount-note'),

  endRecount: (tx: Transaction, branch: string): void =>
    void tx.query('delete from branch_recount where id = $1', [branch], 'recount-end'),

  /** Stores the zone. `isOther`: whether it has changed. */
  async setZone(tx: Transaction, branch: string, zone: string): Promise<{ isOther: boolean }> {
    const rows = await tx.query(
      `insert into branch_clock (id, time_zone) values ($1, $2)
       on conflict (tenant_id, id) do update set time_zone = excluded.time_zone
         where branch_clock.time_zone <> excluded.time_zone
       returning id`,
      [branch, zone],
      'clock-set',
    );
    return { isOther: rows.length > 0 };
  },

  /**
   * Ids of orders whose version is newer than the counted one. Locks each order until the transaction ends, so that it
   * is counted by one transaction at a time. `again`: includes the counted version.
   */
  async filterNewer(
    tx: Transaction,
    counted: readonly { id: string; version: number; again: boolean }[],
  ): Promise<ReadonlySet<string>> {
    const ids = counted.map(({ id }) => id);
    // A separate statement: only the next one sees what earlier lock holders committed.
    tx.query(
      `select pg_advisory_xact_lock(${tenantLock('order', 'id')})
       from (select unnest($1::uuid[]) as id order by 1) as each`,
      [ids],
      'figures-lock',
    );
    const rows = await tx.query<{ id: string }>(
      // No "not exists": without table statistics the planner may choose a join that reads whole tables.
      `select told.id from unnest($1::uuid[], $2::int[]) as told (id, least)
       where coalesce((select version from order_figure as held where held.id = told.id), -1) < told.least
         and coalesce((select version from copied_version as seen
           where seen.kind = '${orders.kind}' and seen.subject = told.id), -1) < told.least`,
      [ids, counted.map(({ version, again }) => (again ? version + 1 : version))],
      'figures-newer',
    );
    return new Set(rows.map(({ id }) => id));
  },

  /** Stores the versions of orders whose figures did not change. */
  noteVersions(tx: Transaction, changes: readonly FigureChange[]): void {
    if (changes.length === 0) return;
    tx.query(
      `update order_figure set version = told.version from unnest($1::uuid[], $2::int[]) as told (id, version)
       where order_figure.id = any($1) and order_figure.id = told.id and order_figure.version is distinct from told.version`,
      [changes.map(({ id }) => id), changes.map(({ version }) => version)],
      'figures-version',
    );
  },

  async findMany(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFigure>> {
    const rows = await tx.query<Row>(
      `select ${columns} from order_figure where id = any($1) order by id for update`,
      [ids],
      'figures-find',
    );
    return new Map(rows.map((row) => [row.id, figureIn(row)]));
  },

  /** At most `max` orders of a branch with an id above `after`, by id. */
  async findByBranch(
    tx: Transaction,
    branch: string,
    { after, limit }: { after: string; limit: number },
  ): Promise<{ id: string; figure: OrderFigure }[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from order_figure where branch_id = $1 and id > $2 order by id limit $3 for update`,
      [branch, after, limit],
      'figures-of-branch',
    );
    return rows.map((row) => ({ id: row.id, figure: figureIn(row) }));
  },

  /** Stores the new figures of orders and updates every sum. */
  save(tx: Transaction, changes: readonly FigureChange[]): void {
    if (changes.length === 0) return;
    tx.query(
      `insert into order_figure
         (id, branch_id, placed_at, day, hour, outcome, delivery_type, payment_method, payments, origin, qr, gross, net, refunded, discounts, tip, items, taxes, punctual, stars, version)
       select id, branch, "placedAt", day, hour, outcome, "deliveryType", "paymentMethod", payments, origin, qr, gross, net, refunded, discounts, tip, items, taxes, punctual, stars, version
         from jsonb_to_recordset($1::jsonb) as figure(id uuid, branch uuid, "placedAt" timestamptz, day date, hour smallint, outcome text,
           "deliveryType" text, "paymentMethod" text, payments jsonb, origin text, qr text, gross bigint, net bigint, refunded bigint, discounts bigint, tip bigint, items jsonb, taxes jsonb, punctual boolean, stars smallint, version int)
         order by id
       on conflict (tenant_id, id) do update set branch_id = excluded.branch_id, placed_at = excluded.placed_at,
         day = excluded.day, hour = excluded.hour, outcome = excluded.outcome, delivery_type = excluded.delivery_type,
         payment_method = excluded.payment_method, payments = excluded.payments, origin = excluded.origin, qr = excluded.qr, gross = excluded.gross, net = excluded.net, refunded = excluded.refunded, discounts = excluded.discounts, tip = excluded.tip, items = excluded.items, taxes = excluded.taxes,
         punctual = excluded.punctual, stars = excluded.stars, version = coalesce(excluded.version, order_figure.version)`,
      [JSON.stringify(changes.map(({ id, version, now }) => ({ id, version, ...now })))],
      'figures-save',
    );
    const { orders, items, origins, taxes, tips } = figureChanges(changes);
    if (orders.length > 0) addOrders(tx, orders);
    if (items.length > 0) addItems(tx, items);
    if (origins.length > 0) addOrigins(tx, origins);
    if (taxes.length > 0) addTaxes(tx, taxes);
    if (tips.length > 0) addTips(tx, tips);
  },
};

/** Summed columns of `order_day`. */
const summed = [
  'orders',
  'gross',
  'net',
  'refunded',
  'refunds',
  'discounts',
  'judged',
  'punctual',
  'rated',
  'stars',
  ...paymentColumns,
];
const wide: ReadonlySet<string> = new Set(['gross', 'net', 'refunded', 'discounts', ...paymentGrossColumns]);
const typed = summed.map((name) => `${name} ${wide.has(name) ? 'bigint' : 'int'}`).join(', ');
const added = summed.map((name) => `${name} = order_day.${name} + excluded.${name}`).join(', ');

const addOrders = (tx: Transaction, cells: readonly OrderCell[]) =>
  tx.query(
    `insert into order_day (day, branch_id, hour, outcome, delivery_type, ${summed.join(', ')})
     select day, branch, hour, outcome, "deliveryType", ${summed.join(', ')}
       from jsonb_to_recordset($1::jsonb)
         as cell(day date, branch uuid, hour smallint, outcome text, "deliveryType" text, ${typed})
     on conflict (tenant_id, day, branch_id, hour, outcome, delivery_type) do update set ${added}`,
    [JSON.stringify(cells)],
    'order-days-add',
  );

const addItems = (tx: Transaction, cells: readonly ItemCell[]) =>
  tx.query(
    `insert into item_day (day, branch_id, product_id, unit, name, orders, amount, gross)
     select day, branch, product, unit, name, orders, amount / 10000, gross
       from jsonb_to_recordset($1::jsonb) as cell(day date, branch uuid, product uuid, unit text, name text,
         orders int, amount numeric, gross bigint)
     on conflict (tenant_id, day, branch_id, product_id, unit, name) do update set
       orders = item_day.orders + excluded.orders, amount = item_day.amount + excluded.amount,
       gross = item_day.gross + excluded.gross`,
    [JSON.stringify(cells)],
    'item-days-add',
  );

const addOrigins = (tx: Transaction, cells: readonly OriginCell[]) =>
  tx.query(
    `insert into origin_day (day, branch_id, origin, qr, orders, gross, net)
     select day, branch, origin, qr, orders, gross, net
       from jsonb_to_recordset($1::jsonb) as cell(day date, branch uuid, origin text, qr text, orders int,
         gross bigint, net bigint)
     on conflict (tenant_id, day, branch_id, origin, qr) do update set
       orders = origin_day.orders + excluded.orders, gross = origin_day.gross + excluded.gross,
       net = origin_day.net + excluded.net`,
    [JSON.stringify(cells)],
    'origin-days-add',
  );

const addTaxes = (tx: Transaction, cells: readonly TaxCell[]) =>
  tx.query(
    `insert into tax_day (day, branch_id, rate, orders, gross, net)
     select day, branch, rate, orders, gross, net
       from jsonb_to_recordset($1::jsonb) as cell(day date, branch uuid, rate numeric, orders int, gross bigint, net bigint)
     on conflict (tenant_id, day, branch_id, rate) do update set orders = tax_day.orders + excluded.orders,
       gross = tax_day.gross + excluded.gross, net = tax_day.net + excluded.net`,
    [JSON.stringify(cells)],
    'tax-days-add',
  );

const addTips = (tx: Transaction, cells: readonly TipCell[]) =>
  tx.query(
    `insert into tip_day (day, branch_id, payment_method, orders, gross)
     select day, branch, "paymentMethod", orders, gross
       from jsonb_to_recordset($1::jsonb) as cell(day date, branch uuid, "paymentMethod" text, orders int, gross bigint)
     on conflict (tenant_id, day, branch_id, payment_method) do update set orders = tip_day.orders + excluded.orders,
       gross = tip_day.gross + excluded.gross`,
    [JSON.stringify(cells)],
    'tip-days-add',
  );
