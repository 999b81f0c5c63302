import type { DefinedEvent, EventDefinition } from '@theke/contracts/event';
import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import { kindOf } from './kind-of.ts';
import { copyFrom, copyOf, type DataOf, type WorkSubscription } from './subscription.ts';

type Deletable = { events: { changed: EventDefinition; deleted: EventDefinition } };

/** What is copied: a resource, or an event with the whole state of something that is never deleted. */
type Source = Deletable | EventDefinition;
type DocOf<S extends Source> = S extends Deletable
  ? DataOf<S['events']['changed']>
  : S extends EventDefinition
    ? DataOf<S>
    : never;

/** The copies of one kind: the data of the last event of each. */
export type CopyStore<D> = {
  /** As it stands in the table, for queries of a service's own. */
  kind: string;
  find(tx: Transaction, id: string): Promise<D | undefined>;
  all(tx: Transaction): Promise<D[]>;
  /** How many of these, each named once, there are. */
  count(tx: Transaction, ids: readonly string[]): Promise<number>;
};

export type Copies<S extends Record<string, Source>> = {
  stores: { readonly [K in keyof S]: CopyStore<DocOf<S[K]>> };
  /**
   * Keeps them: an older event changes nothing, and what is deleted stays away (`copyOf`, `copyFrom`).
   * @param caches drop a tenant within the transaction that changes something of it
   */
  subscriptions(...caches: readonly { forget(tenant: string): void }[]): WorkSubscription[];
};

/** Copies of what other services own, in the table `copy` that the kit brings: no table and no statement for each. */
export function copies<S extends Record<string, Source>>(sources: S): Copies<S> {
  const all = Object.entries(sources).map(([name, source]) => ({ name, source, store: storeOf(kindIn(source)) }));
  return {
    stores: Object.fromEntries(all.map(({ name, store }) => [name, store])) as Copies<S>['stores'],
    subscriptions: (...caches) =>
      all.map(({ source, store: { kind } }) => {
        const save = async (tx: Transaction, id: string, doc: unknown, tenant: string) => {
          for (const cache of caches) cache.forget(tenant);
          tx.query(
            `insert into copy (kind, id, doc) values ($1, $2, $3)
             on conflict (tenant_id, kind, id) do update set doc = excluded.doc`,
            [kind, id, JSON.stringify(doc)],
            'copy-save',
          );
        };
        if (!('events' in source))
          return copyFrom(source as DefinedEvent<z.ZodType>, (tx, { data, subject, tenant }) =>
            save(tx, subject, data, tenant),
          );
        return copyOf(source.events as { changed: DefinedEvent; deleted: DefinedEvent }, {
          apply: (tx, doc, { subject, tenant }) => save(tx, subject, doc, tenant),
          remove: async (tx, id, { tenant }) => {
            for (const cache of caches) cache.forget(tenant);
            tx.query('delete from copy where kind = $1 and id = $2', [kind, id], 'copy-remove');
          },
        });
      }),
  };
}

const kindIn = (source: Source): string => kindOf('events' in source ? source.events.changed.type : source.type);

const storeOf = (kind: string): CopyStore<unknown> => ({
  kind,
  async find(tx, id) {
    const [row] = await tx.query<{ doc: unknown }>(
      'select doc from copy where kind = $1 and id = $2',
      [kind, id],
      'copy-find',
    );
    return row?.doc;
  },
  async all(tx) {
    const rows = await tx.query<{ doc: unknown }>('select doc from copy where kind = $1', [kind], 'copy-all');
    return rows.map(({ doc }) => doc);
  },
  async count(tx, ids) {
    const rows = await tx.query('select from copy where kind = $1 and id = any($2)', [kind, ids], 'copy-count');
    return rows.length;
  },
});
