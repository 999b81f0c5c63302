import type { Page } from '@theke/contracts/endpoint';
import type { PayableKind } from '@theke/contracts/payments/payment';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import { money } from '@theke/rules/money/money';
import type { DuePayable } from './order-due.ts';
import type { Payment, Refund } from './payment.ts';

/** `bigint` is returned as text; refunds are aggregated as JSON, with numbers. */
type RefundRow = {
  id: string;
  payment_id: string;
  key: string | null;
  amount: string | number;
  reason: Refund['reason'];
  note: string;
  requested_by: string;
  state: Refund['state'];
  reference: string | null;
  created_at: string;
  done_at: string | null;
};

type Row = {
  id: string;
  order_id: string;
  version: number;
  method: Payment['method'];
  provider: Payment['provider'];
  state: Payment['state'];
  failure_reason: Payment['failureReason'];
  is_surplus: boolean;
  amount: string;
  currency: string;
  captured: string;
  reference: string | null;
  capture: string | null;
  redirect_url: string | null;
  return_url: string;
  checked_at: Date | null;
  created_at: Date;
  settled_at: Date | null;
  refunds: RefundRow[] | null;
};

/** Columns of the table with alias `p`. */
const columns = `p.id, p.order_id, p.version, p.method, p.provider, p.state, p.failure_reason, p.is_surplus, p.amount, p.currency,
  p.captured, p.reference, p.capture, p.redirect_url, p.return_url, p.checked_at, p.created_at, p.settled_at,
  (select json_agg(r order by r.created_at, r.id) from refund r where r.payment_id = p.id) as refunds`;

const toRefund = (row: RefundRow): Refund => ({
  id: row.id,
  payment: row.payment_id,
  key: row.key,
  amount: money(Number(row.amount)),
  reason: row.reason,
  note: row.note,
  by: row.requested_by,
  state: row.state,
  reference: row.reference,
  createdAt: new Date(row.created_at),
  doneAt: row.done_at === null ? null : new Date(row.done_at),
});

const toPayment = (row: Row): Payment => ({
  id: row.id,
  order: row.order_id,
  version: row.version,
  method: row.method,
  provider: row.provider,
  state: row.state,
  failureReason: row.failure_reason,
  isSurplus: row.is_surplus,
  amount: money(Number(row.amount)),
  currency: row.currency,
  captured: money(Number(row.captured)),
  reference: row.reference,
  capture: row.capture,
  redirectUrl: row.redirect_url,
  returnUrl: row.return_url,
  checkedAt: row.checked_at,
  createdAt: row.created_at,
  settledAt: row.settled_at,
  refunds: (row.refunds ?? []).map(toRefund),
});

/** With data of its order for lists. */
export type ListedPayment = {
  payment: Payment;
  uid: string;
  branch: string;
  /** Absent for the payment of an order. */
  payable?: Pick<DuePayable, 'kind' | 'order'> | undefined;
};
type ListedRow = Row & {
  uid: string;
  branch_id: string;
  payable: PayableKind | null;
  for_order: string;
  for_uid: string;
};
/** Columns of the table with alias `d`. */
const dueColumns = 'd.uid, d.branch_id, d.payable, d.for_order, d.for_uid';

const toListed = (row: ListedRow): ListedPayment => ({
  payment: toPayment(row),
  uid: row.uid,
  branch: row.branch_id,
  ...(row.payable && { payable: { kind: row.payable, order: { id: row.for_order, uid: row.for_uid } } }),
});

