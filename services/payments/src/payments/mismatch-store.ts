import type { Page } from '@theke/contracts/endpoint';
import type { Mismatch, PayableKind } from '@theke/contracts/payments/payment';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import type { Alarm } from './payment.ts';

type Row = {
  id: string;
  order_id: string;
  payable_id: string;
  payable: PayableKind | null;
  payment_id: string;
  uid: string;
  what: Mismatch['what'];
  expected: string;
  found: string;
  at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
};

/** Columns of the tables with aliases `m`, `p` and `d`. */
const columns =
  'm.id, coalesce(d.for_order, p.order_id) as order_id, p.order_id as payable_id, d.payable, m.payment_id, coalesce(d.for_uid, d.uid) as uid, m.what, m.expected, m.found, m.at, m.resolved_at, m.resolved_by, m.note';
/** @see columns; `$1`: the caller's branches; null: all branches */
const from = `mismatch m join payment p on p.id = m.payment_id join order_due d on d.order_id = p.order_id
  where ($1::uuid[] is null or d.branch_id = any($1))`;

const toMismatch = (row: Row): Mismatch => ({
  id: row.id,
  order: { id: row.order_id },
  ...(row.payable && { payable: { id: row.payable_id, kind: row.payable } }),
  payment: { id: row.payment_id },
  uid: row.uid,
  what: row.what,
  expected: row.expected,
  found: row.found,
  at: row.at.toISOString(),
  resolved:
    row.resolved_at === null
      ? null
      : { at: row.resolved_at.toISOString(), by: row.resolved_by ?? '', note: row.note ?? '' },
});

export const mismatchStore = {
  insert(tx: Transaction, { id, payment, at, ...alarm }: Alarm & { id: string; payment: string; at: Date }): void {
    tx.query(
      'insert into mismatch (id, payment_id, what, expected, found, at) values ($1, $2, $3, $4, $5, $6)',
      [id, payment, alarm.what, alarm.expected, alarm.found, at],
      'mismatch-insert',
    );
  },

  list(tx: Transaction, branches: readonly string[] | null, query: ListQuery): Promise<Page<Mismatch>> {
    return readPage(
      tx,
      query,
      {
        columns,
        from: `${from} and ($2::text is null or m.resolved_at is null)`,
        order: `m.at ${query.sort === 'at' ? 'asc' : 'desc'}`,
        values: [branches, query.filter?.open ?? null],
      },
      toMismatch,
    );
  },

  /** Marks it as resolved once; a second call changes nothing. Undefined if there is none. */
  async resolve(
    tx: Transaction,
    branches: readonly string[] | null,
    { id, by, note, at }: { id: string; by: string; note: string; at: Date },
  ): Promise<Mismatch | undefined> {
    const [found] = await tx.query<Row>(
      `select ${columns} from ${from} and m.id = $2`,
      [branches, id],
      'mismatch-find',
    );
    if (!found) return undefined;
    tx.query(
      'update mismatch set resolved_at = $2, resolved_by = $3, note = $4 where id = $1 and resolved_at is null',
      [id, at, by, note],
      'mismatch-resolve',
    );
    const [row] = await tx.query<Row>(`select ${columns} from ${from} and m.id = $2`, [branches, id], 'mismatch-find');
    return row && toMismatch(row);
  },
};
