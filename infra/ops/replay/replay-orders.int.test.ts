// Orders, payments and messages can be replayed: a new service receives every order that ever existed, and a service
// that lost its copies gets them back without repeating any action.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { products } from '@theke/contracts/catalog/product';
import type { Fact } from '@theke/contracts/event';
import { configChanged } from '@theke/contracts/identity/config';
import type { CreatedOrder } from '@theke/contracts/ordering/order';
import { orders } from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { defineContract, queuedTypes } from '@theke/contracts/service-contract';
import { openBus } from '@theke/kit/bus/open-bus';
import type { Bus } from '@theke/kit/bus/port';
import { copies } from '@theke/kit/events/copies';
import { defineService } from '@theke/kit/service';
import { type RunningService, startService } from '@theke/kit/start-service';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { toTestEvent } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { workQueues as platformQueues } from '@theke/topology/topology';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import {
  aBranch,
  aCategory,
  aConfig,
  aDraft,
  aMenu,
  margherita,
} from '../../../services/ordering/testing/order-samples.ts';
import { serviceDefinitions } from '../../tools/service-definitions.ts';
import { replayTo } from './replay-to.ts';

/** A future service that copies every order. */
const figuresContract = defineContract({ service: 'figures', subscribes: { copies: orders.events } });
const orderCopies = copies({ orders });
const figures = defineService({
  contract: figuresContract,
  config: z.object({}),
  // It has no tables of its own.
  migrations: new URL('./', import.meta.url),
  setup: ({ db }) => ({
    routes: [],
    subscriptions: orderCopies.subscriptions(),
    useCases: { all: (tenant: string) => db.withTenant(tenant, (tx) => orderCopies.stores.orders.all(tx)) },
  }),
});

const workQueues = { ...platformQueues, figures: queuedTypes(figuresContract) };
const server = process.env.THEKE_TEST_POSTGRES_URL;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const pools = new Map<string, pg.Pool>();
const sql = async <R extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []) => {
  const pool = pools.get(name) ?? new pg.Pool({ connectionString: `${server}/${prefix}${name}`, max: 1 });
  pools.set(name, pool);
  return (await pool.query<R>(text, values)).rows;
};

