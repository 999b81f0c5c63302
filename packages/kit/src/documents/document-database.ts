import type { Db } from 'mongodb';
import type { ToEvent } from '../events/to-event.ts';
import { conflict } from '../problem.ts';
import type { UnitsOfWork } from '../resource/resource-store.ts';
import { type DocumentUnit, Overtaken, UnitOfDocuments } from './document-unit.ts';
import { connectDocuments } from './driver.ts';
import type { StoredDocument } from './stored-document.ts';

/** How often a unit of work is retried after conflicts. */
const maxTries = 8;

export type DocumentDatabase = UnitsOfWork<DocumentUnit> & {
  /** Data of all tenants, for the relay and for tests. */
  db: Db;
  /** Creates missing collections and indexes. Units can only use these collections. */
  prepare(collections: readonly string[]): Promise<void>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
};

const overtaken = () =>
  conflict('STALE_VERSION', 'Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.', 'version');

/**
 * MongoDB without transactions, which need a replica set: a change and its events are one document.
 * @param wake called after events are stored
 * @param name of the database, if the URL does not contain it
 */
export async function openDocuments(
  url: string,
  toEvent: ToEvent,
  wake: () => void,
  name?: string,
): Promise<DocumentDatabase> {
  const client = await connectDocuments(url, { ignoreUndefined: true, serverSelectionTimeoutMS: 5_000 });
  const db = client.db(name);
  const existingCollections = new Set<string>();

  async function once<T>(tenant: string, work: (unit: DocumentUnit) => Promise<T>): Promise<T> {
    const unit = new UnitOfDocuments(db, tenant, toEvent, existingCollections);
    try {
      const result = await work(unit);
      if (await unit.commit()) wake();
      return result;
    } finally {
      await unit.end();
    }
  }

  return {
    db,

    async withTenant(tenant, work) {
      for (let tried = 1; ; tried++) {
        try {
          return await once(tenant, work);
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
          if (!error.isUntouched || tried >= maxTries) throw overtaken();
        }
      }
    },

    async prepare(collections) {
      for (const name of collections) {
        existingCollections.add(name);
        const collection = db.collection<StoredDocument>(name);
        await collection.createIndex({ tenant: 1, unique: 1 }, { unique: true });
        await collection.createIndex({ tenant: 1, isDeleted: 1, id: 1 });
        await collection.createIndex({ 'pending.id': 1 }, { sparse: true });
      }
    },

    isHealthy: () =>
      db.command({ ping: 1 }).then(
        () => true,
        () => false,
      ),
    close: () => client.close(),
  };
}
