import type { DefinedEvent, EventDefinition, StateEvents } from '@theke/contracts/event';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { documentCopies } from '../documents/document-inbox.ts';
import { isOnDocuments } from '../documents/on-documents.ts';
import type { UnitOfWork } from '../resource/resource-store.ts';
import { kindOf } from './kind-of.ts';
import { copyFrom, copyOf, type DataOf, type WorkSubscription } from './subscription.ts';

type Deletable = { events: { changed: EventDefinition; deleted: EventDefinition } };

/**
 * Source of a copy: a deletable resource, one event that carries the state, or several events that each carry the
 * state.
 */
type Source = Deletable | EventDefinition | StateEvents;
type DocOf<S extends Source> = S extends Deletable
  ? DataOf<S['events']['changed']>
  : S extends StateEvents<infer State>
    ? z.output<State>
    : S extends EventDefinition
      ? DataOf<S>
      : never;

/** Copies of one kind: the state in the last event of each aggregate. */
export type CopyStore<D> = {
  /** Value of the `kind` column, for a service's own queries. */
  kind: string;
  find(unit: UnitOfWork, id: string): Promise<D | undefined>;
  /** The existing copies of these ids, by id, with one query. */
  findMany(unit: UnitOfWork, ids: readonly string[]): Promise<Map<string, D>>;
  /**
   * For a service's own subscription that does more than store the state. On MongoDB that subscription must be a copy,
   * and `id` the event's subject.
   */
  save(unit: UnitOfWork, id: string, doc: D): void;
  remove(unit: UnitOfWork, id: string): void;
  all(unit: UnitOfWork): Promise<D[]>;
  /** Number of existing copies among these distinct ids. */
  count(unit: UnitOfWork, ids: readonly string[]): Promise<number>;
};

export type Copies<S extends Record<string, Source>> = {
  stores: { readonly [K in keyof S]: CopyStore<DocOf<S[K]>> };
  /**
   * Maintains the copies: older events are ignored and deleted aggregates stay deleted (`copyOf`, `copyFrom`).
   * @param caches drop a tenant's entry in the transaction that changes one of its copies
   */
  subscriptions(...caches: readonly { forget(tenant: string): void }[]): WorkSubscription[];
};

/** Called with the last state of a deleted aggregate, in the transaction that removes its copy. */
type Removed<S extends Record<string, Source>> = {
  readonly [K in keyof S]?: (unit: UnitOfWork, id: string, doc: DocOf<S[K]>) => void;
};

/**
 * Copies of other services' aggregates, in the kit's table `copy`: no table and no statements per copy.
 * @param removed stores what a service still needs of a deleted aggregate
 */
export function copies<S extends Record<string, Source>>(sources: S, removed: Removed<S> = {}): Copies<S> {
  const all = Object.entries(sources).map(([name, source]) => ({ name, source, store: storeOf(kindIn(source)) }));
  return {
    stores: Object.fromEntries(all.map(({ name, store }) => [name, store])) as Copies<S>['stores'],
    subscriptions: (...caches) =>
      all.map(({ name, source, store }) => {
        const save = async (tx: UnitOfWork, id: string, doc: unknown, tenant: string) => {
          for (const cache of caches) cache.forget(tenant);
          store.save(tx, id, doc);
        };
        if ('stateIn' in source)
          return copyOf(source, { apply: (tx, state, { subject, tenant }) => save(tx, subject, state, tenant) });
        if (!('events' in source))
          return copyFrom(source as DefinedEvent<z.ZodType>, (tx, { data, subject, tenant }) =>
            save(tx, subject, data, tenant),
          );
        return copyOf(source.events as { changed: DefinedEvent; deleted: DefinedEvent }, {
          apply: (tx, doc, { subject, tenant }) => save(tx, subject, doc, tenant),
          remove: async (tx, id, { tenant }) => {
            for (const cache of caches) cache.forget(tenant);
            const last = removed[name] && (await store.find(tx, id));
            if (last) removed[name]?.(tx, id, last as never);
            store.remove(tx, id);
          },
        });
      }),
  };
}

function kindIn(source: Source): string {
  if ('stateIn' in source) return source.kind;
  return kindOf('events' in source ? source.events.changed.type : source.type);
}

/** The copied state of one aggregate; undefined if there is no copy. */
export const findCopy = (unit: UnitOfWork, kind: string, id: string): Promise<unknown> => copiesIn(unit, kind).find(id);

const copiesIn = (unit: UnitOfWork, kind: string) =>
  isOnDocuments(unit) ? documentCopies(unit, kind) : rowsOf(unit as Transaction, kind);

const storeOf = (kind: string): CopyStore<unknown> => ({
  kind,
  find: (unit, id) => findCopy(unit, kind, id),
  findMany: (unit, ids) => copiesIn(unit, kind).findMany(ids),
  save: (unit, id, doc) => void copiesIn(unit, kind).save(id, doc),
  remove: (unit, id) => void copiesIn(unit, kind).remove(id),
  all: (unit) => copiesIn(unit, kind).all(),
  count: (unit, ids) => copiesIn(unit, kind).count(ids),
});

const rowsOf = (tx: Transaction, kind: string) => ({
  async find(id: string): Promise<unknown> {
    const row = 'select doc from copy where kind = $1 and id = $2';
    return (await tx.query<{ doc: unknown }>(row, [kind, id], 'copy-find'))[0]?.doc;
  },
  async findMany(ids: readonly string[]): Promise<Map<string, unknown>> {
    const rows = await tx.query<{ id: string; doc: unknown }>(
      'select id, doc from copy where kind = $1 and id = any($2)',
      [kind, ids],
      'copy-find-many',
    );
    return new Map(rows.map(({ id, doc }) => [id, doc]));
  },
  save: (id: string, doc: unknown) =>
    tx.query(
      `insert into copy (kind, id, doc) values ($1, $2, $3)
       on conflict (tenant_id, kind, id) do update set doc = excluded.doc`,
      [kind, id, JSON.stringify(doc)],
      'copy-save',
    ),
  remove: (id: string) => tx.query('delete from copy where kind = $1 and id = $2', [kind, id], 'copy-remove'),
  async all(): Promise<unknown[]> {
    const rows = await tx.query<{ doc: unknown }>('select doc from copy where kind = $1', [kind], 'copy-all');
    return rows.map(({ doc }) => doc);
  },
  async count(ids: readonly string[]): Promise<number> {
    const rows = await tx.query('select from copy where kind = $1 and id = any($2)', [kind, ids], 'copy-count');
    return rows.length;
  },
});
