// A data folder from the time before the single database keeps all rows exactly once, wherever the move is interrupted.
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { openBus } from '@theke/kit/bus/open-bus';
import type { CloudEvent } from '@theke/kit/bus/port';
import { databaseName, dataUrl, inDatabase, platformDatabase } from '@theke/kit/database/layout';
import { connected, dropServices, makeDatabase, provisionDatabase, servicesThere } from '@theke/kit/database/provision';
import { testSecret } from '@theke/kit/testing/request';
import { toTestEvent } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { serviceNames } from '@theke/topology/topology';
import { v7 as uuidv7 } from 'uuid';
import { fillTables } from '../../e2e/attack/fill-tables.ts';
import { createRun, readTables } from '../../e2e/attack/table-catalog.ts';
import { root } from './checkout.ts';
import { dropMoved, mergeDatabases } from './merge-databases.ts';

const serverUrl = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const into = inDatabase(serverUrl, platformDatabase(prefix));
const all = ['bus', ...serviceNames];
const log = { info() {}, warn() {}, error() {} };
const tenant = uuidv7();
const events = [1, 2, 3].map((version) => toTestEvent(tenant, configChanged(tenant, version, configChanged.example)));
const workQueues = { analytics: ['*'], ordering: ['*'] };
let before: Record<string, string>;

/** Row count and checksum of every table, in either layout. */
async function contents(at: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const service of all)
    await connected(dataUrl({ serverUrl: at, service, prefix }), async (client) => {
      const names = new Set((await readTables(createRun(client), service)).map(({ name }) => name));
      // Entries of listeners and started transactions are not kept.
      for (const name of ['listener', 'begun']) names.delete(name);
      for (const name of names) {
        // The time of a migration is not copied.
        const { rows } = await client.query<{ state: string }>(
          `select count(*) || ' ' || coalesce(string_agg(md5((to_jsonb(t) - $1)::text), '' order by md5((to_jsonb(t) - $1)::text)), '') as state from "${name}" t`,
          [name === 'schema_migration' ? 'at' : ''],
        );
        found[`${service}.${name}`] = rows[0]?.state ?? '';
      }
    });
  return found;
}

beforeAll(async () => {
  await Promise.all(
    serviceNames.map(async (service) => {
      const migrations = pathToFileURL(`${root}/services/${service}/migrations/`);
      await provisionDatabase({ serverUrl, secret: testSecret, service, prefix, migrations });
      await connected(dataUrl({ serverUrl, service, prefix }), async (client) => {
        const tables = (await readTables(createRun(client), service)).filter(({ name }) => name !== 'schema_migration');
        for (const one of [tenant, uuidv7()])
          await fillTables(createRun(client), tables, { tenant: one, seed: uuidv7() });
      });
    }),
  );
  await connected(serverUrl, (server) => makeDatabase(server, databaseName('bus', prefix)));
  const bus = await openBus({ url: dataUrl({ serverUrl, service: 'bus', prefix }), workQueues, log });
  await bus.publish(events);
  await bus.sendTo('ordering', [events[0] as CloudEvent]);
  await bus.close();
  before = await contents(serverUrl);
}, 120_000);
afterAll(async () => {
  await dropServices(serverUrl, all, prefix);
  await connected(serverUrl, async (server) => {
    for (const name of [platformDatabase(prefix), `${platformDatabase(prefix)}_unfinished`])
      await server.query(`drop database if exists ${name} with (force)`);
  });
});

test('keeps all rows exactly once when interrupted at any step, and drops the old databases last', async () => {
  expect(Object.values(before).filter((state) => state.startsWith('0 '))).toEqual([]);
  // Each step logs a line: the start, some services, the bus, all copied, the switch. Then the old databases are
  // dropped.
  const last = serviceNames.length + 4;
  for (const cutOff of [1, 4, last - 2, last - 1, last]) {
    const logged: string[] = [];
    const moving = mergeDatabases({
      serverUrl,
      secret: testSecret,
      prefix,
      say: (line) => {
        if (logged.push(line) === cutOff) throw new Error('killed');
      },
    });
    await expect(moving).rejects.toThrow('killed');
    expect(logged.at(-1)?.includes('is in use')).toBe(cutOff === last);
    // An incomplete copy is not used as the platform's database.
    const { rowCount } = await connected(serverUrl, (server) =>
      server.query('select from pg_database where datname = $1', [platformDatabase(prefix)]),
    );
    expect(rowCount).toBe(cutOff === last ? 1 : 0);
    expect(await contents(serverUrl)).toEqual(before);
  }
  expect(await contents(into)).toEqual(before);
  expect(await servicesThere(serverUrl, all, prefix)).toEqual(all);
  await dropMoved(serverUrl, prefix);
  expect(await servicesThere(serverUrl, all, prefix)).toEqual([]);
  expect(await contents(into)).toEqual(before);
}, 120_000);

test('delivers the messages of the old bus once, together with new ones', async () => {
  const received: Record<string, number[]> = { analytics: [], ordering: [] };
  const bus = await openBus({ url: dataUrl({ serverUrl: into, service: 'bus', prefix }), workQueues, log });
  await bus.publish([toTestEvent(tenant, configChanged(tenant, 4, configChanged.example))]);
  const numbers = (consumer: string) => received[consumer] as number[];
  const working = await Promise.all(
    Object.keys(received).map((consumer) =>
      bus.work(consumer, async (event) => void numbers(consumer).push(event.aggregateversion)),
    ),
  );
  await until(
    'every event to arrive',
    async () => numbers('analytics').length === 4 && numbers('ordering').length === 5,
  );
  expect(numbers('analytics').toSorted()).toEqual([1, 2, 3, 4]);
  expect(numbers('ordering').toSorted()).toEqual([1, 1, 2, 3, 4]);
  for (const one of working) await one.close();
  await bus.close();
});

test('rejects data of a newer version and changes nothing', async () => {
  const otherPrefix = `b_${prefix}`;
  const options = { serverUrl, secret: testSecret, service: 'payments', prefix: otherPrefix };
  const migrations = pathToFileURL(`${root}/services/payments/migrations/`);
  await provisionDatabase({ ...options, migrations });
  await connected(dataUrl(options), (client) =>
    client.query(`insert into schema_migration (name, checksum) values ('payments/9999_later.sql', 'x')`),
  );
  await expect(mergeDatabases({ serverUrl, secret: testSecret, prefix: otherPrefix })).rejects.toThrow(
    'payments/9999_later.sql',
  );
  expect(await servicesThere(serverUrl, all, otherPrefix)).toEqual(['payments']);
  await dropServices(serverUrl, ['payments'], otherPrefix);
  await connected(serverUrl, (server) =>
    server.query(`drop database if exists ${platformDatabase(otherPrefix)}_unfinished with (force)`),
  );
});
