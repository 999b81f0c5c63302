import type { Collection, Db } from 'mongodb';
import type { Bus, CloudEvent } from '../bus/port.ts';
import type { Relay } from '../events/relay.ts';
import { inRounds } from '../events/rounds.ts';
import type { Log } from '../log.ts';
import type { DocumentDatabase } from './document-database.ts';
import type { StoredDocument } from './stored-document.ts';

/** Recently published events: after a restore they are published again for services that missed them (ADR 0024). */
export type SentEvent = { _id: string; event: CloudEvent; sentAt: Date };
export const sentCollection = 'sent';

/** Documents per round. */
const batch = 100;
/** Sweep interval in ms. Finds events missed by a wake-up: a crash between writing and publishing. */
const sweepEvery = 5_000;

/**
 * Publishes the pending events of documents to the bus and removes them. At least once: concurrent replicas, or a crash
 * in between, repeat an event under the same id, and the inbox drops it. The order of events of one entity is
 * preserved.
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
    // The next sweep retries; events stay pending until they are confirmed.
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

/** Upsert: another replica, or this one before a crash, may have stored the event already. */
async function keepSent(db: Db, events: readonly CloudEvent[]): Promise<void> {
  const sentAt = new Date();
  await db.collection<SentEvent>(sentCollection).bulkWrite(
    events.map((event) => ({
      updateOne: { filter: { _id: event.id }, update: { $set: { event, sentAt } }, upsert: true },
    })),
    { ordered: false },
  );
}