let bus: Bus;
const options = () => ({
  workQueues,
  bus,
  env: {
    DATABASE_URL: `${server}/postgres`,
    BUS_URL: `${server}/${prefix}bus`,
    THEKE_SECRET: testSecret,
    PAYMENT_KEYS: 'a:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  },
  databasePrefix: prefix,
  log,
});
const startAll = async () => ({
  ordering: await startService(serviceDefinitions.ordering, options()),
  payments: await startService(serviceDefinitions.payments, options()),
  notifications: await startService(serviceDefinitions.notifications, options()),
});
let running: Awaited<ReturnType<typeof startAll>>;
const started: RunningService[] = [];

beforeAll(async () => {
  const admin = new pg.Pool({ connectionString: `${server}/postgres`, max: 1 });
  await admin.query(`create database ${prefix}bus`);
  await admin.end();
  bus = await openBus({ url: options().env.BUS_URL, workQueues, log });
  running = await startAll();
  started.push(...Object.values(running));
}, 60_000);
afterAll(async () => {
  await Promise.all(started.map((service) => service.stop()));
  await bus.close();
  await Promise.all([...pools.values()].map((pool) => pool.end()));
});

const quiet = () =>
  until('every event to be handled', async () => {
    const unsent = await Promise.all(
      Object.keys(running).map((name) => sql(name, 'select from outbox where sent_at is null')),
    );
    // The services that this test does not start never empty their queues.
    const waiting = await sql('bus', 'select from delivery where consumer = any($1)', [
      started.map(({ name }) => name),
    ]);
    return waiting.length + unsent.flat().length === 0;
  });

/** A tenant with orders in several states; one is paid by card, and the customer of one was erased. */
async function aShopWithOrders() {
  const tenant = uuidv7();
  const publish = (fact: Fact) => bus.publish([toTestEvent(tenant, fact)]);
  await publish(configChanged(tenant, 1, { id: tenant, config: { ...aConfig, enableCardProvider: true } }));
  await publish(branches.events.changed(aBranch.id, 1, { ...aBranch, isCardProviderEnabled: true }));
  await publish(menus.events.changed(aMenu.id, 1, aMenu));
  await publish(categories.events.changed(aCategory.id, 1, aCategory));
  await publish(products.events.changed(margherita.id, 1, margherita));
  await quiet();

  const send = async (method: string, path: string, body?: unknown, as = asStaff(tenant)) => {
    const reply = await request(running.ordering, method, `/api${path}`, { as, body });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.bytes.toString()}`);
    return reply.body.data;
  };
  const place = async (changes: object = {}) =>
    ((await send('POST', '/orders', aDraft(changes), asGuest(tenant))) as CreatedOrder).id;
  const erased = await place({ email: 'erased@demo.example', phone: '+436640000001', lastName: 'Unvergesslich' });
  const [open, completed, byCard] = [await place(), await place(), await place({ paymentMethod: 'card' })];
  for (const id of [erased, completed]) {
    await send('POST', `/orders/${id}/status/confirm`, {});
    await send('POST', `/orders/${id}/status/completed`, {});
  }
  await send('POST', `/orders/${open}/status/reject`, { rejectionMessage: 'Der Ofen ist ausgefallen.' });
  const customers = (await send('GET', '/customers?q=unvergesslich')) as { id: string }[];
  await send('DELETE', `/customers/${customers[0]?.id}`);
  await quiet();
  return { tenant, place, byCard, erased };
}

/** The orders as ordering itself would publish them. */
async function readStates(tenant: string): Promise<OrderState[]> {
  const states: OrderState[] = [];
  for (const snapshots of running.ordering.parts.snapshots ?? [])
    if (snapshots.types.includes(orders.snapshot.type))
      for await (const page of snapshots.facts(tenant)) states.push(...page.map(({ data }) => orders.stateIn(data)));
  return states;
}
const byId = (states: readonly OrderState[]) => [...states].sort((a, b) => a.id.localeCompare(b.id));
const revenue = (states: readonly OrderState[]) =>
  states.filter(({ isCompleted }) => isCompleted).reduce((sum, { totals }) => sum + totals.total.gross, 0);

const readCopies = async (name: string, tenant: string) =>
  (
    await sql<{ doc: OrderState }>(name, 'select doc from copy where kind = $1 and tenant_id = $2', [
      orders.kind,
      tenant,
    ])
  ).map(({ doc }) => doc);

// EVENT-07
test('gives a new service every existing order exactly, and each new one', async () => {
  const shop = await aShopWithOrders();
  const otherTenant = await aShopWithOrders();
  const late = await startService(figures, options());
  started.push(late);
  const listCopies = (tenant: string) => late.parts.useCases.all(tenant);
  // Its queue is only as old as the service, so it cannot contain everything.
  await sql('bus', `delete from delivery where consumer = 'figures'`);
  for (const { tenant } of [shop, otherTenant]) await sql('figures', 'delete from copy where tenant_id = $1', [tenant]);
  await sql('figures', 'delete from copied_version');

  for (let times = 0; times < 2; times++) {
    expect(await replayTo('figures', started, [{ id: shop.tenant }, { id: otherTenant.tenant }])).toMatchObject({
      ordering: 8,
    });
    await quiet();
    const [owned, copied] = [await readStates(shop.tenant), await listCopies(shop.tenant)];
    expect(byId(copied)).toEqual(byId(owned));
    expect(copied).toHaveLength(4);
    expect(revenue(copied)).toBe(21.8);
    expect(revenue(copied)).toBe(revenue(owned));
  }
  const id = await shop.place();
  await quiet();
  expect((await listCopies(shop.tenant)).map((order) => order.id)).toContain(id);
  expect(await listCopies(otherTenant.tenant)).toHaveLength(4);
  expect(JSON.stringify(await listCopies(shop.tenant))).not.toContain('Unvergesslich');
});

test('restores lost copies of notifications without sending, printing or pushing anything twice', async () => {
  const { tenant } = await aShopWithOrders();
  const written = async () =>
    (await sql('notifications', 'select id, state from message where tenant_id = $1 order by id', [tenant])).length;
  const before = { copies: byId(await readCopies('notifications', tenant)), written: await written() };
  expect(before.copies).toEqual(byId(await readStates(tenant)));
  for (const table of ['copy', 'copied_version'])
    await sql('notifications', `delete from ${table} where tenant_id = $1`, [tenant]);
  await replayTo('notifications', started, [{ id: tenant }]);
  await quiet();
  expect(byId(await readCopies('notifications', tenant))).toEqual(before.copies);
  expect(await written()).toBe(before.written);
});

test('restores order amounts in payments', async () => {
  const { tenant, byCard } = await aShopWithOrders();
  const due = () => sql('payments', 'select * from order_due where tenant_id = $1', [tenant]);
  const before = await due();
  expect(before).toMatchObject([{ order_id: byCard, worth: '109000', ended: null }]);
  await sql('payments', 'update order_due set worth = 1 where tenant_id = $1', [tenant]);
  await replayTo('payments', started, [{ id: tenant }]);
  await quiet();
  expect(await due()).toEqual(before);
});
