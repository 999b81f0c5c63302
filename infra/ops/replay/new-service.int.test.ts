// A data folder of a release without time tracking and analytics: both fetch the copies they need before they are
// ready.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { openBus } from '@theke/kit/bus/open-bus';
import type { WorkQueues } from '@theke/kit/bus/port';
import type { ServiceDefinition } from '@theke/kit/service';
import { type RunningService, startService } from '@theke/kit/start-service';
import { testSecret } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { workQueues } from '@theke/topology/topology';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const server = process.env.THEKE_TEST_POSTGRES_URL;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const env = { DATABASE_URL: `${server}/postgres`, BUS_URL: `${server}/${prefix}bus`, THEKE_SECRET: testSecret };
const late = ['time-tracking', 'analytics'];
const { identity, catalog, ...rest } = serviceDefinitions;
const otherServices = Object.values(rest) as unknown as ServiceDefinition[];

async function query<R extends pg.QueryResultRow>(database: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: `${server}/${database}` });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function start(queues: WorkQueues, isThere: (service: string) => boolean) {
  const bus = await openBus({ url: env.BUS_URL, workQueues: queues, log });
  const options = { workQueues: queues, bus, env, databasePrefix: prefix, log };
  const directory = await startService(identity, options);
  const owner = await startService(catalog, options);
  const running: RunningService[] = [directory, owner];
  for (const one of otherServices) if (isThere(one.contract.service)) running.push(await startService(one, options));
  return {
    directory,
    owner,
    running,
    async stop() {
      await Promise.all(running.map((service) => service.stop()));
      await bus.close();
    },
  };
}

beforeAll(() => query('postgres', `create database ${prefix}bus`));
afterAll(async () => {
  for (const name of ['bus', ...Object.keys(serviceDefinitions)])
    await query('postgres', `drop database if exists ${prefix}${name.replaceAll('-', '_')} with (force)`);
});

const isReady = async (services: readonly RunningService[]) =>
  (await Promise.all(services.map((service) => service.isReady()))).every(Boolean);

// EVENT-07
test('fetches the copies of new services once, before they are ready', async () => {
  const before = Object.fromEntries(Object.entries(workQueues).filter(([service]) => !late.includes(service)));
  const older = await start(before, (service) => !late.includes(service));
  const name = uuidv7();
  const { id: tenant } = await older.directory.parts.useCases.createTenant({
    name,
    hosts: [`${name}.example`],
    isDemo: false,
    config: { shopName: name },
  });
  const branch = await older.owner.parts.useCases.branches.createFrom(tenant, {
    ...branches.example,
    division: null,
    tags: [],
  });
  await until('the older release to be ready', () => isReady(older.running));
  await older.stop();

  const newer = await start(workQueues, () => true);
  await until('every service to be ready', () => isReady(newer.running));
  const copied = 'select kind, id::text from copy order by kind';
  const ofBranch = { kind: 'catalog.branch', id: branch.id };
  expect(await query(`${prefix}time_tracking`, copied)).toContainEqual(ofBranch);
  expect(await query(`${prefix}analytics`, copied)).toEqual(
    expect.arrayContaining([ofBranch, { kind: 'identity.tenant', id: tenant }]),
  );
  await newer.stop();

  const restarted = await start(workQueues, () => true);
  expect(await isReady(restarted.running)).toBe(true);
  await restarted.stop();
}, 120_000);
