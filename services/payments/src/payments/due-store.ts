import type { OnlineMethod, PayableKind } from '@theke/contracts/payments/payment';
import type { Transaction } from '@theke/kit/database/database';
import { money } from '@theke/rules/money/money';
import type { Ending, OrderDue } from './order-due.ts';

type Row = {
  order_id: string;
  uid: string;
  branch_id: string;
  /** bigint, returned by the driver as text. */
  amount: string | null;
  currency: string | null;
  method: OnlineMethod | null;
  expires_at: Date | null;
  worth: string;
  ended: Ending | null;
  payable: PayableKind | null;
  title: string | null;
  for_order: string | null;
  for_uid: string | null;
};

const columns =
  'order_id, uid, branch_id, amount, currency, method, expires_at, worth, ended, payable, title, for_order, for_uid';

const toDue = (row: Row): OrderDue => {
  const { amount, currency, method, expires_at: expiresAt, payable: kind, title } = row;
  return {
    order: row.order_id,
    uid: row.uid,
    branch: row.branch_id,
    request:
      amount !== null && currency && method && expiresAt
        ? { amount: money(Number(amount)), currency, method, expiresAt }
        : null,
    worth: money(Number(row.worth)),
    ended: row.ended,
    ...(kind && { payable: { kind, title: title ?? '', order: { id: row.for_order ?? '', uid: row.for_uid ?? '' } } }),
  };
};

export const dueStore = {
  /** Locks the order until the transaction ends: changes of its payments are serialised. */
  async lock(tx: Transaction, order: string): Promise<OrderDue | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from order_due where order_id = $1 for update`,
      [order],
      'due-lock',
    );
    return row && toDue(row);
  },

  async findByUid(tx: Transaction, uid: string): Promise<OrderDue | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from order_due where uid = $1`, [uid], 'due-by-uid');
    return row && toDue(row);
  },

  save(tx: Transaction, due: OrderDue): void {
    tx.query(
      `insert into order_due (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (tenant_id, order_id) do update set expires_at = excluded.expires_at, worth = excluded.worth,
         ended = excluded.ended`,
      [
        due.order,
        due.uid,
        due.branch,
        due.request?.amount ?? null,
        due.request?.currency ?? null,
        due.request?.method ?? null,
        due.request?.expiresAt ?? null,
        due.worth,
        due.ended,
        due.payable?.kind ?? null,
        due.payable?.title ?? null,
        due.payable?.order.id ?? null,
        due.payable?.order.uid ?? null,
      ],
      'due-save',
    );
  },
};
