import type { Fact } from '@theke/contracts/event';
import type { Database, Transaction } from '../database/database.ts';
import { kindOf } from './kind-of.ts';
import type { Snapshots } from './replay.ts';
import { tombstonesAfter } from './tombstone.ts';

const page = 200;
/** Sorts before every id. */
const start = '00000000-0000-0000-0000-000000000000';

type SnapshotSource<T> = {
  /** The deletion event; omit if aggregates are never deleted. */
  deleted?: { type: string } & ((id: string, version: number, data: { id: string }) => Fact);
  /** The event that carries the whole state. */
  changed: { type: string };
  /** Up to `limit` existing aggregates with an id greater than `after`, ordered by id. */
  liveAfter(tx: Transaction, after: string, limit: number): Promise<T[]>;
  /** Event with the current state. */
  toFact(entity: T): Fact;
};

/**
 * Publishes aggregates as snapshots: existing ones first, then the tombstones. An aggregate deleted meanwhile appears
 * in one or the other, or both; a new one has its own event.
 */
export function createSnapshots<T extends { id: string }>(
  { changed, deleted, liveAfter, toFact }: SnapshotSource<T>,
  db: Database,
): Snapshots {
  async function* pages<R extends { id: string }>(
    tenant: string,
    read: (tx: Transaction, after: string) => Promise<R[]>,
  ) {
    for (let after = start; ; ) {
      const rows = await db.withTenant(tenant, (tx) => read(tx, after));
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.id;
    }
  }
  return {
    types: deleted ? [changed.type, deleted.type] : [changed.type],
    async *facts(tenant) {
      for await (const rows of pages(tenant, (tx, after) => liveAfter(tx, after, page))) yield rows.map(toFact);
      if (!deleted) return;
      const kind = kindOf(deleted.type);
      for await (const rows of pages(tenant, (tx, after) => tombstonesAfter(tx, kind, after, page)))
        yield rows.map(({ id, version }) => deleted(id, version, { id }));
    },
  };
}
