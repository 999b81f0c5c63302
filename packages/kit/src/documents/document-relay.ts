import type { Collection, Db } from 'mongodb';
import type { Bus, CloudEvent } from '../bus/port.ts';
import type { Relay } from '../events/relay.ts';
import { inRounds } from '../events/rounds.ts';
import type { Log } from '../log.ts';
import type { DocumentDatabase } from './document-database.ts';
import type { StoredDocument } from './stored-document.ts';

/** What was handed over lately: a restore tells it again to whoever had not heard it (ADR 0024). */
export type SentEvent = { _id: string; event: CloudEvent; sentAt: Date };
export const sentCollection = 'sent';

/** Documents of one round. */
const batch = 100;
/** Finds what a wake-up missed: a crash between writing and publishing. */
const sweepEvery = 5_000;

/**
 * Hands what documents have pending to the bus, and takes it from them. At least once: replicas that do so at the same time, or a crash
 * in between, repeat an event under the same id, and the inbox drops it. What happened to one entity keeps its order.
 */
export function startDocumentRelay(
  { db }: Pick<DocumentDatabase, 'db'>,
  collections: readonly string[],
  bus: Pick<Bus, 'publish'>,
  log: Log,
): Relay {
  async function relay(collection: Collection<StoredDocument>): Promise<void> {
    for (;;) {
      const found = await collection
        .find({ 'pending.id': { $exists: true } }, { projection: { pending: 1 } })
        .limit(batch)
        .toArray();
      if (found.length === 0) return;
      const events = found.flatMap(({ pending }) => pending);
      await bus.publish(events);
      await keepSent(db, events);
      await collection.bulkWrite(
        found.map(({ _id, pending }) => ({
          updateOne: { filter: { _id }, update: { $pull: { pending: { id: { $in: pending.map(({ id }) => id) } } } } },
        })),
      );
      if (found.length < batch) return;
    }
  }

  const round = async () => {
    for (const name of collections) await relay(db.collection<StoredDocument>(name));
  };

  const rounds = inRounds(round, sweepEvery, (error) => {
    // The sweep tries again; what is pending stays so until it was confirmed.
    log.warn({ err: error }, 'pending events could not be relayed');
  });
  return {
    wake: rounds.wake,
    async stop() {
      await rounds.stop();
      await round().catch(() => undefined);
    },
  };
}

/** One that is there already was handed over by somebody else too, or before a crash. */
async function keepSent(db: Db, events: readonly CloudEvent[]): Promise<void> {
  const sentAt = new Date();
  await db.collection<SentEvent>(sentCollection).bulkWrite(
    events.map((event) => ({
      updateOne: { filter: { _id: event.id }, update: { $set: { event, sentAt } }, upsert: true },
    })),
    { ordered: false },
  );
}
