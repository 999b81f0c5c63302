// Services that share one database are kept apart by their roles: none gets at what another one stores, nor at the bus. Tried on every
// table that there is, so that one which is added later is in here without a new line.
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBus } from '@theke/kit/bus/open-bus';
import { databaseOf, dataUrl, inDatabase, platformDatabase } from '@theke/kit/database/layout';
import {
  connected,
  type DatabaseUrls,
  makeDatabase,
  makeSchema,
  provisionDatabase,
} from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import { type ServiceName, serviceNames } from '@theke/topology/topology';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { root } from '../local/checkout.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const serverUrl = inDatabase(server, platformDatabase(prefix));
const urls = new Map<ServiceName, DatabaseUrls>();
const schemas = [...serviceNames, 'bus'].map((name) => databaseOf(name, prefix));
let tables: { schema: string; name: string }[];

beforeAll(async () => {
  await connected(`${server}/postgres`, (client) => makeDatabase(client, platformDatabase(prefix)));
  await connected(serverUrl, (client) => makeSchema(client, serverUrl, databaseOf('bus', prefix), []));
  const log = { info() {}, warn() {}, error() {} };
  await (await openBus({ url: dataUrl({ serverUrl, service: 'bus', prefix }), workQueues: {}, log })).close();
  await Promise.all(
    serviceNames.map(async (service) => {
      const migrations = pathToFileURL(`${root}/services/${service}/migrations/`);
      urls.set(service, await provisionDatabase({ serverUrl, secret: testSecret, service, prefix, migrations }));
    }),
  );
  tables = await connected(serverUrl, async (client) => {
    const { rows } = await client.query(
      'select schemaname as schema, tablename as name from pg_tables where schemaname = any($1)',
      [schemas],
    );
    return rows;
  });
}, 120_000);
afterAll(() =>
  connected(`${server}/postgres`, async (client) => {
    await client.query(`drop database ${platformDatabase(prefix)} with (force)`);
  }),
);

/** SQL states of what was tried, each once; `done` where it worked. */
async function outcomes(client: pg.Client, statements: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const text of statements)
    await client.query(text).then(
      () => found.add('done'),
      (error: { code: string }) => found.add(error.code),
    );
  return [...found];
}

const notAllowed = '42501';
const acts = (schema: string, name: string) => [
  `select from ${schema}.${name} limit 1`,
  `insert into ${schema}.${name} default values`,
  `delete from ${schema}.${name}`,
  `truncate ${schema}.${name}`,
];

// TENANT-03
test.each(serviceNames)('neither role of %s gets at a table of another service, or of the bus', async (service) => {
  const others = tables.filter(({ schema }) => schema !== databaseOf(service, prefix));
  expect(new Set(others.map(({ schema }) => schema)).size).toBe(schemas.length - 1);
  for (const url of Object.values(urls.get(service) as DatabaseUrls))
    await connected(url, async (client) => {
      expect(
        await outcomes(
          client,
          others.flatMap(({ schema, name }) => acts(schema, name)),
        ),
      ).toEqual([notAllowed]);
      // Whoever says no schema finds its own.
      const { rows } = await client.query('select current_schema() as own');
      expect(rows).toEqual([{ own: databaseOf(service, prefix) }]);
      expect((await client.query('select from outbox limit 1')).command).toBe('SELECT');
    });
});

test.each(serviceNames)('neither role of %s makes anything, anywhere', async (service) => {
  for (const url of Object.values(urls.get(service) as DatabaseUrls))
    await connected(url, async (client) => {
      const made = [...schemas, 'public'].flatMap((schema) => [
        `create table ${schema}.made (a int)`,
        `create function ${schema}.made() returns int language sql as 'select 1'`,
      ]);
      const more = ['create schema made', 'create temp table made (a int)'];
      expect(await outcomes(client, [...made, ...more])).toEqual([notAllowed]);
    });
});

test('the check can fail: one grant, and a table of another service is read', async () => {
  const one = databaseOf('ordering', prefix);
  const { app } = urls.get('payments') as DatabaseUrls;
  const role = new URL(app).username;
  await connected(serverUrl, async (owner) => {
    await owner.query(`grant usage on schema ${one} to ${role}; grant select on ${one}.outbox to ${role}`);
    const read = (client: pg.Client) => outcomes(client, [`select from ${one}.outbox limit 1`]);
    expect(await connected(app, read)).toEqual(['done']);
    await owner.query(`revoke usage on schema ${one} from ${role}; revoke select on ${one}.outbox from ${role}`);
    expect(await connected(app, read)).toEqual([notAllowed]);
  });
});
