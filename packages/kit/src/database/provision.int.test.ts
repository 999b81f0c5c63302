// Who makes a service's database, and who gets in.
import { afterAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { connected, databaseOf, provisionDatabase, rolesOf } from './provision.ts';
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
const services = ['provision-a', 'provision-b'];
afterAll(() =>
  connected(serverUrl, async (server) => {
    for (const service of services) {
      await server.query(`drop database if exists ${databaseOf(service, prefix)}`);
      for (const role of Object.values(rolesOf(service))) await server.query(`drop role if exists ${role}`);
    }
  }),
);

const whoAmI = (url: string) =>
  connected(url, async (client) => (await client.query('select current_user as name')).rows[0]?.name);

test('a service that is told of no user makes nothing, and starts once somebody else has', async () => {
  const [service] = services as [string];
  await expect(reachDatabase({ ...options(service), serverUrl: withoutUser, patience: 0 })).rejects.toThrow(
    /^The database of provision-a is not provisioned \(npm run provision\): .*theke_provision_a/,
  );
  const reaching = reachDatabase({ ...options(service), serverUrl: withoutUser });
  const provisioned = await provisionDatabase(options(service));
  expect(await reaching).toEqual(provisioned);
  expect(await whoAmI(provisioned.app)).toBe('theke_provision_a');

  // A newer one has more steps than this database.
  await connected(
    Object.assign(new URL(serverUrl), { pathname: `/${databaseOf(service, prefix)}` }).href,
    async (owner) => void (await owner.query(`delete from schema_migration where name = 'kit/0010_event_rows.sql'`)),
  );
  await expect(reachDatabase({ ...options(service), serverUrl: withoutUser, patience: 0 })).rejects.toThrow(
    'it lacks kit/0010_event_rows.sql',
  );
});

test("a service's roles get into its own database and into no other", async () => {
  const [one, other] = await Promise.all(services.map((service) => provisionDatabase(options(service))));
  for (const role of ['app', 'relay'] as const) {
    const url = new URL(one?.[role] ?? '');
    expect(await whoAmI(url.href)).toBe(rolesOf('provision-a')[role]);
    url.pathname = new URL(other?.[role] ?? '').pathname;
    await expect(whoAmI(url.href)).rejects.toThrow('permission denied for database');
  }
});

test('it sorts and compares by itself, whatever the server was made with', async () => {
  await provisionDatabase(options('provision-a'));
  const { rows } = await connected(serverUrl, (server) =>
    server.query(
      'select datlocprovider, datlocale, datcollate, pg_encoding_to_char(encoding) as encoding from pg_database where datname = $1',
      [databaseOf('provision-a', prefix)],
    ),
  );
  expect(rows).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8', datcollate: 'C', encoding: 'UTF8' }]);
});
