import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { copyCollection, inboxCollection } from '@theke/kit/documents/document-inbox';
import { sentCollection } from '@theke/kit/documents/document-relay';
import { BSON, connectDocuments, type Db, type Document } from '@theke/kit/documents/driver';
import { type Installation, listDocumentDatabases } from './installation.ts';
import { collectionFile, type StoredCollection } from './manifest.ts';

export type DocumentDatabases = { databases: ReadonlyMap<string, Db>; close(): Promise<void> };

/** Databases of an installation's services that run on MongoDB; empty if there are none. */
export async function openDocumentDatabases(at: Installation): Promise<DocumentDatabases> {
  const names = listDocumentDatabases(at);
  if (names.size === 0) return { databases: new Map(), close: async () => undefined };
  const client = await connectDocuments(at.documentsUrl as string, { serverSelectionTimeoutMS: 10_000 });
  return {
    databases: new Map([...names].map(([service, name]) => [service, client.db(name)])),
    close: () => client.close(),
  };
}

/** Locks are useless after a restore. */
const skippedCollections = ['locks'];
/** Whether a collection holds data received from other services. */
export const isReceived = (collection: string): boolean => [copyCollection, inboxCollection].includes(collection);

/** Stores the selected collections; `sent` comes last because pending events move there from their documents. */
export async function storeDocuments(
  { databases }: DocumentDatabases,
  folder: string,
  isMeant: (collection: string) => boolean,
): Promise<Record<string, StoredCollection[]>> {
  const stored: Record<string, StoredCollection[]> = {};
  for (const [service, db] of databases) {
    const names = (await db.listCollections({}, { nameOnly: true }).toArray())
      .map(({ name }) => name)
      .filter((name) => !skippedCollections.includes(name) && isMeant(name));
    const last = (name: string) => Number(name === sentCollection);
    stored[service] = [];
    for (const name of names.sort((a, b) => last(a) - last(b) || (a < b ? -1 : 1)))
      stored[service].push(await storeCollection(db, name, join(folder, collectionFile(service, name))));
  }
  return stored;
}

async function storeCollection(db: Db, name: string, file: string): Promise<StoredCollection> {
  await mkdir(dirname(file), { recursive: true });
  let count = 0;
  const toBson = new Transform({
    writableObjectMode: true,
    transform(document: Document, _, done) {
      count += 1;
      done(undefined, BSON.serialize(document));
    },
  });
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(undefined, chunk);
    },
  });
  const documents = db.collection(name).find({}).sort({ _id: 1 }).stream();
  await pipeline(documents, toBson, createZstdCompress(), hashing, createWriteStream(file, { mode: 0o600 }));
  return { name, count, sha256: hash.digest('hex') };
}

/** Fills a new collection. @throws if the number of documents then differs from what was stored */
export async function fillCollection(db: Db, { name, count }: StoredCollection, file: string): Promise<void> {
  let filled = 0;
  for await (const batch of inBatches(parseDocuments(createReadStream(file).pipe(createZstdDecompress())))) {
    await db.collection(name).insertMany(batch);
    filled += batch.length;
  }
  if (filled !== count) throw new Error(`${name}: ${filled} documents instead of ${count}`);
}

/** Each document begins with its length. */
async function* parseDocuments(stream: AsyncIterable<Buffer>): AsyncGenerator<Document> {
  let read = Buffer.alloc(0);
  for await (const chunk of stream) {
    read = Buffer.concat([read, chunk]);
    while (read.length >= 4 && read.length >= read.readInt32LE(0)) {
      const length = read.readInt32LE(0);
      yield BSON.deserialize(read.subarray(0, length));
      read = read.subarray(length);
    }
  }
}

async function* inBatches(documents: AsyncIterable<Document>): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < 500) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Inbox entries of a service, as lines of COPY: `consumer`, tab, `event_id`. */
export const readMarkLines = (db: Db): Readable =>
  Readable.from(
    (async function* () {
      const marks = db.collection<{ _id: string; id: string }>(inboxCollection).find({}, { projection: { id: 1 } });
      for await (const { id } of marks) {
        const at = id.lastIndexOf('/');
        yield `${id.slice(0, at)}\t${id.slice(at + 1)}\n`;
      }
    })(),
  );
