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

/** An entry as it was when it was deleted. No endpoint shows it whole, and nothing of it is published. */
const kept = defineResource({
  service: 'kit',
  name: 'bin',
  one: 'bin-entry',
  label: { one: 'Eintrag im Papierkorb', many: 'Papierkorb' },
  draft: z.strictObject({
    kind: field(z.string(), 'Art'),
    entity: field(id, 'Eintrag'),
    name: field(z.string(), 'Name'),
    deletedBy: field(z.string(), 'Gelöscht von', { personal: true }),
    /** Of the tombstone. */
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
type Kept = Entity<typeof kept.draft>;

/** The table, or collection, of every service with a resource that has a bin. */
export const binTable = kept.name;

// As much as was deleted within its days.
const room = { usual: Number.POSITIVE_INFINITY, maxTotal: Number.POSITIVE_INFINITY };
const store = eitherResourceStore(kept, { room });

const day = 24 * 3_600_000;
/** The first moment of what has not expired: instants have milliseconds. */
const firstAlive = (now: Date): string => new Date(now.getTime() - binDays * day + 1).toISOString();
const expiryOf = (deletedAt: string): Date => new Date(new Date(deletedAt).getTime() + binDays * day);

/** No tombstone stays: nobody was told of an entry of the bin. @returns whether it was there */
const drop = (unit: UnitOfWork, entry: string) => removeForGood(unit, { resource: kept, store }, entry);

export const bin = {
  /** In the unit that deletes it. */
  async put(
    unit: UnitOfWork,
    resource: AnyResource,
    entity: Entity<z.ZodObject>,
    tombstone: Tombstone,
    { entry, by, at }: { entry: string; by: string; at: Date },
  ): Promise<void> {
    const { id: own, version: _, createdAt, updatedAt: __, ...doc } = entity;
    await store.insert(
      unit,
      entry,
      {
        kind: resource.name,
        entity: own,
        name: labelOf(resource as unknown as Resource, doc),
        deletedBy: by,
        goneAt: tombstone.version,
        madeAt: createdAt,
        doc,
      },
      at,
    );
  },

  /** The last deleted first; what has expired and was not removed yet is not among it. */
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

  /** Takes an entry out. Undefined if there is none, if somebody else takes it at the same time, or if it has expired. */
  async take(
    unit: UnitOfWork,
    { name: kind }: Pick<AnyResource, 'name'>,
    entity: string,
    now: Date,
  ): Promise<Kept | undefined> {
    const query = { page: 1, pageSize: 1, filter: { kind, entity } };
    const [found] = (await store.list(unit, query, false)).data;
    if (!found || expiryOf(found.createdAt) <= now || !(await drop(unit, found.id))) return undefined;
    return found;
  },

  /** Removes up to `most` expired entries, the oldest first. @returns those that it removed */
  async removeExpired(unit: UnitOfWork, now: Date, max: number): Promise<Kept[]> {
    const query = { page: 1, pageSize: max, sort: 'createdAt', filter: { createdAtUntil: firstAlive(now) } };
    const { data } = await store.list(unit, query, false);
    const removed: Kept[] = [];
    for (const one of data) if (await drop(unit, one.id)) removed.push(one);
    return removed;
  },
};
