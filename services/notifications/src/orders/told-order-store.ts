import type { Transaction } from '@theke/kit/database/database';
import type { ToldOrder } from './told-order.ts';

type Row = {
  id: string;
  uid: string;
  branch_id: string;
  known: ToldOrder['known'];
  versions: ToldOrder['versions'];
  is_erased: boolean;
};

const columns = 'id, uid, branch_id, known, versions, is_erased';

const orderOf = (row: Row): ToldOrder => ({
  id: row.id,
  uid: row.uid,
  branch: row.branch_id,
  known: row.known,
  versions: row.versions,
  isErased: row.is_erased,
});

export const toldOrderStore = {
  /** @returns false where something was heard of it before, and nothing was written */
  async insertNew(tx: Transaction, { id, uid, branch, known, versions }: ToldOrder): Promise<boolean> {
    const rows = await tx.query(
      `insert into told_order (id, uid, branch_id, known, versions, status, placed_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict do nothing returning 1`,
      [id, uid, branch, JSON.stringify(known), JSON.stringify(versions), known.status ?? null, known.placedAt ?? null],
      'told-order-new',
    );
    return rows.length > 0;
  },

  /** Locks it until the transaction ends, also where nothing is known of it yet. */
  async lockOrNew(tx: Transaction, { id, uid, branch }: Pick<ToldOrder, 'id' | 'uid' | 'branch'>): Promise<ToldOrder> {
    const [row] = await tx.query<Row>(
      `insert into told_order (id, uid, branch_id, known, versions) values ($1, $2, $3, '{}', '{}')
       on conflict (tenant_id, id) do update set uid = excluded.uid, branch_id = excluded.branch_id
       returning ${columns}`,
      [id, uid, branch],
      'told-order-lock',
    );
    return orderOf(row as Row);
  },

  async find(tx: Transaction, id: string): Promise<ToldOrder | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from told_order where id = $1 and uid is not null`,
      [id],
      'told-order-find',
    );
    return row && orderOf(row);
  },

  async lock(tx: Transaction, id: string): Promise<ToldOrder | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from told_order where id = $1 and uid is not null for update`,
      [id],
      'told-order-known-lock',
    );
    return row && orderOf(row);
  },

  /** Nothing is known of it but that nothing personal may ever be. */
  insertErased(tx: Transaction, id: string): void {
    tx.query(
      `insert into told_order (id, known, versions, is_erased) values ($1, '{}', '{}', true) on conflict do nothing`,
      [id],
      'told-order-erased',
    );
  },

  save(tx: Transaction, { id, known, versions, isErased }: ToldOrder): void {
    tx.query(
      `update told_order set known = $2, versions = $3, is_erased = $4, status = $5, placed_at = $6 where id = $1`,
      [id, JSON.stringify(known), JSON.stringify(versions), isErased, known.status ?? null, known.placedAt ?? null],
      'told-order-save',
    );
  },
};
