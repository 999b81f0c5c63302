// After an upgrade, an installation knows what is in use: HTTP-16.
import { afterAll, expect, test } from '@jest/globals';
import { databaseName } from '@theke/kit/database/layout';
import { connected, provisionDatabase, readMigrations } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;

/** A service's database as it was before a migration. */
async function before(service: 'ordering' | 'media', migration: string) {
  const { migrations } = serviceDefinitions[service];
  const options = { serverUrl: server, secret: testSecret, service, prefix, migrations };
  const names = readMigrations(service, migrations).map(({ name }) => name);
  const earlier = new Set(names.slice(0, names.indexOf(`${service}/${migration}`)));
  await provisionDatabase({ ...options, only: earlier });
  const url = Object.assign(new URL(server), { pathname: `/${databaseName(service, prefix)}` }).href;
  return {
    sql: async (text: string, values: unknown[] = []) =>
      (await connected(url, (client) => client.query(text, values))).rows,
    upgrade: () => provisionDatabase(options),
  };
}
afterAll(async () => {
  for (const service of ['ordering', 'media'])
    await connected(server, (client) =>
      client.query(`drop database if exists ${databaseName(service, prefix)} with (force)`),
    );
});

test('ordering lists each branch with open orders in its snapshots', async () => {
  const { sql, upgrade } = await before('ordering', '0080_open_orders.sql');
  const [tenant, open, finished] = [uuidv7(), uuidv7(), uuidv7()];
  for (const [branch, status] of [
    [open, 'placed'],
    [open, 'confirmed'],
    [open, 'completed'],
    [finished, 'canceled'],
  ])
    await sql(
      `insert into orders (tenant_id, id, uid, version, branch_id, status, kind, delivery_type, payment_method, currency, total_gross, totals, items,
         contact, comment, history, placed_at, updated_at)
       values ($1, $2::uuid, $2::text, 1, $3, $4, 'order', 'takeaway', 'cash', 'EUR', 0, '{}', '[]', '{}', '', '[]', now(), now())`,
      [tenant, uuidv7(), branch, status],
    );
  await upgrade();
  expect(await sql('select tenant_id, branch_id, version from open_orders')).toEqual([
    { tenant_id: tenant, branch_id: open, version: 1 },
  ]);
});

test('media fetches copies again that it had stored for another purpose', async () => {
  const { sql, upgrade } = await before('media', '0014_uses.sql');
  await sql(
    `insert into fetched_copy (kind) values ('catalog.branch'), ('catalog.product'), ('identity.config'), ('time-tracking.task')`,
  );
  await upgrade();
  expect(await sql('select kind from fetched_copy')).toEqual([{ kind: 'time-tracking.task' }]);
});
