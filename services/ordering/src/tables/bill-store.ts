import type { TableWish } from '@theke/contracts/ordering/table-bill';
import type { Transaction } from '@theke/kit/database/database';
import type { AccessScope } from '../orders/order-store.ts';
import type { Bill } from './bill.ts';

type Row = {
  id: string;
  branch_id: string;
  table_id: string;
  table_identifier: string;
  number: number;
  state: Bill['state'];
  opened_at: Date;
  opened_by: string;
  closed_at: Date | null;
  wish: Bill['wish'];
  wished_at: Date | null;
};

const columns =
  'id, branch_id, table_id, table_identifier, number, state, opened_at, opened_by, closed_at, wish, wished_at';

const toBill = (row: Row): Bill => ({
  id: row.id,
  branch: row.branch_id,
  table: row.table_id,
  tableIdentifier: row.table_identifier,
  number: row.number,
  state: row.state,
  openedAt: row.opened_at,
  openedBy: row.opened_by,
  closedAt: row.closed_at,
  wish: row.wish,
  wishedAt: row.wished_at,
});

/** Null: every branch. */
const branchesOf = (scope: AccessScope): readonly string[] | null => (scope === true ? null : scope.branches);

/** $1 is the result of `branchesOf`. */
const inScope = '($1::uuid[] is null or branch_id = any($1))';

type NewBill = Pick<Bill, 'id' | 'branch' | 'table' | 'tableIdentifier' | 'openedAt' | 'openedBy'>;

export const billStore = {
  async find(tx: Transaction, id: string, scope: AccessScope): Promise<Bill | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from table_bill where ${inScope} and id = $2`,
      [branchesOf(scope), id],
      'bill-find',
    );
    return row && toBill(row);
  },

  /** Locks the bill until the transaction ends: of two concurrent payments the second one sees the first. */
  async lock(tx: Transaction, id: string, scope: AccessScope): Promise<Bill | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from table_bill where ${inScope} and id = $2 for update`,
      [branchesOf(scope), id],
      'bill-lock',
    );
    return row && toBill(row);
  },

  /** The open bill of a table, locked until the transaction ends, so that it is not closed meanwhile. */
  async lockOfTable(tx: Transaction, table: string): Promise<Bill | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from table_bill where table_id = $1 and state = 'open' for update`,
      [table],
      'bill-lock-of-table',
    );
    return row && toBill(row);
  },

  /**
   * Opens a bill under the branch's next number. If another transaction has opened one for the table meanwhile, locks
   * and returns that one; then a number is left out.
   */
  async insert(tx: Transaction, bill: NewBill): Promise<Bill> {
    const [row] = await tx.query<Row>(
      `with numbered as (
         insert into table_bill_counter as counter (branch_id, last) values ($2, 1)
         on conflict (tenant_id, branch_id) do update set last = counter.last + 1 returning last)
       insert into table_bill as bill (id, branch_id, table_id, table_identifier, number, opened_at, opened_by)
       select $1::uuid, $2::uuid, $3::uuid, $4::text, last, $5::timestamptz, $6::text from numbered
       on conflict (tenant_id, table_id) where state = 'open' do update set table_identifier = bill.table_identifier
       returning ${columns}`,
      [bill.id, bill.branch, bill.table, bill.tableIdentifier, bill.openedAt, bill.openedBy],
      'bill-insert',
    );
    if (!row) throw new Error('the bill was not stored');
    return toBill(row);
  },

  /** Open bills of a branch, the oldest first. */
  async open(tx: Transaction, branch: string): Promise<Bill[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from table_bill where branch_id = $1 and state = 'open' order by opened_at, id`,
      [branch],
      'bills-open',
    );
    return rows.map(toBill);
  },

  setWish(tx: Transaction, id: string, wish: TableWish | null, at: Date): void {
    tx.query('update table_bill set wish = $2, wished_at = $3 where id = $1', [id, wish, wish && at], 'bill-wish');
  },

  close(tx: Transaction, id: string, at: Date): void {
    tx.query(
      `update table_bill set state = 'closed', closed_at = $2, wish = null, wished_at = null where id = $1`,
      [id, at],
      'bill-close',
    );
  },
};
