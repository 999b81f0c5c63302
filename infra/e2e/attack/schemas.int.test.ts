// Services that share a database are isolated by their roles: none can access another's data or the bus. Checked on
// every existing table, so a new one is included without further code.
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseName, inDatabase, platformDatabase } from '@theke/kit/database/layout';
import { connected, type DatabaseUrls, makeDatabase, provisionDatabase } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import { type ServiceName, serviceNames } from '@theke/topology/topology';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { root } from '../../tools/local/checkout.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const serverUrl = inDatabase(server, platformDatabase(prefix));
const urls = new Map<ServiceName, DatabaseUrls>();
const schemas = [...serviceNames, 'bus'].map((name) => databaseName(name, prefix));
let tables: { schema: string; name: string }[];

beforeAll(async () => {
  await connected(`${server}/postgres`, (client) => makeDatabase(client, platformDatabase(prefix)));
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

/** SQL states of the attempts, each once; `done` for successful ones. */
async function collectOutcomes(client: pg.Client, statements: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const text of statements)
    await client.query(text).then(
      () => found.add('done'),
      (error: { code: string }) => found.add(error.code),
    );
  return [...found];
}

const notAllowed = '42501';
const bus = databaseName('bus', prefix);

/** Grants on the bus's tables that a service's transaction needs to publish: it inserts, and reads no event. */
const allowed = ['insert delivery', 'insert event', 'select listener'];

const acts = ({ schema, name }: { schema: string; name: string }) => [
  { act: `select ${name}`, text: `select from ${schema}.${name} limit 1` },
  { act: `insert ${name}`, text: `insert into ${schema}.${name} default values` },
  { act: `delete ${name}`, text: `delete from ${schema}.${name}` },
  { act: `truncate ${name}`, text: `truncate ${schema}.${name}` },
];

// TENANT-03
test.each(serviceNames)("denies both roles of %s other services' tables and messages on the bus", async (service) => {
  const others = tables.filter(({ schema }) => schema !== databaseName(service, prefix));
  expect(new Set(others.map(({ schema }) => schema)).size).toBe(schemas.length - 1);
  for (const [role, url] of Object.entries(urls.get(service) as DatabaseUrls))
    await connected(url, async (client) => {
      const refused = others
        .flatMap((table) => acts(table).map((one) => ({ ...one, ...table })))
        .filter(({ schema, act }) => !(role === 'app' && schema === bus && allowed.includes(act)));
      expect(
        await collectOutcomes(
          client,
          refused.map(({ text }) => text),
        ),
      ).toEqual([notAllowed]);
      const { rows: granted } = await client.query(
        `select lower(privilege_type) || ' ' || relname as act from pg_class, aclexplode(relacl)
         where relnamespace = $1::regnamespace and relkind = 'r' and grantee = current_user::regrole order by 1`,
        [bus],
      );
      expect(granted.map(({ act }) => act)).toEqual(role === 'app' ? allowed : []);
      // Of the bus's functions, the app role may execute only the one that consumes its own messages.
      const { rows: functions } = await client.query(
        `select proname as name, has_function_privilege(oid, 'execute') as may from pg_proc
           where pronamespace = $1::regnamespace order by 1`,
        [bus],
      );
      expect(functions).toHaveLength(serviceNames.length);
      expect(functions.filter(({ may }) => may)).toEqual(
        role === 'app' ? [{ name: databaseName(service, 'consume_'), may: true }] : [],
      );
      // Without a schema name, a service uses its own schema.
      const { rows } = await client.query('select current_schema() as own');
      expect(rows).toEqual([{ own: databaseName(service, prefix) }]);
      expect((await client.query('select from outbox limit 1')).command).toBe('SELECT');
    });
});

test.each(serviceNames)('denies both roles of %s creating anything anywhere', async (service) => {
  for (const url of Object.values(urls.get(service) as DatabaseUrls))
    await connected(url, async (client) => {
      const statements = [...schemas, 'public'].flatMap((schema) => [
        `create table ${schema}.made (a int)`,
        `create function ${schema}.made() returns int language sql as 'select 1'`,
      ]);
      const otherStatements = ['create schema made', 'create temp table made (a int)'];
      expect(await collectOutcomes(client, [...statements, ...otherStatements])).toEqual([notAllowed]);
    });
});

test("control: one grant makes another service's table readable", async () => {
  const schema = databaseName('ordering', prefix);
  const { app } = urls.get('payments') as DatabaseUrls;
  const role = new URL(app).username;
  await connected(serverUrl, async (owner) => {
    await owner.query(`grant usage on schema ${schema} to ${role}; grant select on ${schema}.outbox to ${role}`);
    const read = (client: pg.Client) => collectOutcomes(client, [`select from ${schema}.outbox limit 1`]);
    expect(await connected(app, read)).toEqual(['done']);
    await owner.query(`revoke usage on schema ${schema} from ${role}; revoke select on ${schema}.outbox from ${role}`);
    expect(await connected(app, read)).toEqual([notAllowed]);
  });
});
