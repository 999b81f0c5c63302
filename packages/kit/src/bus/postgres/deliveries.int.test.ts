import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { busDatabase } from '../../../testing/conformance-servers.ts';
import { anEvent } from '../../../testing/conformance-transports.ts';
import { withSettings } from '../../database/layout.ts';
import * as deliveries from './deliveries.ts';
import { takeDue } from './first-attempts.ts';

let pool: pg.Pool;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await busDatabase(process.env.THEKE_TEST_POSTGRES_URL as string), max: 2 });
});
afterAll(() => pool.end());

const lease = 60_000;
const claim = (consumer: string, maxItems = 100) => deliveries.claimDue(pool, [{ consumer, maxItems }], lease);
const stored = async () => Number((await pool.query<{ count: string }>('select count(*) from event')).rows[0]?.count);
const sweep = () => deliveries.forgetEvents(pool, { after: '0' });

test('claims, lists and redrives legacy deliveries that contain their event', async () => {
  const event = anEvent('shop.sold.v1');
  await pool.query(`
    create table delivery (
      id bigint generated always as identity primary key, consumer text not null, event_id text not null, event json not null,
      attempts int not null default 0, due_at timestamptz not null default now(), locked_until timestamptz, dead_at timestamptz, reason text)`);
  const before = 'insert into delivery (consumer, event_id, event, dead_at) values ($1, $2, $3, $4)';
  await pool.query(before, ['waiting', event.id, JSON.stringify(event), null]);
  await pool.query(before, ['dead', event.id, JSON.stringify(event), new Date()]);
  await deliveries.createTables(pool);
  await deliveries.createTables(pool); // every start does this
  expect((await claim('waiting')).map((one) => one.event)).toEqual([event]);
  expect((await deliveries.listDead(pool, 'dead', event.tenantid)).map((one) => one.event)).toEqual([event]);
  expect(await deliveries.redriveDead(pool, 'dead', { tenant: event.tenantid })).toBe(1);
  expect((await claim('dead')).map((one) => one.event)).toEqual([event]);
});

test('stores an event once for all its consumers and sweeps it after the last one is done', async () => {
  const events = [anEvent('shop.sold.v1', { was: 'eins' }), anEvent('shop.sold.v1', { was: 'zwei' })];
  const targets = ['kitchen', 'office'].flatMap((consumer) => [0, 1].map((position) => ({ consumer, position })));
  const before = await stored();
  await deliveries.store(pool, { events, targets, localListeners: [] });
  expect((await stored()) - before).toBe(2);

  const [kitchen, office] = [await claim('kitchen'), await claim('office')];
  for (const due of [kitchen, office]) expect(due.map((one) => one.event)).toEqual(events);
  const remove = (some: readonly deliveries.Delivery[]) =>
    deliveries.removeHandled(
      pool,
      some.map(({ id }) => id),
    );
  await remove(kitchen);
  await sweep();
  expect((await stored()) - before).toBe(2);
  await remove(office.slice(0, 1));
  await sweep();
  expect((await stored()) - before).toBe(1);
  await remove(office.slice(1));
  await sweep();
  expect(await stored()).toBe(before);
});

test('continues a sweep after the last event checked and starts over at the end', async () => {
  const events = Array.from({ length: 5_001 }, () => anEvent('shop.sold.v1'));
  const targets = events.map((_, position) => ({ consumer: 'archive', position }));
  await deliveries.store(pool, { events, targets, localListeners: [] });
  await pool.query(`delete from delivery where consumer = 'archive'`);
  const first = await sweep();
  expect(Number(first.after)).toBeGreaterThan(0);
  expect(await deliveries.forgetEvents(pool, first)).toEqual({ after: '0' });
  expect(await stored()).toBe(0);
});

test('stores no event without consumers, and no row for a listener of the same process', async () => {
  await deliveries.keepListeners(pool, [{ id: 'broadcast:here', types: ['*'] }]);
  await deliveries.store(pool, { events: [anEvent('shop.sold.v1')], targets: [], localListeners: ['broadcast:here'] });
  expect(await stored()).toBe(0);
  const event = anEvent('shop.sold.v1');
  await deliveries.store(pool, { events: [event], targets: [], localListeners: [] });
  expect((await deliveries.takeBroadcasts(pool, 'broadcast:here')).map((one) => one.event)).toEqual([event]);
});

test('plans the statements per event a few times only, whatever their parameters', async () => {
  const one = new pg.Pool({ connectionString: pool.options.connectionString, max: 1 });
  const held: string[] = [];
  for (let round = 1; round <= 12; round++) {
    const events = Array.from({ length: 1 + (round % 3) }, () => anEvent('shop.sold.v1'));
    const targets = events.map((_, position) => ({ consumer: 'planned', position }));
    await deliveries.store(one, { events, targets, localListeners: round % 2 ? [] : ['broadcast:one'] });
    const due = await takeDue(one, [{ consumer: 'planned', maxItems: 1 + (round % 20) }], { process: 1, held }, lease);
    held.push(...due.map(({ id }) => id));
  }
  const { rows } = await one.query<{ name: string; planned: number }>(
    `select name, custom_plans::int as planned from pg_prepared_statements where name in ('store', 'take_due') order by 1`,
  );
  await one.end();
  // PostgreSQL makes five custom plans before it compares them with the generic plan.
  expect(rows).toEqual([
    { name: 'store', planned: 5 },
    { name: 'take_due', planned: 5 },
  ]);
});

test('uses a plan made on an empty table that also suits a long queue', async () => {
  const url = withSettings(String(pool.options.connectionString), deliveries.byIndex);
  const one = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query('delete from delivery');
  await pool.query('vacuum analyze delivery');
  const take = () => takeDue(one, [{ consumer: 'behind', maxItems: 3 }], { process: 1, held: [] }, lease);
  for (let round = 1; round <= 7; round++) await take();
  await pool.query(
    `insert into delivery (consumer, event_id, event) select 'behind', 'x', '{}' from generate_series(1, 5000)`,
  );
  expect(await take()).toHaveLength(3);
  const { rows } = await one.query<Record<string, string>>(
    `explain execute take_due('{behind}', '{3}', '{}', 1, 1000)`,
  );
  await one.end();
  const plan = rows.flatMap((row) => Object.values(row)).join('\n');
  expect(plan).toContain('delivery_due');
  expect(plan).not.toContain('Seq Scan on delivery');
});
