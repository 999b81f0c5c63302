// A cart is stored only with consent, published once after an hour, and deleted with the order, the consent or the
// person.
import { afterEach, describe, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import type { Customer } from '@theke/contracts/ordering/customer';
import { cartAbandoned, keepCart } from '@theke/contracts/ordering/kept-cart';
import { orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7, v4 } from 'uuid';
import { aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let at = new Date('2026-11-21T11:00:00Z');
const service = runDuringTests(ordering, { now: () => at });
const pass = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000);
};
const keeping = { ...aConfig, enablePluginAbandonedCarts: true };
const person = { firstName: 'Walburga', lastName: 'Unverwechselbar', email: 'walburga@example.at' };
const traces = /Walburga|Unverwechselbar|walburga@/i;

async function aShop(config = keeping) {
  const tenant = await publishShop(service(), { config });
  const guest = (method: string, path: string, body?: unknown, network = '198.51.100.7') =>
    request(service(), method, `/api${path}`, {
      as: { ...asGuest(tenant), address: network },
      now: at,
      ...(body === undefined ? {} : { body }),
    });
  const keep = async (id: string, changes: object = {}, network?: string) => {
    const body = { ...keepCart.example.body, ...person, ...changes };
    const reply = await guest('PUT', `/kept-carts/${id}`, body, network);
    return [reply.status, ...(reply.body?.errors ?? []).map(({ code }) => code)].join(' ');
  };
  const giveUp = async (id: string, network?: string) =>
    (await guest('DELETE', `/kept-carts/${id}`, undefined, network)).status;
  const order = async (changes: object = {}) =>
    (await guest('POST', '/orders', { ...orderDraftExample, ...changes })).status;
  const staff = (method: string, path: string) =>
    request(service(), method, `/api${path}`, { as: asStaff(tenant), now: at });
  /** Abandoned carts published so far, after all due timers ran. */
  const publishedCarts = async () => {
    await service().runTimers();
    await service().settled();
    return service()
      .events.filter(({ tenantid, type }) => tenantid === tenant && type === cartAbandoned.type)
      .map(({ data }) => data as { id: string; items: object[]; contact: object; customer: string });
  };
  const rows = () =>
    service().sql<{ id: string; cart: object | null; customer_id: string | null; network_mark: string | null }>(
      'select id, cart, customer_id, network_mark from kept_cart where tenant_id = $1 order by id',
      [tenant],
    );
  return { tenant, keep, giveUp, order, staff, publishedCarts, rows };
}
afterEach(() => expect(service().log.filter(({ level }) => level === 'error')).toEqual([]));

