// If the bus uses the services' database, an event is stored on the bus if and only if its transaction commits, without
// outbox or relay.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { v7 as uuidv7 } from 'uuid';
import { testSecret } from '../../testing/request.ts';
import { toTestEvent } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';
import { openBus } from '../bus/open-bus.ts';
import type { Bus, CloudEvent, Enclosed } from '../bus/port.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { dataUrl, inDatabase, platformDatabase } from '../database/layout.ts';
import { connected, dropServices, makeDatabase, provisionDatabase, roleNames } from '../database/provision.ts';
import { deliveryWriter } from './outbox.ts';

const server = `${process.env.THEKE_TEST_POSTGRES_URL}/postgres`;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const serverUrl = inDatabase(server, platformDatabase(prefix));
const busUrl = dataUrl({ serverUrl, service: 'bus', prefix });
const log = { debug() {}, info() {}, warn() {}, error() {} };
const workQueues = { here: ['*'], elsewhere: ['*'] };
const tenant = uuidv7();
const fact = (version: number) => configChanged(tenant, version, configChanged.example);

let own: Bus;
let other: Bus;
let db: Database;
beforeAll(async () => {
  await connected(server, (client) => makeDatabase(client, platformDatabase(prefix)));
  const options = { serverUrl, secret: testSecret, service: 'within', prefix };
  const { app } = await provisionDatabase({ ...options, migrations: new URL('./none/', import.meta.url) });
  // No sweep interferes.
  const bus = { url: busUrl, workQueues, log, sweepEvery: 600_000 };
  [own, other] = [await openBus(bus), await openBus(bus)];
  const enclose = own.within?.(serverUrl) as (events: readonly CloudEvent[]) => Enclosed;
  db = openDatabase(
    app,
    deliveryWriter((fact, tenant) => toTestEvent(tenant, fact), enclose),
    log,
  );
});
afterAll(async () => {
  await db.close();
  await Promise.all([own.close(), other.close()]);
  await dropServices(serverUrl, ['within'], prefix);
  await connected(server, async (client) => {
    await client.query(`drop database ${platformDatabase(prefix)} with (force)`);
    for (const role of Object.values(roleNames('within'))) await client.query(`drop role ${role}`);
  });
});

const stored = async () =>
  (
    await connected(busUrl, (client) => client.query(`select event -> 'aggregateversion' as version from event`))
  ).rows.map(({ version }) => version as number);

test('takes no part in transactions of another server or another installation', async () => {
  expect(own.within?.(server)).toBeUndefined();
  expect(own.within?.(inDatabase(server, platformDatabase('another_')))).toBeUndefined();
});

// EVENT-01
test('delivers committed events once to every consumer of every process, and no rolled-back ones', async () => {
  const received: Record<string, number[]> = { here: [], elsewhere: [], broadcast: [], 'broadcast elsewhere': [] };
  const receive =
    (who: string) =>
    async ({ aggregateversion }: CloudEvent) =>
      void received[who]?.push(aggregateversion);
  const hearing = [
    await own.work('here', receive('here')),
    await other.work('elsewhere', receive('elsewhere')),
    await own.broadcast(['*'], receive('broadcast'), () => undefined),
    await other.broadcast(['*'], receive('broadcast elsewhere'), () => undefined),
  ];
  const failing = db.withTenant(tenant, async (tx) => {
    tx.publish(fact(1));
    await tx.query('select 1 / 0');
  });
  await expect(failing).rejects.toThrow('division by zero');
  // Fails after the events were sent, together with the commit.
  const late = db.atOnce(tenant, async (tx) => {
    tx.publish(fact(2));
    tx.query('insert into inbox (consumer, event_id) values ($1, null)', ['nobody']);
  });
  await expect(late).rejects.toThrow('null value');
  expect(await stored()).toEqual([]);

  await db.withTenant(tenant, async (tx) => tx.publish(fact(3), fact(4)));
  await db.withTenant(tenant, async (tx) => tx.publish(fact(5)));
  await until('all consumers received it', () => Object.values(received).every((versions) => versions.length >= 3));
  for (const versions of Object.values(received)) expect(versions.toSorted()).toEqual([3, 4, 5]);
  expect(
    await connected(
      dataUrl({ serverUrl, service: 'within', prefix }),
      async (client) => (await client.query('select from outbox')).rowCount,
    ),
  ).toBe(0);
  for (const one of hearing) await one.close();
});

test('delivers to a new listener what is committed from then on, also by transactions begun before', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let hasStored = () => {};
  const transactionStarted = new Promise<void>((resolve) => {
    hasStored = resolve;
  });
  const enclose = own.within?.(serverUrl) as (events: readonly CloudEvent[]) => Enclosed;
  const storing = db.withTenant(tenant, async (tx) => {
    const { statement } = enclose([toTestEvent(tenant, fact(6))]);
    await tx.query(statement.text, statement.values, statement.name);
    hasStored();
    await held;
  });
  await transactionStarted;
  let isListening = false;
  const received: number[] = [];
  const listening = other
    .broadcast(
      ['*'],
      async ({ aggregateversion }) => void received.push(aggregateversion),
      () => undefined,
    )
    .then((one) => {
      isListening = true;
      return one;
    });
  // Its row exists, but it still waits for the transaction that could not see the row.
  await until('the listener is registered', () =>
    connected(busUrl, async (client) => (await client.query('select from listener')).rowCount === 1),
  );
  expect(isListening).toBe(false);
  goOn();
  await storing;
  const one = await listening;
  await db.withTenant(tenant, async (tx) => tx.publish(fact(7)));
  await until('the listener received it', () => received.length > 0);
  expect(received).toEqual([7]);
  await one.close();
});
