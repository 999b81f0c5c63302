import type { Resource } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Snapshots } from '../events/replay.ts';
import type { ResourceStore, UnitOfWork, UnitsOfWork } from './resource-store.ts';

const page = 200;
/** Sorts before every id. */
const start = '00000000-0000-0000-0000-000000000000';

/**
 * Snapshots of a resource: existing entities first, then the deleted ones. An entity deleted meanwhile appears in one
 * or the other, or both; a new one has its own event.
 */
export function resourceSnapshots<S extends z.ZodObject, W extends UnitOfWork>(
  { events: { changed, deleted } }: Pick<Resource<S>, 'events'>,
  store: Pick<ResourceStore<S, W>, 'liveAfter' | 'deletedAfter'>,
  db: UnitsOfWork<W>,
): Snapshots {
  async function* pages<R extends { id: string }>(tenant: string, read: (unit: W, after: string) => Promise<R[]>) {
    for (let after = start; ; ) {
      const rows = await db.withTenant(tenant, (unit) => read(unit, after));
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.id;
    }
  }
  return {
    types: [changed.type, deleted.type],
    async *facts(tenant) {
      for await (const entities of pages(tenant, (unit, after) => store.liveAfter(unit, after, page)))
        yield entities.map((entity) => changed(entity.id, entity.version, entity));
      for await (const tombstones of pages(tenant, (unit, after) => store.deletedAfter(unit, after, page)))
        yield tombstones.map(({ id, version }) => deleted(id, version, { id }));
    },
  };
}
