import type { OnlineMethod } from '@theke/contracts/payments/payment';
import type { Transaction } from '@theke/kit/database/database';
import { money } from '@theke/rules/money/money';
import type { Ending, OrderDue } from './order-due.ts';

type Row = {
  order_id: string;
  uid: string;
  branch_id: string;
  version: number;
  /** bigint arrives as text. */
  amount: string | null;
  currency: string | null;
  method: OnlineMethod | null;
  expires_at: Date | null;
  worth: string | null;
  ended: Ending | null;
};

const columns = 'order_id, uid, branch_id, version, amount, currency, method, expires_at, worth, ended';

const dueOf = (row: Row): OrderDue => {
  const { amount, currency, method, expires_at: expiresAt } = row;
  return {
    order: row.order_id,
    uid: row.uid,
    branch: row.branch_id,
    version: row.version,
    asked:
      amount !== null && currency && method && expiresAt
        ? { amount: money(Number(amount)), currency, method, expiresAt }
        : null,
    worth: row.worth === null ? null : money(Number(row.worth)),
    ended: row.ended,
  };
};

export const dueStore = {
  /** Locks the order until the transaction ends: whatever happens to its payments happens one after the other. */
  async lock(tx: Transaction, order: string): Promise<OrderDue | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from order_due where order_id = $1 for update`,
      [order],
      'due-lock',
    );
    return row && dueOf(row);
  },

  /**
   * Like `lock`, also where the order is not known yet: two events that are heard at once wait for each other.
   */
  async lockOrNew(
    tx: Transaction,
    { order, uid, branch }: Pick<OrderDue, 'order' | 'uid' | 'branch'>,
  ): Promise<OrderDue> {
    tx.query(
      `insert into order_due (order_id, uid, branch_id, version) values ($1, $2, $3, 0) on conflict do nothing`,
      [order, uid, branch],
      'due-new',
    );
    return (await this.lock(tx, order)) as OrderDue;
  },

  async findByUid(tx: Transaction, uid: string): Promise<OrderDue | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from order_due where uid = $1`, [uid], 'due-by-uid');
    return row && dueOf(row);
  },

  save(tx: Transaction, due: OrderDue): void {
    tx.query(
      `update order_due set version = $2, amount = $3, currency = $4, method = $5, expires_at = $6, worth = $7, ended = $8
       where order_id = $1`,
      [
        due.order,
        due.version,
        due.asked?.amount ?? null,
        due.asked?.currency ?? null,
        due.asked?.method ?? null,
        due.asked?.expiresAt ?? null,
        due.worth,
        due.ended,
      ],
      'due-save',
    );
  },
};
