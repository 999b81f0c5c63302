import type { Page } from '@theke/contracts/endpoint';
import type { FiscalAnswer } from '@theke/contracts/ordering/fiscal-proof';
import type { FiscalReceipt } from '@theke/contracts/ordering/fiscal-receipt';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';

/** Fields that are stored as one document. */
export type ReceiptDoc = Pick<
  FiscalReceipt,
  'kind' | 'order' | 'timeZone' | 'paymentMethod' | 'currency' | 'gross' | 'vat' | 'items'
>;

export type NewReceipt = { register: string; branch: string; orderVersion: number; issuedAt: Date; doc: ReceiptDoc };

type Row = {
  id: string;
  register: string;
  number: number;
  branch_id: string;
  issued_at: Date;
  doc: ReceiptDoc;
  state: FiscalReceipt['state'];
  answer: FiscalAnswer | null;
  answered_at: Date | null;
};

const columns = 'id, register, number, branch_id, issued_at, doc, state, answer, answered_at';

const toReceipt = (row: Row): FiscalReceipt => ({
  id: row.id,
  branch: { id: row.branch_id },
  register: row.register,
  number: row.number,
  issuedAt: row.issued_at.toISOString(),
  ...row.doc,
  state: row.state,
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
});

const sortColumns: Record<string, string> = { number: 'number', issuedAt: 'issued_at' };

export const fiscalStore = {
  /** Stores a receipt under the next number of its register, which stays locked until the transaction ends. */
  async insert(
    tx: Transaction,
    { register, branch, orderVersion, issuedAt, doc }: NewReceipt,
  ): Promise<Pick<FiscalReceipt, 'id' | 'number'>> {
    const [row] = await tx.query<{ id: string; number: number }>(
      `with numbered as (
         insert into fiscal_counter as counter (register, last) values ($1, 1)
         on conflict (tenant_id, register) do update set last = counter.last + 1 returning last)
       insert into fiscal_receipt (register, number, branch_id, order_id, order_version, issued_at, doc)
       select $1, last, $2::uuid, $3::uuid, $4::int, $5::timestamptz, $6::jsonb from numbered returning id, number`,
      [register, branch, doc.order.id, orderVersion, issuedAt, JSON.stringify(doc)],
      'fiscal-insert',
    );
    if (!row) throw new Error('the receipt was not stored');
    return row;
  },

  /** @param branches accessible branches; null: all */
  async find(tx: Transaction, id: string, branches: readonly string[] | null): Promise<FiscalReceipt | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from fiscal_receipt where id = $1 and ($2::uuid[] is null or branch_id = any($2))`,
      [id, branches],
      'fiscal-find',
    );
    return row && toReceipt(row);
  },

  /** Stores the first answer. The receipt's order is locked, so that no other answer is stored meanwhile. */
  answer(tx: Transaction, id: string, answer: FiscalAnswer, at: Date): void {
    tx.query(
      'update fiscal_receipt set state = $2, answer = $3, answered_at = $4 where id = $1',
      [id, answer.state, JSON.stringify(answer), at],
      'fiscal-answer',
    );
  },

  /** @param branches accessible branches; null: all */
  list(tx: Transaction, query: ListQuery, branches: readonly string[] | null): Promise<Page<FiscalReceipt>> {
    const filter = query.filter ?? {};
    const values: unknown[] = [branches];
    const where = ['($1::uuid[] is null or branch_id = any($1))'];
    if (filter.branch) where.push(`branch_id = $${values.push(filter.branch)}`);
    if (filter.register) where.push(`register = $${values.push(filter.register)}`);
    if (filter.state) where.push(`state = $${values.push(filter.state)}`);
    where.push(...rangeConditions(filter, { issuedAt: 'issued_at' }, values));
    const sort = query.sort ?? '-issuedAt';
    const column = sortColumns[sort.replace('-', '')] ?? 'issued_at';
    return readPage<Row, FiscalReceipt>(
      tx,
      query,
      {
        columns,
        from: `fiscal_receipt where ${where.join(' and ')}`,
        order: sort.startsWith('-') ? `${column} desc` : column,
        values,
      },
      toReceipt,
    );
  },
};
