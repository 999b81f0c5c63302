// Which role creates a service's database, and which roles may connect.
import { afterAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { until } from '../../testing/until.ts';
import { startRelay } from '../events/relay.ts';
import { relayConnection } from '../events/relay-connection.ts';
import { claimJob } from '../jobs/claim-job.ts';
import { databaseName, dataUrl, inDatabase, platformDatabase } from './layout.ts';
import { connected, makeDatabase, provisionDatabase, roleNames } from './provision.ts';
import { reachDatabase } from './reach-database.ts';

const serverUrl = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const withoutUser = Object.assign(new URL(serverUrl), { username: '', password: '' }).href;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const options = (service: string) => ({
  serverUrl,
  secret: 'a-secret-of-this-test-and-of-nobody-else',
  service,
  prefix,
  migrations: new URL('./none/', import.meta.url),
});
const log = { debug() {}, info() {}, warn() {}, error() {} };
const services = ['provision-a', 'provision-b'];
afterAll(() =>
  connected(serverUrl, async (server) => {
    await server.query(`drop database if exists ${platformDatabase(prefix)} with (force)`);
    for (const service of services) {
      await server.query(`drop database if exists ${databaseName(service, prefix)}`);
      for (const role of Object.values(roleNames(service))) await server.query(`drop role if exists ${role}`);
    }
  }),
);

const whoAmI = (url: string) =>
  connected(url, async (client) => (await client.query('select current_user as name')).rows[0]?.name);

test('waits without creating anything if it has no user, until the database is provisioned', async () => {
  const [service] = services as [string];
  await expect(reachDatabase({ ...options(service), serverUrl: withoutUser, patience: 0 })).rejects.toThrow(
    /^The database of provision-a is not provisioned \(npm run provision\): .*theke_provision_a/,
  );
  const reaching = reachDatabase({ ...options(service), serverUrl: withoutUser });
  const provisioned = await provisionDatabase(options(service));
  expect(await reaching).toEqual(provisioned);
  expect(await whoAmI(provisioned.app)).toBe('theke_provision_a');

  // A newer release has more migrations than this database.
  await connected(
    Object.assign(new URL(serverUrl), { pathname: `/${databaseName(service, prefix)}` }).href,
    async (owner) => void (await owner.query(`delete from schema_migration where name = 'kit/0010_event_rows.sql'`)),
  );
  await expect(reachDatabase({ ...options(service), serverUrl: withoutUser, patience: 0 })).rejects.toThrow(
    'it lacks kit/0010_event_rows.sql',
  );
});

test("lets a service's roles connect to its own database only", async () => {
  const [one, other] = await Promise.all(services.map((service) => provisionDatabase(options(service))));
  for (const role of ['app', 'relay'] as const) {
    const url = new URL(one?.[role] ?? '');
    expect(await whoAmI(url.href)).toBe(roleNames('provision-a')[role]);
    url.pathname = new URL(other?.[role] ?? '').pathname;
    await expect(whoAmI(url.href)).rejects.toThrow('permission denied for database');
  }
});

test('separates schemas in one database, including their locks and channels', async () => {
  await connected(serverUrl, (server) => makeDatabase(server, platformDatabase(prefix)));
  const inOne = { serverUrl: inDatabase(serverUrl, platformDatabase(prefix)) };
  const urls = await Promise.all(services.map((service) => provisionDatabase({ ...options(service), ...inOne })));
  const published: string[] = [];
  const ends: (() => Promise<unknown>)[] = [];
  for (const [index, { app, relay }] of urls.entries()) {
    const [own] = (await connected(app, (client) => client.query('select current_schema() as schema'))).rows;
    expect(own?.schema).toBe(databaseName(services[index] ?? '', prefix));
    const connection = relayConnection(relay);
    // All at once: one job of this name and one relay per service.
    const end = await claimJob(connection)('tidy', new Date());
    expect(end).toBeDefined();
    const replica = relayConnection(relay);
    expect(await claimJob(replica)('tidy', new Date())).toBeUndefined();
    await replica.close();
    const publish = async (events: readonly { id: string }[]) => void published.push(...events.map(({ id }) => id));
    const relaying = startRelay(connection, { publish }, log);
    ends.push(
      () => relaying.stop(),
      async () => end?.(),
      () => connection.close(),
    );
  }
  const ids = urls.map(() => uuidv7());
  for (const [index, service] of services.entries())
    await connected(dataUrl({ ...options(service), ...inOne }), (owner) =>
      owner.query('insert into outbox (id, tenant_id, event) values ($1, $2, $3)', [
        ids[index],
        uuidv7(),
        { id: ids[index] },
      ]),
    );
  await until('both are relayed', () => published.length === 2);
  expect(published.sort()).toEqual(ids.sort());
  for (const end of ends) await end();
});

test("sorts and compares independently of the server's locale", async () => {
  await provisionDatabase(options('provision-a'));
  const { rows } = await connected(serverUrl, (server) =>
    server.query(
      'select datlocprovider, datlocale, datcollate, pg_encoding_to_char(encoding) as encoding from pg_database where datname = $1',
      [databaseName('provision-a', prefix)],
    ),
  );
  expect(rows).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8', datcollate: 'C', encoding: 'UTF8' }]);
});
