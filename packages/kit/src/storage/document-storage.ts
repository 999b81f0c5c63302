import { tenantChanged } from '@theke/contracts/identity/tenant';
import { databaseName } from '../database/layout.ts';
import { claimDocument } from '../documents/claim-document.ts';
import { openDocuments } from '../documents/document-database.ts';
import { copyCollection, inboxCollection } from '../documents/document-inbox.ts';
import { type SentEvent, sentCollection, startDocumentRelay } from '../documents/document-relay.ts';
import { documentsUrl } from '../documents/provision-documents.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { kindOf } from '../events/kind-of.ts';
import type { Relay } from '../events/relay.ts';
import { every } from '../jobs/every.ts';
import type { Storage, StorageDeps } from './storage.ts';

const dayMs = 24 * 3_600_000;
/** Counts stop here; a higher number is of no more use. */
const countedAtMost = 10_000;

/** The service's own database on a MongoDB server. Timers need PostgreSQL. */
export async function openDocumentStorage(
  { service, prefix, toEvent, log }: StorageDeps,
  { serverUrl, secret }: { serverUrl: string; secret: string },
): Promise<Storage> {
  let relay: Relay | undefined;
  let collections: readonly string[] = [];
  const documents = await openDocuments(
    documentsUrl({ serverUrl, secret, service }),
    toEvent,
    () => relay?.wake(),
    databaseName(service, prefix),
  );
  const { db } = documents;
  const fetched = () => db.collection<{ _id: string; at: Date }>('fetched_copies');
  const stored = (name: string) => db.collection<StoredDocument>(name);
  return {
    db: documents,

    async startRelay(bus, collectionNames) {
      collections = collectionNames;
      await documents.prepare([...collections, inboxCollection, copyCollection]);
      relay = startDocumentRelay(documents, collections, bus, log);
      return relay;
    },

    async backlog(_, at) {
      const waiting = { 'pending.id': { $exists: true } };
      const all = collections.map((name) =>
        stored(name)
          .find(waiting, { projection: { 'pending.time': 1 } })
          .limit(countedAtMost)
          .toArray(),
      );
      const times = (await Promise.all(all))
        .flat()
        .flatMap(({ pending }) => pending.map(({ time }) => Date.parse(time)));
      const oldest = times.reduce((earliest, time) => Math.min(earliest, time), at.getTime());
      return { outbox: { depth: times.length, age: (at.getTime() - oldest) / 1_000 }, timersDue: 0 };
    },

    timers: undefined,

    tidy: every('1 h', {
      name: 'tidy events',
      async run() {
        const before = (days: number) => ({ $lt: new Date(Date.now() - days * dayMs) });
        await db.collection<SentEvent>(sentCollection).deleteMany({ sentAt: before(7) });
        await stored(inboxCollection).deleteMany({ createdAt: before(30) });
      },
    }),

    claim: claimDocument(db),

    fetchedCopies: {
      list: async () => (await fetched().find().toArray()).map(({ _id }) => _id),
      async add(kinds) {
        for (const kind of kinds)
          await fetched().updateOne({ _id: kind }, { $set: { at: new Date() } }, { upsert: true });
      },
    },

    async tenants() {
      const kind = kindOf(tenantChanged.type);
      const tenantDocuments = { id: { $gte: `${kind}/`, $lt: `${kind}0` }, doc: { $exists: true } };
      const found = await stored(copyCollection)
        .find(tenantDocuments, { projection: { tenant: 1 } })
        .toArray();
      return [...new Set(found.map(({ tenant }) => tenant))].sort();
    },

    close: documents.close,
  };
}
