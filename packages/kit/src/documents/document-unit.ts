import type { Fact } from '@theke/contracts/event';
import type { Collection, Db, Filter, Sort } from 'mongodb';
import type { CloudEvent } from '../bus/port.ts';
import type { ToEvent } from '../events/to-event.ts';
import { unavailable } from '../problem.ts';
import { NotUnique, type UnitOfWork, type Version } from '../resource/resource-store.ts';
import type { DocumentState, StoredDocument } from './stored-document.ts';
import { TenantLocks } from './tenant-locks.ts';

export type Where = Filter<StoredDocument>;
export type Cut = { sort: Sort; skip?: number; limit?: number };

/** A tenant's documents of one collection, and no others. */
export type TenantDocuments = {
  /** As the unit has it: what it wrote already, or what is there. */
  find(id: string): Promise<DocumentState | undefined>;
  /** As they were before the unit. */
  list(where: Where, cut: Cut): Promise<StoredDocument[]>;
  /** All that fit, by nothing else than this and these fields of each document. */
  outline(where: Where, sort: Sort, fields: readonly string[]): Promise<(Version & Pick<DocumentState, 'doc'>)[]>;
  /** No further than `most`. */
  count(where: Where, most: number): Promise<number>;
  /** How many of those that fit have each `id` in this list. */
  countsBy(where: Where, list: string): Promise<Map<string, number>>;
  /** Characters of all that fit. */
  lengthOf(where: Where): Promise<number>;
  insert(state: DocumentState): void;
  /**
   * In the place of the one that was found; refused when the unit ends where another is there by then.
   * @param before the version that was found, where it is not the one before
   */
  replace(state: DocumentState, before?: number): void;
  /** Changes what the unit wrote already. */
  amend(id: string, change: Pick<DocumentState, 'doc' | 'isDeleted'>): void;
  /** Waits for every other unit of the tenant that locked this collection. */
  lock(): Promise<void>;
};

/** Writes are kept until it ends; each document is then written once, together with what happened to it (ADR 0006). */
export type DocumentUnit = UnitOfWork & {
  documents(collection: string): TenantDocuments;
  /** Counted at once, whatever becomes of the unit (resource/next-number.ts). */
  nextNumber(kind: string): Promise<number>;
};

type Write = {
  collection: Collection<StoredDocument>;
  state: DocumentState;
  before: number | undefined;
  facts: Fact[];
};

type Ready = Omit<Write, 'facts'> & { events: CloudEvent[] };

/** Somebody wrote, between our reading and our writing, what this unit would write. */
export class Overtaken extends Error {
  override name = 'Overtaken';
  /** Nothing of the unit was written yet: it may be tried again. */
  readonly isUntouched: boolean;

  constructor(isUntouched: boolean) {
    super('somebody else was faster');
    this.isUntouched = isUntouched;
  }
}

/**
 * Bytes, as JSON, of an entity and of what happened to it and is not on its way yet. A document has 16 MB at most: while the bus is away,
 * whoever changes a large one again and again comes back later, before the database refuses it for good.
 */
