import { describe, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { resourceStoreConformance } from '../../testing/resource-store-conformance.ts';
import { openDocuments } from '../documents/document-database.ts';
import { createToEvent } from '../events/to-event.ts';
import { documentResourceStore } from './document-resource-store.ts';

const server = process.env.THEKE_TEST_MONGODB_URL;

(server ? describe : describe.skip)('on MongoDB', () => {
  resourceStoreConformance(async () => {
    const toEvent = createToEvent('catalog', uuidv7, () => new Date());
    const documents = await openDocuments(`${server}/conformance`, toEvent, () => undefined);
    await documents.prepare(['samples', 'places', 'pages']);
    return {
      db: documents,
      storeOf: documentResourceStore,
      async published(tenant) {
        const all = await documents.db
          .collection<{ pending: { id: string; type: string; subject: string; aggregateversion: number }[] }>('samples')
          .find({ tenant })
          .toArray();
        return all
          .flatMap(({ pending }) => pending)
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ type, subject, aggregateversion }) => ({ type, subject, version: aggregateversion }));
      },
      async close() {
        await documents.db.dropDatabase();
        await documents.close();
      },
    };
  });
});

if (!server) test.skip('MongoDB is not available', () => undefined);
