import type { Page } from '@theke/contracts/endpoint';
import type { DayClose, OpenPeriod } from '@theke/contracts/ordering/day-close';
import type { OrderEdit } from '@theke/contracts/ordering/order';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { fromMoney, money } from '@theke/rules/money/money';
import type { Order } from '../orders/order.ts';
import type { ChangedOrder, Counted, StoredClose } from './day-close.ts';

/** Orders read at once: bounds the memory of a first close with years of orders. */
const pageSize = 500;

type ChangedRow = Pick<
  Order,
  'id' | 'uid' | 'version' | 'status' | 'kind' | 'items' | 'totals' | 'history' | 'edits' | 'payments'
> & {
  payment_method: Order['paymentMethod'];
  is_paid: boolean;
  /** bigint, returned by the driver as text. */
  paid_gross: string | null;
  refunded: string;
  tip: string;
  gift_card: string;
  gift_card_returned: string;
  counted: Counted | null;
};

/** The refunds in an order's history, oldest first. */
const refundsIn = (edits: readonly OrderEdit[]) =>
  edits.flatMap(({ at, refund }) => (refund ? [{ at, ...refund }] : []));

const toChanged = (row: ChangedRow): ChangedOrder => ({
  id: row.id,
  uid: row.uid,
  version: row.version,
  order: {
    status: row.status,
    kind: row.kind,
    history: row.history.map(({ state }) => ({ status: state })),
    paymentMethod: row.payment_method,
    isPaid: row.is_paid,
    paidTotal: row.paid_gross === null ? null : fromMoney(money(Number(row.paid_gross))),
    refunded: fromMoney(money(Number(row.refunded))),
    tip: fromMoney(money(Number(row.tip))),
    giftCard: {
      amount: fromMoney(money(Number(row.gift_card))),
      returned: fromMoney(money(Number(row.gift_card_returned))),
    },
    payments: row.payments,
    items: row.items,
    totals: row.totals,
  },
  refunds: refundsIn(row.edits).map(({ at, amount, method }) => ({ at, amount, method })),
  movedAt: row.history.at(-1)?.at ?? new Date(0).toISOString(),
  counted: row.counted ?? undefined,
});

const changedOrders = `select id, uid, version, status, kind, payment_method, items, totals, history, edits,
    paid_at is not null as is_paid, paid_gross, refunded, tip, gift_card, gift_card_returned, payments,
    (select jsonb_build_object('takings', takings, 'refunds', refunds) from day_close_order
     where order_id = orders.id order by number desc limit 1) as counted
  from orders where branch_id = $1 and version <> closed_version and id > $2
    and ($3::timestamptz is null or placed_at < $3)`;

const smallestId = '00000000-0000-0000-0000-000000000000';

