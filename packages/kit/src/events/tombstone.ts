import type { Transaction } from '../database/database.ts';

/** The last version of a deleted aggregate, so that copies can delete it. */
export type Tombstone = { id: string; version: number };

/**
 * Deletes a row and inserts a tombstone at the next version.
 * @param kind result of `kindOf` for its events
 * @returns the tombstone; undefined if there is no such row
 */
export async function deleteWithTombstone(
  tx: Transaction,
  { table, kind, id }: { table: string; kind: string; id: string },
): Promise<Tombstone | undefined> {
  const [tombstone] = await tx.query<Tombstone>(
    `with gone as (delete from ${table} where id = $1 returning id, version)
     insert into tombstone (kind, id, version) select $2, id, version + 1 from gone returning id, version`,
    [id, kind],
    `${table}-delete`,
  );
  return tombstone;
}

/** Up to `max` tombstones with an id greater than `after`, ordered by id. */
export const tombstonesAfter = (tx: Transaction, kind: string, after: string, max: number): Promise<Tombstone[]> =>
  tx.query<Tombstone>('select id, version from tombstone where kind = $1 and id > $2 order by id limit $3', [
    kind,
    after,
    max,
  ]);
