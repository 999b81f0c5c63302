import type { Transaction } from '@theke/kit/database/database';

/** An order whose guest waits for its number. `at`: when its preparation is due, or since when it is ready. */
export type QueuedOrder = { id: string; number: string; isReady: boolean; at: Date };

/** A confirmed order. `isWaiting`: false once it is picked up or canceled. */
export type OrderInQueue = QueuedOrder & { branch: string; version: number; isWaiting: boolean };

export const queueStore = {
  /**
   * Stores newer versions only. A finished order stays, so that a late event does not call it again.
   * @returns whether a screen has to show something else
   */
  save: async (tx: Transaction, order: OrderInQueue): Promise<boolean> => {
    const [row] = await tx.query<{ isChanged: boolean }>(
      `with held as (select * from queued_order where id = $1),
       saved as (
         insert into queued_order as queued (id, branch_id, number, is_ready, at, version, is_waiting)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (tenant_id, id) do update set branch_id = excluded.branch_id, number = excluded.number,
           is_ready = excluded.is_ready, version = excluded.version, is_waiting = excluded.is_waiting,
           at = case when queued.is_ready and excluded.is_ready then queued.at else excluded.at end
         where queued.version <= excluded.version
         returning *)
       select (coalesce(held.is_waiting, false) or saved.is_waiting)
         and (held.branch_id, held.number, held.is_ready, held.at, held.is_waiting)
           is distinct from (saved.branch_id, saved.number, saved.is_ready, saved.at, saved.is_waiting) as "isChanged"
       from saved left join held on true`,
      [order.id, order.branch, order.number, order.isReady, order.at, order.version, order.isWaiting],
      'queue-save',
    );
    return row?.isChanged ?? false;
  },

  /** The ids of those that are newer than the stored ones, or unknown. */
  findNewer: async (tx: Transaction, given: readonly { id: string; version: number; isSnapshot: boolean }[]) => {
    const rows = await tx.query<{ id: string }>(
      `select given.id from unnest($1::uuid[], $2::int[], $3::bool[]) as given (id, version, is_snapshot)
       left join queued_order held on held.id = given.id
       where held.id is null or held.version < given.version or (held.version = given.version and given.is_snapshot)`,
      [given.map(({ id }) => id), given.map(({ version }) => version), given.map(({ isSnapshot }) => isSnapshot)],
      'queue-find-newer',
    );
    return new Set(rows.map(({ id }) => id));
  },

  /** Waiting orders of a branch, oldest first. */
  list: (tx: Transaction, branch: string) =>
    tx.query<QueuedOrder>(
      `select id, number, is_ready as "isReady", at from queued_order
       where branch_id = $1 and is_waiting order by at, id`,
      [branch],
      'queue-list',
    ),

  forget: (tx: Transaction, before: Date) =>
    tx.query('delete from queued_order where at < $1', [before], 'queue-forget'),
};
