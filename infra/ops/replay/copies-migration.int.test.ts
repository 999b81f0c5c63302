// Copies stored before the common table existed are in it after the migration: nothing has to be published again. The
// owner is no superuser here, as on a managed server, so that policies apply to it too.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseName } from '@theke/kit/database/layout';
import { provisionDatabase, readMigrations, roleNames } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const owner = `${prefix}owner`;
const ownerUrl = Object.assign(new URL(server), { username: owner, password: 'owner' }).href;
const tenants = [uuidv7(), uuidv7()];

const steps = {
  ordering: {
    last: 'ordering/0011_copies.sql',
    tables: {
      branch_copy: 'catalog.branch',
      menu_copy: 'catalog.menu',
      category_copy: 'catalog.category',
      product_copy: 'catalog.product',
      table_copy: 'catalog.table',
      config_copy: 'identity.config',
    },
  },
  notifications: {
    last: 'notifications/0009_copies.sql',
    tables: { branch_copy: 'catalog.branch', config_copy: 'identity.config', tenant_copy: 'identity.tenant' },
  },
} as const;

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
const asSuperuser = <T>(service: string, run: (client: pg.Client) => Promise<T>) => {
  const at = new URL(server);
  at.pathname = `/${databaseName(service, prefix)}`;
  return withClient(at.href, run);
};

beforeAll(() =>
  withClient(server, async (client) => {
    await client.query(`create role ${owner} login createrole createdb password 'owner'`);
    // Roles belong to the server: it must not matter who created them first, this owner or another test.
    for (const role of Object.keys(steps).flatMap((service) => Object.values(roleNames(service)))) {
      await client.query(`do $$ begin create role ${role} login; exception when duplicate_object then null; end $$`);
      await client.query(`grant ${role} to ${owner} with admin option`);
    }
  }),
);
afterAll(() =>
  withClient(server, async (client) => {
    for (const service of Object.keys(steps))
      await client.query(`drop database if exists ${databaseName(service, prefix)} with (force)`);
    await client.query(`drop role ${owner}`);
  }),
);

test.each(['ordering', 'notifications'] as const)('of %s', async (service) => {
  const { migrations } = serviceDefinitions[service];
  const { last, tables } = steps[service];
  const names = readMigrations(service, migrations).map(({ name }) => name);
  const before = new Set(names.slice(0, names.indexOf(last)));
  const options = { serverUrl: ownerUrl, secret: testSecret, service, prefix, migrations };
  const id = uuidv7();
  const toDoc = (table: string, tenant: string) => ({ table, tenant });

  await withClient(server, (client) => client.query(`create database ${databaseName(service, prefix)} owner ${owner}`));
  await asSuperuser(service, (client) => client.query(`grant all on schema public to ${owner}`));
  // Earlier steps may bypass policies (notifications/0006 does); this one may not.
  await withClient(server, (client) => client.query(`alter role ${owner} bypassrls`));
  await provisionDatabase({ ...options, only: before });
  await withClient(server, (client) => client.query(`alter role ${owner} nobypassrls`));
  await asSuperuser(service, async (client) => {
    for (const tenant of tenants)
      for (const table of Object.keys(tables))
        await client.query(`insert into ${table} (tenant_id, id, doc) values ($1, $2, $3)`, [
          tenant,
          id,
          toDoc(table, tenant),
        ]);
  });
  await provisionDatabase(options);

  const { rows } = await asSuperuser(service, (client) =>
    client.query('select tenant_id, kind, id, doc from copy order by tenant_id, kind'),
  );
  expect(rows).toEqual(
    tenants.flatMap((tenant) =>
      Object.entries(tables)
        .sort(([, a], [, b]) => a.localeCompare(b))
        .map(([table, kind]) => ({
          tenant_id: tenant,
          kind,
          id,
          doc: kind === 'identity.config' ? { id, config: toDoc(table, tenant) } : toDoc(table, tenant),
        })),
    ),
  );
  const leftTables = await asSuperuser(service, (client) =>
    client.query('select relforcerowsecurity as forced from pg_class where relname = $1', ['copy']),
  );
  expect(leftTables.rows).toEqual([{ forced: true }]);
});
