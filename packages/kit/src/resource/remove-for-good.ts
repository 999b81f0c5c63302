import type { Resource } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { isOnDocuments } from '../documents/on-documents.ts';
import { everyPage } from './every-page.ts';
import type { Filter, ResourceStore, UnitOfWork } from './resource-store.ts';

/** A resource without published events, so deletions need no tombstone. */
type Unpublished<S extends z.ZodObject> = {
  resource: Pick<Resource<S>, 'name'>;
  store: ResourceStore<S, UnitOfWork>;
};

/** Removes an entity without a tombstone; on MongoDB its document is emptied. @returns whether it existed */
export async function removeForGood<S extends z.ZodObject>(
  unit: UnitOfWork,
  { resource: { name }, store }: Unpublished<S>,
  id: string,
): Promise<boolean> {
  if (isOnDocuments(unit)) return (await store.remove(unit, id)) !== undefined;
  const table = name.replaceAll('-', '_');
  const removed = await (unit as Transaction).query(
    `delete from ${table} where id = $1 returning id`,
    [id],
    `${table}-drop`,
  );
  return removed.length > 0;
}

/** Removes all entities that match a filter. */
export async function removeAllForGood<S extends z.ZodObject>(
  unit: UnitOfWork,
  unpublished: Unpublished<S>,
  filter: Filter,
): Promise<void> {
  // Read before removing: on MongoDB a list shows the state before the unit.
  const all = await everyPage((cut) => unpublished.store.list(unit, { ...cut, filter }, false));
  for (const { id } of all) await removeForGood(unit, unpublished, id);
}
