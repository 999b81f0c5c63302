import type { Transaction } from '../database/database.ts';

/** What is left of an aggregate that was deleted: its last version, so that copies can be told to delete it. */
export type Tombstone = { id: string; version: number };

/**
 * Deletes a row and leaves a tombstone at the next version, which it returns; undefined where there is no such row.
 * @param kind as `kindOf` the events says
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

/** Up to `most` tombstones whose id follows `after`, by id. */
export const tombstonesAfter = (tx: Transaction, kind: string, after: string, max: number): Promise<Tombstone[]> =>
  tx.query<Tombstone>('select id, version from tombstone where kind = $1 and id > $2 order by id limit $3', [
    kind,
    after,
    max,
  ]);
