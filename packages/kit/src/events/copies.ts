import type { DefinedEvent, EventDefinition, StateEvents } from '@theke/contracts/event';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { documentCopies } from '../documents/document-inbox.ts';
import { isOnDocuments } from '../documents/on-documents.ts';
import type { UnitOfWork } from '../resource/resource-store.ts';
import { kindOf } from './kind-of.ts';
import { copyFrom, copyOf, type DataOf, type WorkSubscription } from './subscription.ts';

type Deletable = { events: { changed: EventDefinition; deleted: EventDefinition } };

/** What is copied: a resource, or what is never deleted: by the event that carries its state, or by all of which each does. */
type Source = Deletable | EventDefinition | StateEvents;
type DocOf<S extends Source> = S extends Deletable
  ? DataOf<S['events']['changed']>
  : S extends StateEvents<infer State>
    ? z.output<State>
    : S extends EventDefinition
      ? DataOf<S>
      : never;

/** The copies of one kind: the state that the last event of each carried. */
export type CopyStore<D> = {
  /** As it stands in the table, for queries of a service's own. */
  kind: string;
  find(unit: UnitOfWork, id: string): Promise<D | undefined>;
  /** Those of these that there are, by id: one question for all. */
  findMany(unit: UnitOfWork, ids: readonly string[]): Promise<Map<string, D>>;
  /**
   * For a subscription of a service's own, which does more with an event than to keep what it carries. On MongoDB it has to be a copy, and
   * about the event's subject.
   */
  save(unit: UnitOfWork, id: string, doc: D): void;
  remove(unit: UnitOfWork, id: string): void;
  all(unit: UnitOfWork): Promise<D[]>;
  /** How many of these, each named once, there are. */
  count(unit: UnitOfWork, ids: readonly string[]): Promise<number>;
};

export type Copies<S extends Record<string, Source>> = {
  stores: { readonly [K in keyof S]: CopyStore<DocOf<S[K]>> };
  /**
   * Keeps them: an older event changes nothing, and what is deleted stays away (`copyOf`, `copyFrom`).
   * @param caches drop a tenant within the transaction that changes something of it
   */
  subscriptions(...caches: readonly { forget(tenant: string): void }[]): WorkSubscription[];
};

/** Called with the last state of what is deleted, within the transaction that removes its copy. */
type Removed<S extends Record<string, Source>> = {
  readonly [K in keyof S]?: (unit: UnitOfWork, id: string, doc: DocOf<S[K]>) => void;
};

/**
 * Copies of what other services own, in the table `copy` that the kit brings: no table and no statement for each.
 * @param removed keeps what a service still needs of something deleted
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

/** The state that is held of one; undefined where none is. */
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
