// A damaged copy equals its owner's data after a replay, and no other service is affected.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import { openBus } from '@theke/kit/bus/open-bus';
import type { Bus } from '@theke/kit/bus/port';
import { type RunningService, startService } from '@theke/kit/start-service';
import { testSecret } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { workQueues } from '@theke/topology/topology';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';
import { copyDifferences, type Databases } from './copy-differences.ts';
import { replayTo } from './replay-to.ts';

const server = process.env.THEKE_TEST_POSTGRES_URL;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const pools: pg.Pool[] = [];
const createDatabaseUrl = (name: string) => {
  const pool = new pg.Pool({ connectionString: `${server}/${name}`, max: 1 });
  pools.push(pool);
  return pool;
};

let bus: Bus;
let running: Awaited<ReturnType<typeof start>>;
let databases: Databases;

async function start() {
  const env = {
    DATABASE_URL: `${server}/postgres`,
    BUS_URL: `${server}/${prefix}bus`,
    THEKE_SECRET: testSecret,
  };
  bus = await openBus({ url: env.BUS_URL, workQueues, log });
  const options = { workQueues, bus, env, databasePrefix: prefix, log };
  return {
    identity: await startService(serviceDefinitions.identity, options),
    catalog: await startService(serviceDefinitions.catalog, options),
    ordering: await startService(serviceDefinitions.ordering, options),
  };
}

beforeAll(async () => {
  await createDatabaseUrl('postgres').query(`create database ${prefix}bus`);
  running = await start();
  databases = {
    identity: createDatabaseUrl(`${prefix}identity`),
    catalog: createDatabaseUrl(`${prefix}catalog`),
    ordering: createDatabaseUrl(`${prefix}ordering`),
  };
}, 60_000);
afterAll(async () => {
  await Promise.all(Object.values(running).map((service: RunningService) => service.stop()));
  await bus.close();
  await Promise.all(pools.map((pool) => pool.end()));
});

/**
 * A tenant with a branch, a category and four products, of which the last is deleted; ordering has copied everything.
 */
async function aShop() {
  const { createTenant } = running.identity.parts.useCases;
  const catalog = running.catalog.parts.useCases;
  const name = uuidv7();
  const tenant = await createTenant({ name, hosts: [`${name}.example`], isDemo: false, config: { shopName: name } });
  const branch = await catalog.branches.createFrom(tenant.id, { ...branches.example, division: null, tags: [] });
  await catalog.categories.createFrom(tenant.id, categories.example);
  const created: { id: string }[] = [];
  for (let count = 0; count < 4; count++) created.push(await catalog.products.createFrom(tenant.id, products.example));
  const { id, version, createdAt, updatedAt, ...draft } = branch;
  await catalog.branches.update(tenant.id, id, { ...draft, version, name: 'Umbenannt' });
  const [missing, altered, untouched, deleted] = created as [Created, Created, Created, Created];
  await catalog.products.remove(tenant.id, deleted.id);
  await until('ordering to receive it', async () => (await copyDifferences(databases)).length === 0);
  return { tenant, branch, missing, altered, untouched, deleted };
}
type Created = { id: string };

const audited = async () => Number((await databases.identity.query('select count(*) from audit_log')).rows[0].count);
const countAudited = async () => {
  const counts = await Promise.all(
    Object.values(databases).map(
      (one) => one.query('select count(*) from outbox') as Promise<{ rows: { count: string }[] }>,
    ),
  );
  return counts.reduce((sum, { rows }) => sum + Number(rows[0]?.count), 0);
};

// EVENT-07
test('repairs a damaged copy without entries in the audit trail', async () => {
  const shop = await aShop();
  const otherTenant = await aShop();
  await until('the audit trail to contain all events', async () => (await audited()) === (await countAudited()));
  const before = await audited();

  const { ordering } = databases;
  const damage = (sql: string, ...values: unknown[]) => ordering.query(sql, values);
  const { rows } = await damage('select doc from copy where id = $1', shop.untouched.id);
  await damage('delete from copy where id = $1', shop.missing.id);
  await damage(`update copy set doc = doc || '{"price": 0.01}' where id = $1`, shop.altered.id);
  await damage(
    `insert into copy (tenant_id, kind, id, doc) values ($1, 'catalog.product', $2, $3)`,
    shop.tenant.id,
    shop.deleted.id,
    rows[0].doc,
  );
  await damage(`update copy set doc = '{}' where id = $1`, shop.branch.id);
  await damage(`update copy set doc = jsonb_set(doc, '{config,currency}', '"CHF"') where id = $1`, shop.tenant.id);
  // As if its events had never arrived: the state of a new service.
  for (const table of ['copy', 'copied_version'])
    await damage(`delete from ${table} where tenant_id = $1`, otherTenant.tenant.id);
  expect(await copyDifferences(databases)).toHaveLength(5 + 6);

  const owners = [running.identity, running.catalog];
  const tenants = [shop.tenant, otherTenant.tenant];
  // Per tenant: itself and its configuration; branch, category, three products and a tombstone.
  expect(await replayTo('ordering', owners, tenants)).toEqual({ identity: 4, catalog: 12 });
  await until('the copies to be restored', async () => (await copyDifferences(databases)).length === 0);

  // Not even when identity itself is the consumer. Later events arrive after the replay.
  await replayTo('identity', owners, tenants);
  await running.catalog.parts.useCases.categories.createFrom(shop.tenant.id, categories.example);
  await until('the audit trail to contain the later event', async () => (await audited()) > before);
  const queue = createDatabaseUrl(`${prefix}bus`);
  const waiting = async () => (await queue.query(`select from delivery where consumer = 'identity'`)).rowCount;
  await until('its queue to be empty', async () => (await waiting()) === 0);
  expect(await audited()).toBe(before + 1);
});