export const paymentStore = {
  async exist(tx: Transaction): Promise<boolean> {
    const [row] = await tx.query('select from payment limit 1', [], 'payments-exist');
    return row !== undefined;
  },

  insert(tx: Transaction, payment: Payment): void {
    tx.query(
      `insert into payment (id, order_id, version, method, provider, state, amount, currency, created_at, return_url)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        payment.id,
        payment.order,
        payment.version,
        payment.method,
        payment.provider,
        payment.state,
        payment.amount,
        payment.currency,
        payment.createdAt,
        payment.returnUrl,
      ],
      'payment-insert',
    );
  },

  update(tx: Transaction, payment: Payment): void {
    tx.query(
      `update payment set version = $2, state = $3, failure_reason = $4, is_surplus = $5, captured = $6, reference = $7,
         capture = $8, redirect_url = $9, settled_at = $10 where id = $1`,
      [
        payment.id,
        payment.version,
        payment.state,
        payment.failureReason,
        payment.isSurplus,
        payment.captured,
        payment.reference,
        payment.capture,
        payment.redirectUrl,
        payment.settledAt,
      ],
      'payment-update',
    );
  },

  /** Stores the time of the last provider call. */
  touch(tx: Transaction, id: string, at: Date): void {
    tx.query('update payment set checked_at = $2 where id = $1', [id, at], 'payment-touch');
  },

  async find(tx: Transaction, id: string): Promise<Payment | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from payment p where p.id = $1`, [id], 'payment-find');
    return row && toPayment(row);
  },

  async findByReference(tx: Transaction, provider: string, reference: string): Promise<Payment | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from payment p where p.provider = $1 and p.reference = $2`,
      [provider, reference],
      'payment-by-reference',
    );
    return row && toPayment(row);
  },

  async findByRefund(tx: Transaction, refund: string): Promise<Payment | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from payment p where p.id = (select payment_id from refund where id = $1)`,
      [refund],
      'payment-by-refund',
    );
    return row && toPayment(row);
  },

  /** Oldest first. */
  async findByOrder(tx: Transaction, order: string): Promise<Payment[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from payment p where p.order_id = $1 order by p.created_at, p.id`,
      [order],
      'payments-of-order',
    );
    return rows.map(toPayment);
  },

  /** At most `max` payments with an id above `after`, by id. */
  async after(tx: Transaction, after: string, max: number): Promise<(ListedPayment & { id: string })[]> {
    const rows = await tx.query<ListedRow>(
      `select ${columns}, ${dueColumns} from payment p join order_due d on d.order_id = p.order_id
       where p.id > $1 order by p.id limit $2`,
      [after, max],
      'payments-after',
    );
    return rows.map((row) => ({ id: row.id, ...toListed(row) }));
  },

  /** @param branches the caller's branches; null: all branches */
  list(tx: Transaction, branches: readonly string[] | null, query: ListQuery): Promise<Page<ListedPayment>> {
    const { order = null, state = null, provider = null } = query.filter ?? {};
    const values: unknown[] = [branches, order, state, provider];
    const ranges = rangeConditions(query.filter, { createdAt: 'p.created_at' }, values);
    return readPage(
      tx,
      query,
      {
        columns: `${columns}, ${dueColumns}`,
        from: `payment p join order_due d on d.order_id = p.order_id
               where ($1::uuid[] is null or d.branch_id = any($1)) and ($2::uuid is null or p.order_id = $2)
               and ($3::text is null or p.state = $3) and ${['($4::text is null or p.provider = $4)', ...ranges].join(' and ')}`,
        order: `p.created_at ${query.sort === 'createdAt' ? 'asc' : 'desc'}`,
        values,
      },
      toListed,
    );
  },
};

export const refundStore = {
  insert(tx: Transaction, refund: Refund): void {
    tx.query(
      `insert into refund (id, payment_id, key, amount, reason, note, requested_by, state, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        refund.id,
        refund.payment,
        refund.key,
        refund.amount,
        refund.reason,
        refund.note,
        refund.by,
        refund.state,
        refund.createdAt,
      ],
      'refund-insert',
    );
  },

  update(tx: Transaction, refund: Refund): void {
    tx.query(
      'update refund set state = $2, reference = $3, done_at = $4 where id = $1',
      [refund.id, refund.state, refund.reference, refund.doneAt],
      'refund-update',
    );
  },
};
