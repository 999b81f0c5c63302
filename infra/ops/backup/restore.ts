import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName } from '@theke/kit/database/layout';
import { dropServices, provisionDatabase, servicesThere } from '@theke/kit/database/provision';
import type { Db } from '@theke/kit/documents/driver';
import { serviceDefinitions } from '../../tools/service-definitions.ts';
import { connect } from './connect.ts';
import { checkFiles, copyFiles, filesBelow } from './copy-files.ts';
import { findMigrations, type Installation, listDatabases, listDocumentDatabases } from './installation.ts';
import { collectionFile, type Manifest, manifest as manifestSchema, secretMark, tableFile } from './manifest.ts';
import { type DocumentDatabases, fillCollection, openDocumentDatabases, readMarkLines } from './stored-documents.ts';
import { checkTable, fillTable } from './stored-table.ts';
import { listTables } from './tables.ts';
import {
  findReceivers,
  inboxMarks,
  type ReadMarks,
  resendUndelivered,
  resendUndeliveredDocuments,
} from './undelivered-events.ts';

export type Restored = {
  manifest: Manifest /** Number of events that will be published again. */;
  undelivered: number;
};

/**
 * Restores a backup into an empty installation. Everything is checked before anything is written; if it fails later,
 * the databases it created are dropped.
 * @throws if the backup is damaged or of another schema, the secret differs, or the installation is not empty
 */
export async function restore(folder: string, into: Installation): Promise<Restored> {
  const manifest = await readManifest(folder);
  await check(folder, manifest);
  if (manifest.secretMark !== secretMark(into.secret))
    throw new Error('THEKE_SECRET differs from that of the backup: links in guests’ mails would be invalid.');
  refuseOtherServers(into, manifest);
  const documents = await openDocumentDatabases(into);
  try {
    await refuseUsed(into, documents, manifest);
    return await fill(folder, manifest, into, documents);
  } finally {
    await documents.close();
  }
}

async function fill(
  folder: string,
  manifest: Manifest,
  into: Installation,
  documents: DocumentDatabases,
): Promise<Restored> {
  const databases = listDatabases(into);
  const created: string[] = [];
  try {
    for (const [service, stored] of Object.entries(manifest.databases)) {
      created.push(service);
      await restoreDatabase(folder, into, service, stored);
    }
    for (const [service, stored] of Object.entries(manifest.documents))
      for (const one of stored)
        await fillCollection(
          documents.databases.get(service) as Db,
          one,
          join(folder, collectionFile(service, one.name)),
        );
    let undelivered = 0;
    const services = [...Object.keys(manifest.databases), ...Object.keys(manifest.documents)];
    const connectTo = (service: string) => connect(databases.get(service) as string);
    const readMarks: ReadMarks = async (service) => {
      const db = documents.databases.get(service);
      return db ? { marks: readMarkLines(db), end: async () => undefined } : inboxMarks(await connectTo(service));
    };
    for (const owner of services) {
      const receivers = await findReceivers(owner, services);
      const db = documents.databases.get(owner);
      const client = db ? undefined : await connectTo(owner);
      try {
        if (db) undelivered += await resendUndeliveredDocuments(db, receivers, readMarks);
        if (client) undelivered += await resendUndelivered(client, receivers, readMarks);
      } finally {
        await client?.end();
      }
    }
    await copyFiles(join(folder, 'files'), into.filesDir);
    await mkdir(into.dataDir, { recursive: true });
    for (const name of manifest.kept) await copyFile(join(folder, 'kept', name), join(into.dataDir, name));
    return { manifest, undelivered };
  } catch (error) {
    await dropServices(into.serverUrl, created, into.prefix);
    for (const db of documents.databases.values()) await db.dropDatabase();
    throw error;
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) throw new Error(`${folder} is not a complete backup: manifest.json is missing.`);
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** An older schema is accepted: the services migrate it when they start. */
async function check(folder: string, manifest: Manifest): Promise<void> {
  for (const [service, { migrations, tables }] of Object.entries(manifest.databases)) {
    const knownMigrations = findMigrations(service);
    if (!knownMigrations) throw new Error(`The backup contains ${service}, which is not a service of this version.`);
    for (const { name, checksum } of migrations)
      if (!knownMigrations.some((one) => one.name === name && one.checksum === checksum))
        throw new Error(
          `The backup is of another version of Theke: this version has no migration ${name} of ${service}.`,
        );
    for (const table of tables) await checkTable(table, join(folder, tableFile(service, table.name)));
  }
  for (const [service, collections] of Object.entries(manifest.documents))
    for (const one of collections) await checkTable(one, join(folder, collectionFile(service, one.name)));
  await checkFiles(join(folder, 'files'), manifest.files);
  for (const name of manifest.kept)
    if (!existsSync(join(folder, 'kept', name))) throw new Error(`The backup is damaged: ${name} is missing.`);
}

/** A service's database is restored to the kind of server that it came from. */
function refuseOtherServers(into: Installation, manifest: Manifest): void {
  const documentDatabases = listDocumentDatabases(into);
  const onMongodb = Object.keys(manifest.documents).find((service) => !documentDatabases.has(service));
  if (onMongodb) throw new Error(`The backup contains ${onMongodb} on MongoDB: set DOCUMENTS_URL.`);
  const onPostgres = Object.keys(manifest.databases).find((service) => documentDatabases.has(service));
  if (onPostgres) throw new Error(`The backup contains ${onPostgres} on PostgreSQL: restore it without DOCUMENTS_URL.`);
}

async function refuseUsed(into: Installation, documents: DocumentDatabases, manifest: Manifest): Promise<void> {
  const full: string[] = [];
  for (const db of documents.databases.values())
    if ((await db.listCollections({}, { nameOnly: true }).toArray()).length > 0) full.push(db.databaseName);
  const stored = await servicesThere(into.serverUrl, [...listDatabases(into).keys()], into.prefix);
  const existing = [
    ...[...stored.map((service) => databaseName(service, into.prefix)), ...full].map((name) => `database ${name}`),
    ...((await filesBelow(into.filesDir)).length > 0 ? [`files in ${into.filesDir}`] : []),
    ...manifest.kept.map((name) => join(into.dataDir, name)).filter((file) => existsSync(file)),
  ];
  if (existing.length > 0)
    throw new Error(`A restore needs an empty installation. This one has: ${existing.join(', ')}.`);
}

async function restoreDatabase(
  folder: string,
  into: Installation,
  service: string,
  { migrations, tables }: Manifest['databases'][string],
): Promise<void> {
  const definition = (serviceDefinitions as Record<string, { migrations: URL }>)[service];
  if (!definition) throw new Error(`there is no service ${service}`);
  const only = new Set(migrations.map(({ name }) => name));
  const { serverUrl, prefix, secret } = into;
  await provisionDatabase({ serverUrl, secret, service, prefix, migrations: definition.migrations, only });
  const client = await connect(listDatabases(into).get(service) as string);
  try {
    await client.query('begin');
    // Referenced tables first. A migration may have inserted rows; the stored ones replace them.
    const order = (await listTables(client)).map(({ name }) => name);
    for (const name of order.toReversed()) await client.query(`delete from "${name}"`);
    for (const table of tables.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)))
      await fillTable(client, table, join(folder, tableFile(service, table.name)));
    await client.query('commit');
    // Autovacuum would run within the hour; until then plans would assume empty tables.
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
