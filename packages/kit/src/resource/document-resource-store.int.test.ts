import { describe, test } from '@jest/globals';
import { mongodbJars, startMongodbServer } from '@theke/local-servers/mongodb-server';
import { v7 as uuidv7 } from 'uuid';
import { resourceStoreConformance } from '../../testing/resource-store-conformance.ts';
import { openDocuments } from '../documents/document-database.ts';
import { toEventOf } from '../events/to-event.ts';
import { documentResourceStore } from './document-resource-store.ts';

const isThere = mongodbJars() !== undefined;

(isThere ? describe : describe.skip)('on MongoDB', () => {
  resourceStoreConformance(async () => {
    const server = await startMongodbServer();
    const toEvent = toEventOf('catalog', uuidv7, () => new Date());
    const documents = await openDocuments(`${server.url}/conformance`, toEvent, () => undefined);
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
        await documents.close();
        await server.stop();
      },
    };
  });
});

if (!isThere) test.skip('MongoDB is not there', () => undefined);
