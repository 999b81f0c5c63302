import type { Transaction } from '@theke/kit/database/database';
import { money } from '@theke/rules/money/money';
import type { TablePayment } from './table-payment.ts';

type Row = {
  id: string;
  version: number;
  bill_id: string;
  branch_id: string;
  table_identifier: string;
  order_id: string;
  order_uid: string;
  key: string;
  uid: string;
  method: TablePayment['method'];
  state: TablePayment['state'];
  /** bigint, returned by the driver as text. */
  gross: string;
  tip: string;
  currency: string;
  parts: TablePayment['parts'];
  created_at: Date;
  expires_at: Date;
};

const columns = `id, version, bill_id, branch_id, table_identifier, order_id, order_uid, key, uid, method, state, gross, tip,
  currency, parts, created_at, expires_at`;

const toPayment = (row: Row): TablePayment => ({
  id: row.id,
  version: row.version,
  bill: row.bill_id,
  branch: row.branch_id,
  tableIdentifier: row.table_identifier,
  order: { id: row.order_id, uid: row.order_uid },
  key: row.key,
  uid: row.uid,
  method: row.method,
  state: row.state,
  gross: money(Number(row.gross)),
  tip: money(Number(row.tip)),
  currency: row.currency,
  parts: row.parts,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** Rows are written with their bill locked, so they need no lock of their own. */
export const tablePaymentStore = {
  insert(tx: Transaction, payment: TablePayment): void {
    tx.query(
      `insert into table_payment (${columns})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        payment.id,
        payment.version,
        payment.bill,
        payment.branch,
        payment.tableIdentifier,
        payment.order.id,
        payment.order.uid,
        payment.key,
        payment.uid,
        payment.method,
        payment.state,
        payment.gross,
        payment.tip,
        payment.currency,
        JSON.stringify(payment.parts),
        payment.createdAt,
        payment.expiresAt,
      ],
      'table-payment-insert',
    );
  },

  setState(tx: Transaction, { id, version, state }: Pick<TablePayment, 'id' | 'version' | 'state'>): void {
    tx.query(
      'update table_payment set version = $2, state = $3 where id = $1',
      [id, version, state],
      'table-payment-state',
    );
  },

  async find(tx: Transaction, id: string): Promise<TablePayment | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from table_payment where id = $1`, [id], 'table-payment');
    return row && toPayment(row);
  },

  async findByKey(tx: Transaction, bill: string, key: string): Promise<TablePayment | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from table_payment where bill_id = $1 and key = $2`,
      [bill, key],
      'table-payment-by-key',
    );
    return row && toPayment(row);
  },

  /** Reserved parts of bills, the oldest first. */
  async reserved(tx: Transaction, bills: readonly string[]): Promise<TablePayment[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from table_payment where bill_id = any($1) and state = 'reserved' order by created_at, id`,
      [bills],
      'table-payments-reserved',
    );
    return rows.map(toPayment);
  },

  /** At most `max` with an id above `after`, by id. */
  async after(tx: Transaction, after: string, max: number): Promise<TablePayment[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from table_payment where id > $1 order by id limit $2`,
      [after, max],
      'table-payments-after',
    );
    return rows.map(toPayment);
  },
};
