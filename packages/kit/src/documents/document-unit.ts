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

/** A tenant's documents in one collection. */
export type TenantDocuments = {
  /** The state in this unit: what it has written, or what is stored. */
  find(id: string): Promise<DocumentState | undefined>;
  /** The state before the unit. */
  list(where: Where, cut: Cut): Promise<StoredDocument[]>;
  /** These fields of all matching documents. */
  outline(where: Where, sort: Sort, fields: readonly string[]): Promise<(Version & Pick<DocumentState, 'doc'>)[]>;
  /** Counts up to `max`. */
  count(where: Where, max: number): Promise<number>;
  /** Number of matching documents per `id` in this list. */
  countsBy(where: Where, list: string): Promise<Map<string, number>>;
  /** Total `length` of matching documents, in characters. */
  lengthOf(where: Where): Promise<number>;
  insert(state: DocumentState): void;
  /**
   * Replaces a document; fails at the end of the unit if it has changed in the meantime.
   * @param before the version that was read. Default: the previous one
   */
  replace(state: DocumentState, before?: number): void;
  /** Changes a document already written in this unit. */
  amend(id: string, change: Pick<DocumentState, 'doc' | 'isDeleted'>): void;
  /** Waits for every other unit of the tenant that has locked this collection. */
  lock(): Promise<void>;
};

/** Buffers writes until it ends; each document is then written once, with its events (ADR 0006). */
export type DocumentUnit = UnitOfWork & {
  documents(collection: string): TenantDocuments;
  /** Takes effect immediately, even if the unit fails (resource/next-number.ts). */
  nextNumber(kind: string): Promise<number>;
};

type Write = {
  collection: Collection<StoredDocument>;
  state: DocumentState;
  before: number | undefined;
  facts: Fact[];
};

type Ready = Omit<Write, 'facts'> & { events: CloudEvent[] };

/** Conflict: another unit changed a document between this unit's read and write. */
export class Overtaken extends Error {
  override name = 'Overtaken';
  /** Nothing of the unit was written yet, so it can be retried. */
  readonly isUntouched: boolean;

  constructor(isUntouched: boolean) {
    super('somebody else was faster');
    this.isUntouched = isUntouched;
  }
}

/**
 * Maximum size of an entity with its pending events, in bytes of JSON. MongoDB's limit is 16 MB. While the bus is away,
 * repeated changes of a large document are refused with 503 before the database would refuse it for good.
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
  /** Bytes of pending events of the documents read, by collection and id; most have none. */
  readonly #pending = new Map<string, number>();
  /** By collection and id, in the order of the first write. */
  readonly #writes = new Map<string, Write>();

  /** @param collections that are relayed: events in others would never be published */
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
      if (!write) throw new Error(`${fact.type} is about an entity that was not written in its unit of work`);
      write.facts.push(fact);
    }
  }

  async nextNumber(kind: string): Promise<number> {
    const numbers = this.#db.collection<{ _id: string; last: number }>('numbers');
    const _id = this.#idOf(kind);
    for (;;) {
      const { last } = (await numbers.findOne({ _id })) ?? { last: 0 };
      // Compare and set: the test server does not support concurrent atomic increments.
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
    if (!this.#collections.has(name)) throw new Error(`"${name}" is not a collection of the service`);
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
        if (!earlier) throw new Error(`${name} has no document ${id} written in this unit of work`);
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
    for (const write of writes) this.#mustFit(write);
    // New documents are not visible to others yet: they are inserted in one batch, in order, up to the first update.
    const changedAt = writes.findIndex(({ before }) => before !== undefined);
    const fresh = changedAt < 0 ? writes : writes.slice(0, changedAt);
    for (const [index, batch] of inOneCollection(fresh).entries())
      await this.#insert(batch.collection, batch.writes, index === 0 && batch.writes.length === 1);
    for (const [index, write] of writes.slice(fresh.length).entries()) {
      if (write.before === undefined) await this.#insert(write.collection, [write], false);
      else if (!(await this.#replace(write, write.before))) throw new Overtaken(fresh.length + index === 0);
    }
    return writes.length > 0;
  }

  /** @throws Problem 503 if the document with its pending events would become too large */
  #mustFit({ collection, state, events }: Ready): void {
    const waiting = this.#pending.get(`${collection.collectionName}/${state.id}`);
    if (waiting && waiting + bytesOf(state) + bytesOf(events) > maxInDocument) throw full();
  }

  /** Releases the locks. */
  end(): Promise<void> {
    return this.#locks.release();
  }

  /** @param isFirst whether this is the unit's first write */
  async #insert(
    collection: Collection<StoredDocument>,
    writes: { state: DocumentState; events: CloudEvent[] }[],
    isFirst: boolean,
  ) {
    const documents = writes.map(({ state, events }) => this.#stored(state, events));
    await collection.insertMany(documents).catch(async (error: unknown) => {
      await this.#refuse(error, collection, documents);
      // Another unit has inserted the same id.
      throw isDuplicate(error) ? new Overtaken(isFirst) : error;
    });
  }

  async #replace({ collection, state, events }: Ready, before: number): Promise<boolean> {
    const { _id, tenant, pending, ...next } = this.#stored(state, events);
    // A tombstone keeps nothing of the deleted document.
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

  /** A duplicate key error does not tell which key. @throws NotUnique if it is another entity's value */
  async #refuse(error: unknown, collection: Collection<StoredDocument>, documents: StoredDocument[]): Promise<void> {
    if (!isDuplicate(error)) return;
    for (const { _id, tenant, unique } of documents) {
      const conflicting = await collection.findOne({ tenant, unique: { $in: unique }, _id: { $ne: _id } });
      const takenValue = conflicting?.unique.find((value) => unique.includes(value));
      if (takenValue) throw new NotUnique(takenValue.slice(0, takenValue.indexOf(':')));
    }
  }
}

/** Groups consecutive writes to the same collection. */
function inOneCollection<W extends { collection: Collection<StoredDocument> }>(writes: readonly W[]) {
  const batches: { collection: Collection<StoredDocument>; writes: W[] }[] = [];
  for (const write of writes) {
    const last = batches.at(-1);
    if (last?.collection === write.collection) last.writes.push(write);
    else batches.push({ collection: write.collection, writes: [write] });
  }
  return batches;
}