export const dayCloseStore = {
  /** The last number of a branch; 0 without a close. Locks the branch's numbers until the transaction ends. */
  async lockNumbers(tx: Transaction, branch: string): Promise<number> {
    const [row] = await tx.query<{ last: number }>(
      `insert into day_close_counter as counter (branch_id, last) values ($1, 0)
       on conflict (tenant_id, branch_id) do update set last = counter.last returning last`,
      [branch],
      'day-close-lock',
    );
    return row?.last ?? 0;
  },

  /**
   * Reads all orders of a branch that changed since its last close, in pages.
   * @param isLocked locks each order until the transaction ends, in key order as every order change does
   * @param placedBefore only orders placed earlier, for imported closes
   */
  async *changed(
    tx: Transaction,
    branch: string,
    { isLocked, placedBefore }: { isLocked: boolean; placedBefore?: Date | undefined },
  ): AsyncGenerator<ChangedOrder[]> {
    for (let after = smallestId; ; ) {
      const values = [branch, after, placedBefore ?? null];
      const rows = isLocked
        ? await tx.query<ChangedRow>(
            `${changedOrders} order by id limit ${pageSize} for update of orders`,
            values,
            'day-close-changed-lock',
          )
        : await tx.query<ChangedRow>(`${changedOrders} order by id limit ${pageSize}`, values, 'day-close-changed');
      if (rows.length > 0) yield rows.map(toChanged);
      if (rows.length < pageSize) return;
      after = rows.at(-1)?.id ?? after;
    }
  },

  /** Whether a close has counted money of the order. Requires the lock of the order, which a close takes too. */
  async isCounted(tx: Transaction, order: string): Promise<boolean> {
    const [row] = await tx.query<{ is: boolean }>(
      `select coalesce((select (takings ->> 'taken')::bigint > 0 from day_close_order
         where order_id = $1 order by number desc limit 1), false) as is`,
      [order],
      'day-close-is-counted',
    );
    return row?.is ?? false;
  },

  /** Marks the read versions as closed. The orders are locked by `changed`. */
  markClosed(tx: Transaction, orders: readonly Pick<ChangedOrder, 'id' | 'version'>[]): void {
    tx.query(
      `update orders set closed_version = read.version
       from unnest($1::uuid[], $2::int[]) as read(id, version) where orders.id = read.id`,
      [orders.map(({ id }) => id), orders.map(({ version }) => version)],
      'day-close-mark',
    );
  },

  /** Stores what a close counted of each order. */
  insertCounted(
    tx: Transaction,
    { branch, number }: { branch: string; number: number },
    counted: readonly (Counted & { id: string; version: number })[],
  ): void {
    if (counted.length === 0) return;
    tx.query(
      `insert into day_close_order (order_id, number, branch_id, order_version, takings, refunds)
       select id, $1, $2, version, takings, refunds
       from jsonb_to_recordset($3::jsonb) as counted(id uuid, version int, takings jsonb, refunds int)`,
      [number, branch, JSON.stringify(counted)],
      'day-close-counted',
    );
  },

  /** Stores a close and its number. */
  insert(tx: Transaction, { close, refunds, cancellations }: StoredClose): void {
    const { id, branch, number, businessDay, closedAt } = close;
    tx.query('update day_close_counter set last = $2 where branch_id = $1', [branch.id, number], 'day-close-number');
    tx.query(
      `insert into day_close (id, branch_id, number, business_day, closed_at, doc, refunds, cancellations)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        branch.id,
        number,
        businessDay,
        closedAt,
        JSON.stringify(close),
        JSON.stringify(refunds),
        JSON.stringify(cancellations),
      ],
      'day-close-insert',
    );
  },

  /** @param branches accessible branches; null: all */
  async find(tx: Transaction, id: string, branches: readonly string[] | null): Promise<StoredClose | undefined> {
    const [row] = await tx.query<StoredClose>(
      `select doc as close, refunds, cancellations from day_close
       where id = $1 and ($2::uuid[] is null or branch_id = any($2))`,
      [id, branches],
      'day-close-find',
    );
    return row;
  },

  async findLast(tx: Transaction, branch: string): Promise<DayClose | undefined> {
    const [row] = await tx.query<{ doc: DayClose }>(
      'select doc from day_close where branch_id = $1 order by number desc limit 1',
      [branch],
      'day-close-last',
    );
    return row?.doc;
  },

  /** @param branches accessible branches; null: all */
  list(tx: Transaction, query: ListQuery, branches: readonly string[] | null): Promise<Page<DayClose>> {
    const filter = query.filter ?? {};
    const values: unknown[] = [branches];
    const where = ['($1::uuid[] is null or branch_id = any($1))'];
    if (filter.branch) where.push(`branch_id = $${values.push(filter.branch)}`);
    where.push(...rangeConditions(filter, { businessDay: 'business_day' }, values));
    const sort = query.sort ?? '-closedAt';
    const column = sort.endsWith('number') ? 'number' : 'closed_at';
    return readPage<{ doc: DayClose }, DayClose>(
      tx,
      query,
      {
        columns: 'doc',
        from: `day_close where ${where.join(' and ')}`,
        order: sort.startsWith('-') ? `${column} desc` : column,
        values,
      },
      ({ doc }) => doc,
    );
  },

  /**
   * The closes of some days, by branch and number.
   * @param span first and last business day
   * @param branches accessible branches; null: all
   */
  listDays: async (
    tx: Transaction,
    { from, to }: { from: string; to: string },
    branches: readonly string[] | null,
  ): Promise<DayClose[]> => {
    const rows = await tx.query<{ doc: DayClose }>(
      `select doc from day_close
       where business_day between $1 and $2 and ($3::uuid[] is null or branch_id = any($3))
       order by branch_id, number`,
      [from, to, branches],
      'day-close-days',
    );
    return rows.map(({ doc }) => doc);
  },

  /** The VAT rates of all closes, in percent. */
  listRates: async (tx: Transaction): Promise<number[]> => {
    const rows = await tx.query<{ rate: number }>(
      `select distinct (vat ->> 'rate')::float8 as rate from day_close, jsonb_array_elements(doc -> 'vat') as vat`,
      [],
      'day-close-rates',
    );
    return rows.map(({ rate }) => rate);
  },

  /** When the first order of a branch was placed. */
  async firstOrderAt(tx: Transaction, branch: string): Promise<Date | null> {
    const [row] = await tx.query<{ at: Date | null }>(
      'select min(placed_at) as at from orders where branch_id = $1',
      [branch],
      'day-close-first-order',
    );
    return row?.at ?? null;
  },

  /** Accepted orders to be paid on site that were not handed over yet. */
  async openOnSite(tx: Transaction, branch: string, methods: readonly string[]): Promise<OpenPeriod['open']> {
    const [row] = await tx.query<{ number: number; sum: string }>(
      `select count(*)::int as number, coalesce(sum(total_gross - gift_card), 0) as sum from orders
       where branch_id = $1 and status not in ('completed', 'rejected', 'canceled', 'failed')
         and status <> 'delivered' and payment_method = any($2)
         and not (kind = 'quotation' and status in ('placed', 'counter-proposed'))`,
      [branch, methods],
      'day-close-open',
    );
    return { number: row?.number ?? 0, sum: fromMoney(money(Number(row?.sum ?? 0))) };
  },

  /** The reasons of orders' refunds and cancellations, by order. */
  async findReasons(
    tx: Transaction,
    orders: readonly string[],
  ): Promise<ReadonlyMap<string, { canceled: string; refunds: readonly string[] }>> {
    const rows = await tx.query<{ id: string; canceled: string | null; edits: OrderEdit[] }>(
      'select id, coalesce(cancellation_reason, rejection_message) as canceled, edits from orders where id = any($1)',
      [orders],
      'day-close-reasons',
    );
    return new Map(
      rows.map(({ id, canceled, edits }) => [
        id,
        { canceled: canceled ?? '', refunds: refundsIn(edits).map(({ reason }) => reason) },
      ]),
    );
  },
};
