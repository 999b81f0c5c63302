import type { Transaction } from '@theke/kit/database/database';

/** An order whose guest waits for its number. `at`: when its preparation is due, or since when it is ready. */
export type QueuedOrder = { id: string; number: string; isReady: boolean; at: Date };

export const queueStore = {
  /** @returns whether a screen has to show something else */
  save: async (tx: Transaction, branch: string, { id, number, isReady, at }: QueuedOrder): Promise<boolean> => {
    const changed = await tx.query(
      `insert into queued_order as queued (id, branch_id, number, is_ready, at) values ($1, $2, $3, $4, $5)
       on conflict (tenant_id, id) do update set branch_id = excluded.branch_id, number = excluded.number,
         is_ready = excluded.is_ready,
         at = case when queued.is_ready and excluded.is_ready then queued.at else excluded.at end
       where (queued.branch_id, queued.number, queued.is_ready)
           is distinct from (excluded.branch_id, excluded.number, excluded.is_ready)
         or (not queued.is_ready and queued.at <> excluded.at)
       returning 1`,
      [id, branch, number, isReady, at],
      'queue-save',
    );
    return changed.length > 0;
  },

  /** @returns whether it was shown */
  remove: async (tx: Transaction, id: string): Promise<boolean> =>
    (await tx.query('delete from queued_order where id = $1 returning 1', [id], 'queue-remove')).length > 0,

  /** Orders of a branch, oldest first. */
  list: (tx: Transaction, branch: string) =>
    tx.query<QueuedOrder>(
      'select id, number, is_ready as "isReady", at from queued_order where branch_id = $1 order by at, id',
      [branch],
      'queue-list',
    ),

  forget: (tx: Transaction, before: Date) =>
    tx.query('delete from queued_order where at < $1', [before], 'queue-forget'),
};
