import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName, isOneDatabase } from '@theke/kit/database/layout';
import type { ServiceName } from '@theke/topology/topology';
import type pg from 'pg';
import { copyFiles } from './copy-files.ts';
import { cut } from './cut.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import { generatedSecrets, type Installation } from './installation.ts';
import { type Manifest, secretMark, tableFile } from './manifest.ts';
import { inboxWithBus, outboxWithBus } from './queries-with-bus.ts';
import { isReceived, openDocumentDatabases, storeDocuments } from './stored-documents.ts';
import { storeTable } from './stored-table.ts';
import { listTables, type Table } from './tables.ts';

/**
 * Copies a running platform into the new folder `into`. Only its owner may read that folder: it holds all data in plain
 * text, except values that are encrypted in the database as well. The folder gets its name when it is complete.
 * @throws if the folder already exists
 */
export async function backUp(from: Installation, into: string): Promise<Manifest> {
  if (existsSync(into)) throw new Error(`${into} already exists. A backup needs a new folder.`);
  const unfinished = `${into}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });

  // Copies and inboxes are read before the cut, own data after it: no service then knows more of others than they do
  // themselves.
  const documents = await openDocumentDatabases(from);
  const storedCopies = await storeDocuments(documents, unfinished, isReceived);
  const { takenAt, views, end } = await cut(from);
  const databases: Manifest['databases'] = {};
  try {
    for (const [service, view] of views) databases[service] = await storeDatabase(view, service, unfinished, from);
  } finally {
    await end();
  }
  const storedOwn = await storeDocuments(documents, unfinished, (name) => !isReceived(name)).finally(documents.close);
  // After the cut: every file that a row names was there before its row.
  const files = await copyFiles(from.filesDir, join(unfinished, 'files'));
  const secretNames = generatedSecrets.filter((name) => existsSync(join(from.dataDir, name)));
  await mkdir(join(unfinished, 'kept'));
  for (const name of secretNames) await copyFile(join(from.dataDir, name), join(unfinished, 'kept', name));

  const manifest: Manifest = {
    format: 1,
    takenAt: takenAt.toISOString(),
    secretMark: secretMark(from.secret),
    databases,
    documents: Object.fromEntries(
      [...documents.databases.keys()].map((one) => [one, [...(storedCopies[one] ?? []), ...(storedOwn[one] ?? [])]]),
    ),
    files,
    kept: [...secretNames],
  };
  await writeFile(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, into);
  return manifest;
}

async function storeDatabase(
  view: pg.Client,
  service: string,
  folder: string,
  { serverUrl, prefix }: Installation,
): Promise<Manifest['databases'][string]> {
  await mkdir(join(folder, 'databases', service), { recursive: true });
  const { rows: migrations } = await view.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  const tables = [];
  const rowsQuery = isOneDatabase(serverUrl, prefix) ? await withBus(service, databaseName('bus', prefix)) : undefined;
  for (const table of await listTables(view))
    tables.push(await storeTable(view, table, join(folder, tableFile(service, table.name)), rowsQuery?.(table)));
  return { migrations, tables };
}

/** Query for a service's table; undelivered messages of the bus are added to outbox and inbox. */
async function withBus(service: string, bus: string): Promise<(table: Table) => string | undefined> {
  const all = await findSubscriptions(service as ServiceName);
  const reactions = all.flatMap((one) => (one.kind === 'reaction' ? one.name : []));
  return (table) => {
    if (table.name === 'outbox') return outboxWithBus(service, bus, table);
    return table.name === 'inbox' ? inboxWithBus({ service, reactions }, bus, table) : undefined;
  };
}
