// Moves an older data folder (one database per service and one for the bus) into one database with a schema for each
// (ADR 0003).
//
// Everything is copied into a database that gets its name at the end, in one step. Until then the old databases are in
// use, and an interrupted move starts again. The old ones are marked before that step; only marked ones are dropped
// after it.
import { pipeline } from 'node:stream/promises';
import { createTables } from '@theke/kit/bus/postgres/deliveries';
import {
  databaseName,
  databasePrefix,
  dataUrl,
  inDatabase,
  platformDatabase,
  unfinishedDatabase,
} from '@theke/kit/database/layout';
import {
  connected,
  makeBusSchema,
  makeDatabase,
  provisionDatabase,
  servicesThere,
} from '@theke/kit/database/provision';
import { type ServiceName, serviceNames } from '@theke/topology/topology';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { connect } from '../../ops/backup/connect.ts';
import { findMigrations } from '../../ops/backup/installation.ts';
import { listTables, type Table } from '../../ops/backup/tables.ts';
import { serviceDefinitions } from '../service-definitions.ts';

type Move = {
  /** Server, with a role that owns the databases. No service uses it during the move. */
  serverUrl: string;
  secret: string;
  prefix?: string;
  say?: ((line: string) => void) | undefined;
};

const mark = 'moved into the one database of the platform';

/** @throws if something cannot be moved; then nothing has changed */
export async function mergeDatabases({
  serverUrl,
  secret,
  prefix = databasePrefix,
  say = () => undefined,
}: Move): Promise<void> {
  const services = (await servicesThere(serverUrl, serviceNames, prefix)) as ServiceName[];
  const hasBus = (await servicesThere(serverUrl, ['bus'], prefix)).length > 0;
  const unfinished = unfinishedDatabase(prefix);
  say(`Merging the databases of ${services.length} services ...`);
  await connected(serverUrl, async (server) => {
    await server.query(`drop database if exists ${pg.escapeIdentifier(unfinished)} with (force)`);
    await makeDatabase(server, unfinished);
  });
  const into = inDatabase(serverUrl, unfinished);
  for (const service of services) {
    const rows = await moveService({ serverUrl, into, secret, prefix, service });
    say(`  ${service}: ${rows} rows`);
  }
  if (hasBus) say(`  bus: ${await moveBus(serverUrl, into, prefix)} rows`);
  await connected(into, (client) => client.query('analyze'));
  await connected(serverUrl, async (server) => {
    for (const name of [...services, ...(hasBus ? ['bus'] : [])])
      await server.query(
        `comment on database ${pg.escapeIdentifier(databaseName(name, prefix))} is ${pg.escapeLiteral(mark)}`,
      );
    say('  everything is copied');
    await server.query(
      `alter database ${pg.escapeIdentifier(unfinished)} rename to ${pg.escapeIdentifier(platformDatabase(prefix))}`,
    );
  });
  say('  the merged database is in use');
  await dropMoved(serverUrl, prefix);
}

/** Drops the databases that were moved; the one they were moved into is in use. */
export async function dropMoved(serverUrl: string, prefix = databasePrefix): Promise<void> {
  const names = ['bus', ...serviceNames].map((name) => databaseName(name, prefix));
  await connected(serverUrl, async (server) => {
    const { rows } = await server.query<{ name: string }>(
      `select datname as name from pg_database where datname = any($1) and shobj_description(oid, 'pg_database') = $2`,
      [names, mark],
    );
    for (const { name } of rows) await server.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
  });
}

type ServiceMove = { serverUrl: string; into: string; secret: string; prefix: string; service: ServiceName };

/** Creates the schema version of the source rows; the service migrates it at its next start. */
async function moveService({ serverUrl, into, secret, prefix, service }: ServiceMove): Promise<number> {
  const source = await connect(dataUrl({ serverUrl, service, prefix }));
  try {
    const appliedSteps = await stepsThatRan(source, service);
    const { migrations } = serviceDefinitions[service];
    await provisionDatabase({ serverUrl: into, secret, service, prefix, migrations, only: appliedSteps });
    return await copyTables(source, dataUrl({ serverUrl: into, service, prefix }), await listTables(source));
  } finally {
    await source.end();
  }
}

/** @throws for a folder that a newer version has used */
async function stepsThatRan(source: pg.Client, service: string): Promise<Set<string>> {
  const { rows: tables } = await source.query<{ table: string | null }>(
    `select to_regclass('schema_migration') as table`,
  );
  // A first start that was stopped at once leaves an empty database.
  if (!tables[0]?.table) return new Set();
  const { rows } = await source.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const checksums = new Map(findMigrations(service)?.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of rows)
    if (checksums.get(name) !== checksum)
      throw new Error(
        `The data of ${service} was written by another version of Theke: this version has no migration ${name}.`,
      );
  return new Set(rows.map(({ name }) => name));
}

async function moveBus(serverUrl: string, into: string, prefix: string): Promise<number> {
  const bus = { service: 'bus', prefix };
  await makeBusSchema(into, prefix);
  const target = dataUrl({ serverUrl: into, ...bus });
  const source = await connect(dataUrl({ serverUrl, ...bus }));
  try {
    await createTables(source); // migrates it, as every start of the bus does
    const tables = await Promise.all(['event', 'delivery'].map((name) => readColumns(source, name)));
    const rows = await copyTables(source, target, tables);
    // Sequences continue after the copied values.
    await connected(target, async (client) => {
      for (const { name } of tables)
        await client.query(
          `select setval(pg_get_serial_sequence('${name}', 'id'), (select coalesce(max(id), 0) + 1 from ${name}), false)`,
        );
    });
    return rows;
  } finally {
    await source.end();
  }
}

async function readColumns(source: pg.Client, name: string): Promise<Table> {
  const { rows } = await source.query<{ name: string }>(
    'select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum',
    [name],
  );
  return { name, columns: rows.map((row) => row.name) };
}

/**
 * Copies all rows in one transaction. @throws if the row count of a table differs from its source @returns number of
 * rows
 */
async function copyTables(source: pg.Client, targetUrl: string, tables: readonly Table[]): Promise<number> {
  const target = await connect(targetUrl);
  try {
    await source.query('begin isolation level repeatable read read only');
    await target.query('begin');
    // A migration may have inserted rows; the stored ones replace them.
    for (const { name } of tables.toReversed()) await target.query(`delete from ${pg.escapeIdentifier(name)}`);
    let copied = 0;
    for (const { name, columns } of tables) {
      const table = `${pg.escapeIdentifier(name)} (${columns.map((one) => pg.escapeIdentifier(one)).join(', ')})`;
      const filling = target.query(from(`copy ${table} from stdin`));
      await pipeline(source.query(to(`copy ${table} to stdout`)), filling);
      const { rows } = await source.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(name)}`);
      if (filling.rowCount !== Number(rows[0]?.count))
        throw new Error(`${name}: ${filling.rowCount} rows instead of ${rows[0]?.count}`);
      copied += filling.rowCount;
    }
    await target.query('commit');
    await source.query('commit');
    return copied;
  } finally {
    await target.end();
  }
}
