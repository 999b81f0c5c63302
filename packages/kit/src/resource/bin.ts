import { type BinnedEntry, binDays } from '@theke/contracts/bin';
import type { Page } from '@theke/contracts/endpoint';
import { field } from '@theke/contracts/field';
import { type AnyResource, defineResource, type Entity, labelOf, type Resource } from '@theke/contracts/resource';
import { id, instant, version } from '@theke/contracts/wire';
import { z } from 'zod';
import type { Tombstone } from '../events/tombstone.ts';
import { eitherResourceStore } from './either-resource-store.ts';
import { removeForGood } from './remove-for-good.ts';
import type { UnitOfWork } from './resource-store.ts';
import { unlimitedSize } from './size-limit.ts';

/** A deleted entity in its last state. No endpoint returns it in full, and no events are published. */
const binResource = defineResource({
  service: 'kit',
  name: 'bin',
  one: 'bin-entry',
  label: { one: 'Eintrag im Papierkorb', many: 'Papierkorb' },
  draft: z.strictObject({
    kind: field(z.string(), 'Art'),
    entity: field(id, 'Eintrag'),
    name: field(z.string(), 'Name'),
    deletedBy: field(z.string(), 'Gelöscht von', { personal: true }),
    /** Version of the tombstone. */
    goneAt: field(version, 'Version'),
    madeAt: field(instant, 'Angelegt'),
    doc: field(z.record(z.string(), z.unknown()), 'Inhalt'),
  }),
  filters: ['kind', 'entity'],
  sorts: [],
  example: {
    kind: 'products',
    entity: '0199f000-0000-7000-8000-000000000006',
    name: 'Margherita',
    deletedBy: 'Dora Huber',
    goneAt: 2,
    madeAt: '2026-11-21T12:00:00.000Z',
    doc: {},
  },
});
type BinEntry = Entity<typeof binResource.draft>;

/** Table or collection in every service that has a resource with a bin. */
export const binTable = binResource.name;

// No limit: the bin holds everything that was deleted within its retention period.
const store = eitherResourceStore(binResource, { sizeLimit: unlimitedSize });

const day = 24 * 3_600_000;
/** Earliest deletion time that has not expired; instants have milliseconds. */
const firstAlive = (now: Date): string => new Date(now.getTime() - binDays * day + 1).toISOString();
const expiryOf = (deletedAt: string): Date => new Date(new Date(deletedAt).getTime() + binDays * day);

/** Leaves no tombstone: bin entries are never published. @returns whether it existed */
const drop = (unit: UnitOfWork, entry: string) => removeForGood(unit, { resource: binResource, store }, entry);

export const bin = {
  /** Adds an entity, in the unit that deletes it. */
  async put(
    unit: UnitOfWork,
    resource: AnyResource,
    entity: Entity<z.ZodObject>,
    tombstone: Tombstone,
    { entry, by, at }: { entry: string; by: string; at: Date },
  ): Promise<void> {
    const { id: entityId, version: _, createdAt, updatedAt: __, ...doc } = entity;
    await store.insert(
      unit,
      entry,
      {
        kind: resource.name,
        entity: entityId,
        name: labelOf(resource as unknown as Resource, doc),
        deletedBy: by,
        goneAt: tombstone.version,
        madeAt: createdAt,
        doc,
      },
      at,
    );
  },

  /** Entries of a resource, last deleted first; expired entries not yet removed are excluded. */
  async list(
    unit: UnitOfWork,
    { name: kind }: Pick<AnyResource, 'name'>,
    cut: { page: number; pageSize: number },
    now: Date,
  ): Promise<Page<BinnedEntry>> {
    const { data, meta } = await store.list(
      unit,
      { ...cut, sort: '-createdAt', filter: { kind, createdAtFrom: firstAlive(now) } },
      false,
    );
    return {
      data: data.map(({ entity, name, createdAt, deletedBy }) => ({
        id: entity,
        name,
        deletedAt: createdAt,
        deletedBy,
        expiresAt: expiryOf(createdAt).toISOString(),
      })),
      meta,
    };
  },

  /** Removes and returns an entry. Undefined if there is none, if it has expired, or if it is taken concurrently. */
  async take(
    unit: UnitOfWork,
    { name: kind }: Pick<AnyResource, 'name'>,
    entity: string,
    now: Date,
  ): Promise<BinEntry | undefined> {
    const query = { page: 1, pageSize: 1, filter: { kind, entity } };
    const [found] = (await store.list(unit, query, false)).data;
    if (!found || expiryOf(found.createdAt) <= now || !(await drop(unit, found.id))) return undefined;
    return found;
  },

  /** Removes up to `max` expired entries, oldest first. @returns the removed ones */
  async removeExpired(unit: UnitOfWork, now: Date, max: number): Promise<BinEntry[]> {
    const query = { page: 1, pageSize: max, sort: 'createdAt', filter: { createdAtUntil: firstAlive(now) } };
    const { data } = await store.list(unit, query, false);
    const removed: BinEntry[] = [];
    for (const entry of data) if (await drop(unit, entry.id)) removed.push(entry);
    return removed;
  },
};
