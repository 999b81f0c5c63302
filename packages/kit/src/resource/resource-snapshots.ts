import type { Resource } from '@theke/contracts/resource';
import type { z } from 'zod';
import type { Database, Transaction } from '../database/database.ts';
import type { Snapshots } from '../events/replay.ts';
import type { ResourceStore } from './resource-store.ts';

const page = 200;
/** Before every id. */
const start = '00000000-0000-0000-0000-000000000000';

/**
 * A resource told anew: live ones first, then the tombstones. What is deleted while this runs is among one or the other,
 * or both; what is made is told by its own event.
 */
export function resourceSnapshots<S extends z.ZodObject>(
  { events }: Resource<S>,
  store: ResourceStore<S>,
  db: Database,
): Snapshots {
  async function* pages<T extends { id: string }>(
    tenant: string,
    read: (tx: Transaction, after: string, most: number) => Promise<T[]>,
  ) {
    for (let after = start; ; ) {
      const rows = await db.withTenant(tenant, (tx) => read(tx, after, page));
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.id;
    }
  }

  return {
    types: [events.changed.type, events.deleted.type],
    async *facts(tenant) {
      for await (const rows of pages(tenant, store.liveAfter))
        yield rows.map((entity) => events.changed(entity.id, entity.version, entity));
      for await (const rows of pages(tenant, store.tombstonesAfter))
        yield rows.map(({ id, version }) => events.deleted(id, version, { id }));
    },
  };
}
