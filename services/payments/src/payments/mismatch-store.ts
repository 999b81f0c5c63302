import type { Page } from '@theke/contracts/endpoint';
import type { Mismatch } from '@theke/contracts/payments/payment';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import type { Alarm } from './payment.ts';

type Row = {
  id: string;
  order_id: string;
  payment_id: string;
  uid: string;
  what: Mismatch['what'];
  expected: string;
  found: string;
  at: Date;
};

export const mismatchStore = {
  insert(tx: Transaction, { id, payment, at, ...alarm }: Alarm & { id: string; payment: string; at: Date }): void {
    tx.query(
      'insert into mismatch (id, payment_id, what, expected, found, at) values ($1, $2, $3, $4, $5, $6)',
      [id, payment, alarm.what, alarm.expected, alarm.found, at],
      'mismatch-insert',
    );
  },

  /** @param branches that whoever asks is limited to; null means all */
  list(tx: Transaction, branches: readonly string[] | null, query: ListQuery): Promise<Page<Mismatch>> {
    return readPage(
      tx,
      query,
      {
        columns: 'm.id, p.order_id, m.payment_id, d.uid, m.what, m.expected, m.found, m.at',
        from: `mismatch m join payment p on p.id = m.payment_id join order_due d on d.order_id = p.order_id
               where ($1::uuid[] is null or d.branch_id = any($1))`,
        order: `m.at ${query.sort === 'at' ? 'asc' : 'desc'}`,
        values: [branches],
      },
      (row: Row) => ({
        id: row.id,
        order: { id: row.order_id },
        payment: { id: row.payment_id },
        uid: row.uid,
        what: row.what,
        expected: row.expected,
        found: row.found,
        at: row.at.toISOString(),
      }),
    );
  },
};
