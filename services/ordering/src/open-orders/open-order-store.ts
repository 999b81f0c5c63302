import type { openOrdersChanged } from '@theke/contracts/ordering/open-orders';
import { maxPlacesPerKind } from '@theke/contracts/uses';
import type { Transaction } from '@theke/kit/database/database';
import type { z } from 'zod';

export type OpenOrders = z.output<typeof openOrdersChanged.data>;
/** `id` is the branch. */
type PublishedOpenOrders = { id: string; version: number; openOrders: OpenOrders };

const finished = `('completed', 'rejected', 'canceled', 'failed')`;

export const openOrderStore = {
  /** Counts the open orders of a branch. */
  async count(tx: Transaction, branch: string): Promise<OpenOrders> {
    const rows = await tx.query<{
      id: string;
      uid: string;
      table: string | null;
      place: number;
      total: number;
      at_table: number;
    }>(
      `select id, uid, table_id as "table", place::int, total::int, at_table::int from (
         select id, uid, table_id, row_number() over (order by placed_at, id) as place, count(*) over () as total,
           row_number() over (partition by table_id order by placed_at, id) as place_at_table,
           count(*) over (partition by table_id) as at_table
         from orders where branch_id = $1 and status not in ${finished}) as open
       where place <= ${maxPlacesPerKind} or (table_id is not null and place_at_table = 1) order by place`,
      [branch],
      'open-orders-count',
    );
    const tables = new Map<string, OpenOrders['tables'][number]>();
    for (const { table, id, uid, at_table: total } of rows)
      if (table && !tables.has(table)) tables.set(table, { id: table, total, oldest: { id, uid } });
    return {
      branch,
      total: rows[0]?.total ?? 0,
      oldest: rows.filter(({ place }) => place <= maxPlacesPerKind).map(({ id, uid }) => ({ id, uid })),
      tables: [...tables.values()],
    };
  },

  /** Last published open orders of a branch; empty if it never had one. */
  async findPublished(tx: Transaction, branch: string): Promise<Partial<OpenOrders>> {
    const [row] = await tx.query<{ published: Partial<OpenOrders> }>(
      'select told as published from open_orders where branch_id = $1',
      [branch],
      'open-orders-told',
    );
    return row?.published ?? {};
  },

  /** Last published open orders of a branch with their version. Locks the row until the transaction ends. */
  async lockPublished(tx: Transaction, branch: string): Promise<Pick<PublishedOpenOrders, 'version' | 'openOrders'>> {
    tx.query(
      `insert into open_orders (branch_id, version, told) values ($1, 0, '{}') on conflict do nothing`,
      [branch],
      'open-orders-begin',
    );
    const [row] = await tx.query<Pick<PublishedOpenOrders, 'version' | 'openOrders'>>(
      'select version, told as "openOrders" from open_orders where branch_id = $1 for update',
      [branch],
      'open-orders-lock',
    );
    return row as Pick<PublishedOpenOrders, 'version' | 'openOrders'>;
  },

  savePublished(tx: Transaction, { branch, ...rest }: OpenOrders, version: number): void {
    tx.query(
      'update open_orders set version = $2, told = $3 where branch_id = $1',
      [branch, version, JSON.stringify({ branch, ...rest })],
      'open-orders-save',
    );
  },

  /** Ids of branches that ever had an open order. */
  branches: async (tx: Transaction): Promise<string[]> =>
    (await tx.query<{ id: string }>('select branch_id as id from open_orders order by 1')).map(({ id }) => id),

  /** At most `max` branches with an id above `after`, with their current open orders. */
  async after(tx: Transaction, after: string, max: number): Promise<PublishedOpenOrders[]> {
    const rows = await tx.query<{ id: string; version: number }>(
      'select branch_id as id, version from open_orders where branch_id > $1 order by branch_id limit $2',
      [after, max],
    );
    const branches: PublishedOpenOrders[] = [];
    for (const { id, version } of rows) branches.push({ id, version, openOrders: await openOrderStore.count(tx, id) });
    return branches;
  },
};
