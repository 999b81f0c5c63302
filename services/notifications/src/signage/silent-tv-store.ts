import type { Transaction } from '@theke/kit/database/database';

/** A TV that fell silent; `seenAt` is its last call. */
export type SilentTv = { id: string; branch: string; name: string; seenAt: Date };

type Row = { id: string; branch_id: string; name: string; seen_at: Date };

/** Silent TVs that their branch has not been alerted to yet. */
export const silentTvStore = {
  add(tx: Transaction, { id, branch, name, seenAt }: SilentTv): void {
    tx.query(
      `insert into silent_tv (id, branch_id, name, seen_at) values ($1, $2, $3, $4)
       on conflict (tenant_id, id) do update set branch_id = excluded.branch_id, name = excluded.name, seen_at = excluded.seen_at`,
      [id, branch, name, seenAt],
      'silent-tv-add',
    );
  },

  /** Removes and returns all of the branch of a TV, by name; empty if that TV has been removed before. */
  async takeAllOfBranch(tx: Transaction, id: string): Promise<SilentTv[]> {
    const rows = await tx.query<Row>(
      `delete from silent_tv where id = any(array(
         select id from silent_tv where branch_id = (select branch_id from silent_tv where id = $1) order by id for update))
       returning id, branch_id, name, seen_at`,
      [id],
      'silent-tvs-take',
    );
    return rows
      .map((row) => ({ id: row.id, branch: row.branch_id, name: row.name, seenAt: row.seen_at }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'de') || (one.id < other.id ? -1 : 1));
  },
};