test('STAT-17: publishes a cart untouched for an hour once, with product names, and keeps no personal data', async () => {
  const { keep, publishedCarts, rows } = await aShop();
  const id = v4();
  expect(await keep(id)).toBe('204');
  pass(30);
  expect(await keep(id, { items: [{ product: margherita.id, amount: 3, unit: 'piece' }] })).toBe('204');
  pass(59);
  expect(await publishedCarts()).toEqual([]);
  pass(1);
  expect(await publishedCarts()).toEqual([
    {
      id,
      branch: keepCart.example.body.branch,
      customer: expect.any(String),
      contact: { ...person, phone: '' },
      items: [{ name: 'Margherita', amount: 3, unit: 'piece' }],
      consentedAt: new Date(at.getTime() - 90 * 60_000).toISOString(),
      abandonedAt: at.toISOString(),
    },
  ]);
  // A guest who returns to the cart later triggers no second event.
  expect(await keep(id)).toBe('204');
  expect(await rows()).toMatchObject([{ id, cart: null, customer_id: null }]);
  pass(61);
  expect(await publishedCarts()).toHaveLength(1);
  pass(24 * 60);
  expect(await publishedCarts()).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test('STAT-17: stores nothing without the setting, without consent, or without a contact', async () => {
  const off = await aShop(aConfig);
  expect(await off.keep(v4())).toBe('409 CARTS_NOT_KEPT');
  expect(await off.rows()).toEqual([]);
  const { keep, rows } = await aShop();
  expect(await keep(v4(), { consent: false })).toMatch(/^422 /);
  expect(await keep(v4(), { consent: undefined })).toMatch(/^422 /);
  expect(await keep(v4(), { email: '', phone: '12 34' })).toBe('422 EMAIL_OR_PHONE_REQUIRED');
  expect(await keep(v4(), { branch: uuidv7() })).toBe('404 NOT_FOUND');
  expect(await keep(v4(), { items: [{ product: uuidv7(), amount: 1, unit: 'piece' }] })).toBe('422 PRODUCT_UNKNOWN');
  expect(await keep(v4(), { firstName: 'https://example.at' })).toBe('422 NAME_WITH_ADDRESS');
  expect(await rows()).toEqual([]);
});

test('STAT-17: publishes nothing and deletes everything once the setting is switched off', async () => {
  const { tenant, keep, publishedCarts, rows } = await aShop();
  await keep(v4());
  await service().publish(tenant, configChanged(tenant, 2, { id: tenant, config: { ...keeping, ...aConfig } }));
  await service().settled();
  pass(61);
  expect(await publishedCarts()).toEqual([]);
  expect(await rows()).toMatchObject([{ cart: null, customer_id: null }]);
});

describe('STAT-17: publishes no lead after an order', () => {
  test("deletes the cart in the order's transaction, also if its call arrives later", async () => {
    const { keep, order, publishedCarts, rows } = await aShop();
    const [early, late] = [v4(), v4()];
    await keep(early);
    // Another person's address, so that the match is not by person.
    expect(await order({ keptCart: early })).toBe(201);
    expect(await order({ keptCart: late })).toBe(201);
    expect(await keep(late)).toBe('204');
    expect((await rows()).map(({ cart, customer_id, network_mark }) => [cart, customer_id, network_mark])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    pass(61);
    expect(await publishedCarts()).toEqual([]);
    pass(24 * 60);
    await publishedCarts();
    expect(await rows()).toEqual([]);
  });

  test('keeps the cart after a refused order', async () => {
    const { keep, order, publishedCarts } = await aShop();
    const id = v4();
    await keep(id);
    expect(await order({ keptCart: id, expectedTotal: 1 })).toBe(409);
    pass(61);
    expect(await publishedCarts()).toHaveLength(1);
  });

  test('publishes no cart of a guest who ordered by another one meanwhile, but does after an earlier order', async () => {
    const { keep, order, publishedCarts } = await aShop();
    expect(await order(person)).toBe(201);
    pass(1);
    const [first, second] = [v4(), v4()];
    await keep(first);
    pass(61);
    expect((await publishedCarts()).map(({ id }) => id)).toEqual([first]);
    await keep(second, { email: 'Walburga@Example.at' });
    expect(await order(person)).toBe(201);
    pass(61);
    expect(await publishedCarts()).toHaveLength(1);
  });
});

test('STAT-17: deletes at once on withdrawal of consent, also a cart that arrives later', async () => {
  const { keep, giveUp, publishedCarts, rows } = await aShop();
  const [kept, late] = [v4(), v4()];
  await keep(kept);
  expect([await giveUp(kept), await giveUp(late)]).toEqual([204, 204]);
  expect(await keep(late)).toBe('204');
  expect((await rows()).map(({ cart, customer_id }) => [cart, customer_id])).toEqual([
    [null, null],
    [null, null],
  ]);
  pass(61);
  expect(await publishedCarts()).toEqual([]);
});

// L1 of the fifth attack: each made-up id left a row and a timer for a day.
test('STAT-17: limits stored withdrawals of unknown carts per network, and stores none if carts are off', async () => {
  const off = await aShop(aConfig);
  expect(await off.giveUp(v4())).toBe(204);
  expect(await off.rows()).toEqual([]);
  const { keep, giveUp, rows } = await aShop();
  const mine = v4();
  await keep(mine);
  for (let nth = 0; nth < 40; nth += 1) expect(await giveUp(v4())).toBe(204);
  expect(await rows()).toHaveLength(20);
  // Stored carts can still be given up, and late calls are not stored.
  expect(await giveUp(mine)).toBe(204);
  const late = v4();
  expect(await giveUp(late)).toBe(204);
  expect(await keep(late)).toBe('429 TOO_MANY_CARTS');
  expect((await rows()).filter(({ cart }) => cart !== null)).toEqual([]);
  expect(await keep(v4(), {}, '203.0.113.9')).toBe('204');
});

test('STAT-17: stores no more rows for a network that keeps and gives up in turns', async () => {
  const { keep, giveUp, rows } = await aShop();
  for (let nth = 0; nth < 20; nth += 1) {
    const id = v4();
    expect([await keep(id), await giveUp(id)]).toEqual(['204', 204]);
  }
  expect(await keep(v4())).toBe('429 TOO_MANY_CARTS');
  expect(await rows()).toHaveLength(20);
});

test('limits carts per network and day without affecting other networks or orders', async () => {
  const { keep, order, publishedCarts } = await aShop();
  const ids = Array.from({ length: 20 }, () => v4());
  for (const [index, id] of ids.entries()) expect(await keep(id, { email: `gast${index}@example.at` })).toBe('204');
  expect(await keep(v4())).toBe('429 TOO_MANY_CARTS');
  expect(await keep(ids[0] as string)).toBe('204');
  expect(await keep(v4(), {}, '203.0.113.9')).toBe('204');
  pass(61);
  await publishedCarts();
  expect(await keep(v4())).toBe('429 TOO_MANY_CARTS');
  expect(await order()).toBe(201);
  pass(24 * 60);
  await publishedCarts();
  expect(await keep(v4())).toBe('204');
});

test("CUSTOMER-01: erases a person's carts too, stored and published", async () => {
  const { tenant, keep, order, staff, publishedCarts, rows } = await aShop();
  await order(person);
  pass(1);
  await keep(v4());
  pass(61);
  const [abandoned] = await publishedCarts();
  const [{ id } = { id: '' }] = (await staff('GET', '/customers')).body.data as Customer[];
  expect(abandoned?.customer).toBe(id);
  await keep(v4());
  const [open] = (await staff('GET', '/orders')).body.data as { id: string }[];
  await request(service(), 'POST', `/api/orders/${open?.id}/status/reject`, {
    as: asStaff(tenant),
    now: at,
    body: { rejectionMessage: 'Leider nein.' },
  });
  await service().settled();
  expect((await staff('DELETE', `/customers/${id}`)).status).toBe(204);
  expect((await rows()).map(({ cart, customer_id }) => [cart, customer_id])).toEqual([
    [null, null],
    [null, null],
  ]);
  const stored = await service().sql('select event from outbox where tenant_id = $1', [tenant]);
  expect(JSON.stringify(stored)).not.toMatch(traces);
  pass(61);
  expect(await publishedCarts()).toHaveLength(1);
});
