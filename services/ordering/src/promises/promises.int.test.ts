// Promised times follow the rule from the open orders, are stored with the order and measured by its history.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Capacity } from '@theke/contracts/ordering/capacity';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { aBranch, aConfig, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const noon = Date.parse('2026-11-21T11:02:00Z'); // 12:02 in Vienna
let clock = new Date(noon);
const after = (minutes: number) => new Date(noon + minutes * 60_000);
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

async function aShop(changes: object = {}) {
  clock = new Date(noon);
  const branch = { ...aBranch, ...changes };
  const tenant = await publishShop(service, {
    config: aConfig,
    branches: [branch],
    menu: aMenu,
    products: [margherita],
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const submit = (draft: object = {}) => send('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant));
  const placed = async (draft: object = {}): Promise<Order> => {
    const reply = await submit(draft);
    expect(reply.status).toBe(201);
    return (await send('GET', `/orders/${(reply.body.data as CreatedOrder).id}`)).body.data as Order;
  };
  const move = (id: string, verb: string, body: object = {}) => send('POST', `/orders/${id}/status/${verb}`, body);
  const wait = async () =>
    ((await send('GET', `/capacity/${branch.id}`, undefined, asGuest(tenant))).body.data as Capacity).waitMinutes;
  const add = (minutes: number) => send('PUT', `/added-minutes/${branch.id}`, { minutes });
  const punctuality = async (date: string) => (await send('GET', `/punctuality/${branch.id}/${date}`)).body.data;
  return { tenant, branch, send, submit, placed, move, wait, add, punctuality };
}

// WHEN-08
test('stores the promised window of an order without a wish, and none with a wish or for a quotation', async () => {
  const { placed } = await aShop();
  expect(await placed()).toMatchObject({
    expectedFrom: '2026-11-21T11:25:00.000Z',
    expectedUntil: '2026-11-21T11:35:00.000Z',
  });
  const nothing = { expectedFrom: null, expectedUntil: null };
  expect(await placed({ appointmentDate: '2026-11-21T14:00:00.000Z' })).toMatchObject(nothing);
  const offering = await aShop({ isQuotationRequired: true });
  expect(await offering.placed()).toMatchObject({ kind: 'quotation', ...nothing });
});

// WHEN-02, WHEN-07
test('counts open orders for the next promise and wish, but not later, finished or forgotten ones', async () => {
  const { placed, submit, wait, move, add } = await aShop({ ordersAtOnce: 1 });
  expect(await wait()).toBe(0);
  await placed({ appointmentDate: '2026-11-21T16:00:00.000Z' });
  expect(await wait()).toBe(0);
  const first = await placed();
  expect(await wait()).toBe(20);
  await add(0); // The promise reads open orders from a cache of one second; this resets it.
  clock = after(2);
  expect(await placed()).toMatchObject({ expectedFrom: '2026-11-21T11:45:00.000Z' });
  const early = await submit({ appointmentDate: '2026-11-21T11:30:00.000Z' });
  expect([early.status, early.body.errors?.[0]?.code]).toEqual([422, 'APPOINTMENT_NOT_OFFERED']);
  await move(first.id, 'confirm');
  expect(await wait()).toBe(40);
  await move(first.id, 'in-delivery');
  expect(await wait()).toBe(20);
  clock = after(4 * 60);
  expect(await wait()).toBe(20); // The order for 17:00 is due now; the other one was never finished.
});

// WHEN-03
test('lets staff add minutes for an hour and end them early', async () => {
  const { add, wait, placed, send, branch } = await aShop();
  expect((await add(20)).body.data).toEqual({ minutes: 20, until: '2026-11-21T12:02:00.000Z' });
  expect(await wait()).toBe(20);
  expect(await placed()).toMatchObject({ expectedFrom: '2026-11-21T11:45:00.000Z' });
  expect((await add(25)).status).toBe(422);
  clock = after(60);
  expect((await send('GET', `/added-minutes/${branch.id}`)).body.data).toEqual({ minutes: 0, until: null });
  expect(await wait()).toBe(0);
  await add(10);
  await add(0);
  expect(await wait()).toBe(0);
});

// WHEN-09
test('uses the time that staff confirm as the agreed time for guest and staff', async () => {
  const { placed, move } = await aShop();
  const order = await placed();
  const appointment = '2026-11-21T11:45:00.000Z';
  expect((await move(order.id, 'confirm', { appointment })).body.data).toMatchObject({
    status: 'confirmed',
    appointment,
    expectedUntil: order.expectedUntil,
  });
  const wished = await placed({ appointmentDate: '2026-11-21T14:00:00.000Z' });
  expect((await move(wished.id, 'confirm', { appointment })).status).toBe(409);
});

// WHEN-10
test("reports how many of a day's promises a branch kept", async () => {
  const { placed, move, punctuality, tenant, send, branch } = await aShop();
  const [kept, late, open, agreed] = [await placed(), await placed(), await placed(), await placed()];
  for (const { id } of [kept, late, open]) await move(id, 'confirm');
  await move(agreed.id, 'confirm', { appointment: '2026-11-21T12:00:00.000Z' });
  clock = after(30);
  await move(kept.id, 'in-delivery');
  clock = after(50);
  await move(late.id, 'in-delivery');
  await move(agreed.id, 'in-delivery');
  expect(await punctuality('2026-11-21')).toEqual({ promised: 3, kept: 2 });
  expect(await punctuality('2026-11-20')).toEqual({ promised: 0, kept: 0 });
  for (const date of ['0000-01-01', '9999-12-31', '2026-02-30'])
    expect((await send('GET', `/punctuality/${branch.id}/${date}`)).status).toBe(404);
  const path = `/punctuality/${branch.id}/2026-11-21`;
  expect((await send('GET', path, undefined, asGuest(tenant))).status).toBe(401);
  expect((await send('GET', path, undefined, asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [] }))).status).toBe(
    404,
  );
});