const maxInDocument = 12_000_000;
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const full = () =>
  unavailable(
    'Hier wurde in kurzer Zeit sehr viel geändert, und nicht alles davon ist schon verarbeitet. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  );

const isDuplicate = (error: unknown): boolean => (error as { code?: unknown })?.code === 11_000;

/** One unit of work of a tenant. */
export class UnitOfDocuments implements DocumentUnit {
  readonly #db: Db;
  readonly #collections: ReadonlySet<string>;
  readonly #tenant: string;
  readonly #toEvent: ToEvent;
  readonly #locks: TenantLocks;
  /** Bytes of what was pending of those that were found, by collection and id; of most nothing is. */
  readonly #pending = new Map<string, number>();
  /** By collection and id, in the order in which they were written first. */
  readonly #writes = new Map<string, Write>();

  /** @param collections that are known: of others no event would be handed over */
  constructor(db: Db, tenant: string, toEvent: ToEvent, collections: ReadonlySet<string>) {
    this.#db = db;
    this.#collections = collections;
    this.#tenant = tenant;
    this.#toEvent = toEvent;
    this.#locks = new TenantLocks(db, tenant);
  }

  publish(...facts: readonly Fact[]): void {
    for (const fact of facts) {
      const write = [...this.#writes.values()].findLast(({ state }) => state.id === fact.subject);
      if (!write) throw new Error(`${fact.type} is about nothing that was written in its unit`);
      write.facts.push(fact);
    }
  }

  async nextNumber(kind: string): Promise<number> {
    const numbers = this.#db.collection<{ _id: string; last: number }>('numbers');
    const _id = this.#idOf(kind);
    for (;;) {
      const { last } = (await numbers.findOne({ _id })) ?? { last: 0 };
      // On condition of what was read: the server of the tests does not count up for many at once by itself.
      const write =
        last === 0
          ? numbers.insertOne({ _id, last: 1 }).then(() => true)
          : numbers
              .updateOne({ _id, last }, { $set: { last: last + 1 } })
              .then(({ matchedCount }) => matchedCount === 1);
      const isMine = await write.catch((error: unknown) => {
        if (isDuplicate(error)) return false;
        throw error;
      });
      if (isMine) return last + 1;
    }
  }

  documents(name: string): TenantDocuments {
    if (!this.#collections.has(name)) throw new Error(`"${name}" is none of the service's collections`);
    const collection = this.#db.collection<StoredDocument>(name);
    const ours = (where: Where): Where => ({ $and: [{ tenant: this.#tenant }, where] });
    const written = (id: string) => this.#writes.get(`${name}/${id}`);
    const write = (state: DocumentState, before: number | undefined) => {
      const earlier = written(state.id);
      if (earlier) earlier.state = state;
      else this.#writes.set(`${name}/${state.id}`, { collection, state, before, facts: [] });
    };
    return {
      find: async (id) => {
        const earlier = written(id)?.state;
        if (earlier) return earlier;
        const found = await collection.findOne(ours({ _id: this.#idOf(id) }));
        if (found && found.pending.length > 0) this.#pending.set(`${name}/${id}`, bytesOf(found.pending));
        return found ?? undefined;
      },
      list: (where, { sort, skip = 0, limit = 0 }) =>
        collection.find(ours(where)).sort(sort).skip(skip).limit(limit).toArray(),
      outline: (where, sort, fields) =>
        collection
          .find(ours(where))
          .sort(sort)
          .project<Version & Pick<DocumentState, 'doc'>>({
            _id: 0,
            id: 1,
            version: 1,
            ...Object.fromEntries(fields.map((name) => [`doc.${name}`, 1])),
          })
          .toArray(),
      count: (where, max) => collection.countDocuments(ours(where), { limit: max }),
      async countsBy(where, list) {
        const counted = { $group: { _id: `$${list}.id`, count: { $sum: 1 } } };
        const found = await collection
          .aggregate<{ _id: string; count: number }>([{ $match: ours(where) }, { $unwind: `$${list}` }, counted])
          .toArray();
        return new Map(found.map(({ _id, count }) => [_id, count]));
      },
      async lengthOf(where) {
        const sum = { $group: { _id: null, length: { $sum: '$length' } } };
        const [found] = await collection.aggregate<{ length: number }>([{ $match: ours(where) }, sum]).toArray();
        return found?.length ?? 0;
      },
      insert: (state) => write(state, undefined),
      replace: (state, before = state.version - 1) => write(state, before),
      amend(id, change) {
        const earlier = written(id);
        if (!earlier) throw new Error(`${name} has no ${id} that was written in this unit`);
        earlier.state = { ...earlier.state, ...change };
      },
      lock: () => this.#locks.take(name),
    };
  }

  /** @returns whether there was anything to write @throws NotUnique, Overtaken, or Problem 503 */
  async commit(): Promise<boolean> {
    const writes = [...this.#writes.values()].map(({ facts, ...write }) => ({
      ...write,
      events: facts.map((fact) => this.#toEvent(fact, this.#tenant)),
    }));
    this.#locks.mustHold();
    for (const one of writes) this.#mustFit(one);
    // Of what is new nobody knows yet: it goes in one batch, in its order, up to the first that is changed.
    const changedAt = writes.findIndex(({ before }) => before !== undefined);
    const fresh = changedAt < 0 ? writes : writes.slice(0, changedAt);
    for (const [index, batch] of inOneCollection(fresh).entries())
      await this.#insert(batch.collection, batch.writes, index === 0 && batch.writes.length === 1);
    for (const [index, one] of writes.slice(fresh.length).entries()) {
      if (one.before === undefined) await this.#insert(one.collection, [one], false);
      else if (!(await this.#replace(one, one.before))) throw new Overtaken(fresh.length + index === 0);
    }
    return writes.length > 0;
  }

  /** @throws Problem 503 where a document could not take what is written besides all that waits in it */
  #mustFit({ collection, state, events }: Ready): void {
    const waiting = this.#pending.get(`${collection.collectionName}/${state.id}`);
    if (waiting && waiting + bytesOf(state) + bytesOf(events) > maxInDocument) throw full();
  }

  /** What nobody else may do meanwhile may be done again. */
  end(): Promise<void> {
    return this.#locks.release();
  }

  /** @param isFirst nothing of the unit is written yet where this is not */
  async #insert(
    collection: Collection<StoredDocument>,
    writes: { state: DocumentState; events: CloudEvent[] }[],
    isFirst: boolean,
  ) {
    const documents = writes.map(({ state, events }) => this.#stored(state, events));
    await collection.insertMany(documents).catch(async (error: unknown) => {
      await this.#refuse(error, collection, documents);
      // Somebody else has made the very one.
      throw isDuplicate(error) ? new Overtaken(isFirst) : error;
    });
  }

  async #replace({ collection, state, events }: Ready, before: number): Promise<boolean> {
    const { _id, tenant, pending, ...next } = this.#stored(state, events);
    // A tombstone keeps nothing of what was deleted.
    const { doc, ...rest } = next;
    const change = doc ? { $set: { ...rest, doc } } : { $set: rest, $unset: { doc: true as const } };
    const { matchedCount } = await collection
      .updateOne({ _id, tenant, version: before }, { ...change, $push: { pending: { $each: pending } } })
      .catch(async (error: unknown) => {
        await this.#refuse(error, collection, [{ _id, tenant, pending, ...next }]);
        throw error;
      });
    return matchedCount === 1;
  }

  #idOf(id: string): string {
    return `${this.#tenant}/${id}`;
  }

  #stored(state: DocumentState, pending: CloudEvent[]): StoredDocument {
    const { unique, ...rest } = state;
    return { ...rest, _id: this.#idOf(state.id), tenant: this.#tenant, unique: [...unique, `:${state.id}`], pending };
  }

  /** The database says that something is there already, not what. @throws NotUnique where it is a value of another */
  async #refuse(error: unknown, collection: Collection<StoredDocument>, documents: StoredDocument[]): Promise<void> {
    if (!isDuplicate(error)) return;
    for (const { _id, tenant, unique } of documents) {
      const other = await collection.findOne({ tenant, unique: { $in: unique }, _id: { $ne: _id } });
      const taken = other?.unique.find((value) => unique.includes(value));
      if (taken) throw new NotUnique(taken.slice(0, taken.indexOf(':')));
    }
  }
}

/** Runs of writes to the same collection. */
function inOneCollection<W extends { collection: Collection<StoredDocument> }>(writes: readonly W[]) {
  const batches: { collection: Collection<StoredDocument>; writes: W[] }[] = [];
  for (const write of writes) {
    const last = batches.at(-1);
    if (last?.collection === write.collection) last.writes.push(write);
    else batches.push({ collection: write.collection, writes: [write] });
  }
  return batches;
}
