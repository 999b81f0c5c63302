// The last portion and the last slot go to exactly one guest under concurrent requests.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Product, products } from '@theke/contracts/catalog/product';
import type { Capacity } from '@theke/contracts/ordering/capacity';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import { paymentAbandoned } from '@theke/contracts/payments/payment-events';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aCategory, aConfig, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
let clock = new Date('2026-11-21T11:02:00Z');
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const branch = { ...aBranch, isCardProviderEnabled: true };
const calzone = { ...margherita, id: exampleIds.tag, name: 'Calzone' };
const menuOf = (menuProducts: readonly Product[]) => ({
  ...aMenu,
  catalog: [{ id: aCategory.id, products: menuProducts.map(({ id }) => ({ id, isEnabled: true, schedule: [] })) }],
});

async function aShop(menuProducts: readonly Product[] = [margherita, calzone]) {
  const config = { ...aConfig, enableCardProvider: true };
  const tenant = await publishShop(service, {
    config,
    branches: [branch],
    menu: menuOf(menuProducts),
    products: menuProducts,
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const submit = (draft: object = {}) => send('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant));
  const limit = async (product: string, remaining: number | null) =>
    expect((await send('PUT', `/stock/${branch.id}/${product}`, { remaining })).status).toBe(200);
  const limitSlots = async (limits: object | null) =>
    expect((await send('PUT', `/slot-limits/${branch.id}`, { limit: limits })).status).toBe(200);
  const left = async () =>
    (
      await service.sql<{ remaining: string }>('select remaining from stock where tenant_id = $1 order by product_id', [
        tenant,
      ])
    ).map(({ remaining }) => Number(remaining));
  const capacity = async () =>
    (await send('GET', `/capacity/${branch.id}`, undefined, asGuest(tenant))).body.data as Capacity;
  const stored = async () => (await send('GET', '/orders')).body.meta?.total;
  return { tenant, send, submit, limit, limitSlots, left, capacity, stored };
}

/** Sends the requests of `buyers` buyers, 50 at a time: more would trigger the service's load shedding. */
async function rush(buyers: number, buy: () => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  let left = buyers;
  const buying = async () => {
    while (left-- > 0) replies.push(await buy());
  };
  await Promise.all(Array.from({ length: 50 }, buying));
  return replies;
}

const made = (reply: Reply) => reply.body.data as CreatedOrder;
const item = (product: string, amount: number) => ({ product, amount, unit: 'piece', parts: [] });
const faultOf = ({ status, body }: Reply) => ({ status, ...body.errors?.[0] });
const counted = (replies: Reply[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const key = `${status} ${body.errors?.[0]?.code ?? ''}`.trim();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

test('sells the last portion to one of 1,000 buyers and tells the others why they failed', async () => {
  const { submit, limit, left, stored, capacity } = await aShop();
  await limit(margherita.id, 1);
  const replies = await rush(1_000, () => submit());
  expect(counted(replies)).toEqual({ '201': 1, '409 SOLD_OUT': 999 });
  expect(replies.find(({ status }) => status === 409)?.body.errors).toEqual([
    {
      code: 'SOLD_OUT',
      field: 'items.0.product',
      message: '„Margherita“ ist leider ausverkauft. Bitte entfernen Sie es aus dem Warenkorb.',
    },
  ]);
  expect([await left(), await stored()]).toEqual([[0], 1]);
  expect((await capacity()).soldOut).toEqual([margherita.id]);
}, 60_000);

test('oversells without the claim, when stock is read first and reserved later', async () => {
  const { tenant, limit } = await aShop();
  await limit(margherita.id, 1);
  const at = [tenant, margherita.id];
  const lookThenTake = async () => {
    const [row] = await service.sql<{ remaining: string }>(
      'select remaining from stock where tenant_id = $1 and product_id = $2',
      at,
    );
    if (Number(row?.remaining) < 1) return false;
    await service.sql('update stock set remaining = 0 where tenant_id = $1 and product_id = $2', at);
    return true;
  };
  const got = await Promise.all(Array.from({ length: 20 }, lookThenTake));
  expect(got.filter(Boolean).length).toBeGreaterThan(1);
});

test('fills the last places of a slot from 1,000 buyers and asks the others to choose another time', async () => {
  const { submit, limitSlots, capacity, stored } = await aShop();
  await limitSlots({ minutes: 30, maxOrders: 3 });
  const wish = '2026-11-21T17:40:00.000Z';
  const replies = await rush(1_000, () => submit({ appointmentDate: wish }));
  expect(counted(replies)).toEqual({ '201': 3, '409 SLOT_FULL': 997 });
  expect(faultOf(replies.find(({ status }) => status === 409) as Reply)).toMatchObject({
    field: 'appointmentDate',
    message: 'Um 18:30 Uhr sind wir schon ausgebucht. Bitte wählen Sie einen anderen Termin.',
  });
  expect(await stored()).toBe(3);
  expect(await capacity()).toEqual({
    soldOut: [],
    slotMinutes: 30,
    fullSlots: ['2026-11-21T17:30:00.000Z'],
    waitMinutes: 0,
  });
  // The next slot has capacity, and so has the current one.
  expect((await submit({ appointmentDate: '2026-11-21T18:00:00.000Z' })).status).toBe(201);
  expect((await submit()).status).toBe(201);
}, 60_000);

test('limits a slot by orders, items and value, whichever limit is reached first', async () => {
  const { submit, limitSlots } = await aShop();
  await limitSlots({ minutes: 60, maxItems: 5 });
  expect((await submit({ items: [item(margherita.id, 4)] })).status).toBe(201);
  expect(faultOf(await submit({ items: [item(margherita.id, 2)] }))).toMatchObject({
    code: 'SLOT_FULL',
    message: 'Im Moment sind wir ausgebucht. Bitte wählen Sie einen späteren Termin.',
  });
  expect((await submit()).status).toBe(201);
  await limitSlots({ minutes: 60, maxValue: 60 });
  expect(faultOf(await submit({ items: [item(margherita.id, 1)] })).code).toBe('SLOT_FULL');
  await limitSlots(null);
  expect((await submit({ items: [item(margherita.id, 50)] })).status).toBe(201);
});

test('shows slot usage to staff but not to guests', async () => {
  const { tenant, send, submit, limitSlots } = await aShop();
  const use = async (as = asStaff(tenant)) => send('GET', `/slot-limits/${branch.id}/use`, undefined, as);
  expect((await use()).body.data).toEqual([]);
  await limitSlots({ minutes: 30, maxOrders: 3 });
  const wish = { appointmentDate: '2026-11-21T17:40:00.000Z' };
  for (const amount of [1, 2])
    expect((await submit({ ...wish, items: [item(margherita.id, amount)] })).status).toBe(201);
  const refused = made(await submit({ ...wish, items: [item(margherita.id, 1)] }));
  await send('POST', `/orders/${refused.id}/status/reject`, {});
  const slot = '2026-11-21T17:30:00.000Z';
  expect((await use()).body.data).toEqual([{ slot, orders: 2, items: 3, value: 3 * margherita.price }]);
  expect((await use(asGuest(tenant))).status).toBe(401);
  await limitSlots(null);
  expect((await use()).body.data).toEqual([]);
});

test('does not block two carts that list the same products in a different order', async () => {
  const { submit, limit, left } = await aShop();
  await limit(margherita.id, 40);
  await limit(calzone.id, 40);
  const carts = [
    [item(margherita.id, 1), item(calzone.id, 1)],
    [item(calzone.id, 1), item(margherita.id, 1)],
  ];
  const replies = await Promise.all(Array.from({ length: 60 }, (_, index) => submit({ items: carts[index % 2] })));
  expect(counted(replies)).toEqual({ '201': 40, '409 SOLD_OUT': 20 });
  expect(await left()).toEqual([0, 0]);
});

test('places and cancels carts with six of eight limited products concurrently without a deadlock', async () => {
  const menuProducts = Array.from({ length: 8 }, (_, index) => ({
    ...margherita,
    id: uuidv7(),
    name: `Pizza ${index + 1}`,
  }));
  const { send, submit, limit, left } = await aShop(menuProducts);
  for (const { id } of menuProducts) await limit(id, 1_000);
  let carts = 0;
  // Steps of 1, 3, 5 and 7 list the eight products in four different orders.
  const place = () => {
    const [start, step] = [carts * 3, 2 * (carts % 4) + 1];
    carts += 1;
    const chosen = Array.from({ length: 6 }, (_, index) => menuProducts[(start + index * step) % 8] as Product);
    return submit({ items: chosen.map(({ id }) => item(id, 1)) });
  };
  const cancel = ({ id }: CreatedOrder) => send('POST', `/orders/${id}/status/cancel`, {});
  let placed: Reply[] = await Promise.all(Array.from({ length: 6 }, place));
  const replies = [...placed];
  for (let round = 0; round < 12; round++) {
    const canceled = placed.map((reply) => cancel(made(reply)));
    placed = await Promise.all(Array.from({ length: 6 }, place));
    replies.push(...placed, ...(await Promise.all(canceled)));
  }
  expect(counted(replies)).toEqual({ '201': 78, '200': 72 });
  // Locks in key order need no retry.
  expect(service.log.filter(({ message }) => message === 'transaction retried')).toEqual([]);
  await Promise.all(placed.map((reply) => cancel(made(reply))));
  expect(await left()).toEqual(menuProducts.map(() => 1_000));
}, 30_000);

test.each(['reject', 'cancel'])("%s returns the order's reservation once", async (move) => {
  const { send, submit, limit, limitSlots, left, capacity } = await aShop();
  await limit(margherita.id, 2);
  await limitSlots({ minutes: 15, maxOrders: 1 });
  const { id } = made(await submit({ items: [item(margherita.id, 2)] }));
  expect([await left(), (await capacity()).fullSlots.length]).toEqual([[0], 1]);
  for (let time = 0; time < 2; time++)
    expect((await send('POST', `/orders/${id}/status/${move}`, {})).status).toBe(200);
  expect([await left(), (await capacity()).fullSlots]).toEqual([[2], []]);
});

// PAY-05
test('returns the reservation of an order that is not paid in time', async () => {
  const { submit, limit, left } = await aShop();
  await limit(margherita.id, 1);
  expect((await submit({ paymentMethod: 'card' })).status).toBe(201);
  expect((await submit()).status).toBe(409);
  const before = clock;
  clock = new Date(clock.getTime() + 21 * 60_000);
  try {
    await service.runTimers();
    expect(await left()).toEqual([1]);
    expect((await submit()).status).toBe(201);
  } finally {
    clock = before;
  }
});

// PAY-08
test('returns the reservation at once when the guest gives up before the payment page', async () => {
  const { tenant, send, submit, limit, left } = await aShop();
  await limit(margherita.id, 1);
  const { id, uid } = made(await submit({ paymentMethod: 'card' }));
  const abandoned = { order: id, uid, branch: branch.id, at: clock.toISOString() };
  await service.publish(tenant, paymentAbandoned(id, 1, abandoned));
  await service.settled();
  expect((await send('GET', `/orders/${id}`)).body.data).toMatchObject({
    status: 'canceled',
    cancellationReason: 'Der Gast hat die Zahlung abgebrochen.',
  });
  expect(await left()).toEqual([1]);
  expect((await submit()).status).toBe(201);
});

test('reserves nothing for an order that is refused for another reason, and once for a repeated request', async () => {
  const { tenant, submit, limit, left, stored } = await aShop();
  await limit(margherita.id, 2);
  expect((await submit({ phone: '' })).status).toBe(422);
  expect((await submit({ expectedTotal: 1 })).status).toBe(409);
  expect(await left()).toEqual([2]);
  const key = `schluessel-${uuidv7()}`;
  const again = () =>
    request(service, 'POST', '/api/orders', {
      as: asGuest(tenant),
      body: { ...orderDraftExample, items: [item(margherita.id, 2)] },
      headers: { 'idempotency-key': key },
      now: clock,
    });
  const [first, second] = [await again(), await again()];
  expect(second.body).toEqual(first.body);
  expect([await left(), await stored()]).toEqual([[0], 1]);
});

test('uses no ticket number for an order that is refused as sold out', async () => {
  const { submit, limit, limitSlots } = await aShop();
  await limit(margherita.id, 2);
  const tickets = async (product: string) =>
    (await rush(20, () => submit({ items: [item(product, 1)] })))
      .flatMap((reply) => (reply.status === 201 ? (made(reply).ticketNumber ?? 0) : []))
      .sort((one, other) => one - other);
  expect(await tickets(margherita.id)).toEqual([1, 2]);
  await limit(margherita.id, null);
  await limitSlots({ minutes: 60, maxOrders: 3 });
  expect(await tickets(calzone.id)).toEqual([3, 4, 5]);
  await limitSlots(null);
  expect(made(await submit()).ticketNumber).toBe(6);
});

test('reports the remaining amount when there is too little stock', async () => {
  const { submit, limit } = await aShop();
  await limit(margherita.id, 2);
  expect(faultOf(await submit({ items: [item(calzone.id, 1), item(margherita.id, 3)] }))).toEqual({
    status: 409,
    code: 'SOLD_OUT',
    field: 'items.1.product',
    message: 'Von „Margherita“ sind nur noch 2 da. Bitte bestellen Sie weniger davon.',
  });
});

test('lets employees limit stock of their own branches, and only managers limit slots', async () => {
  const { tenant, send } = await aShop();
  const own = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch.id] });
  const stranger = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] });
  const path = `/stock/${branch.id}/${margherita.id}`;
  expect((await send('PUT', path, { remaining: 3 }, own)).body.data).toEqual([
    { product: margherita.id, remaining: 3, soldOutUntil: null },
  ]);
  expect((await send('PUT', path, { remaining: 0 }, stranger)).status).toBe(404);
  expect((await send('PUT', `/stock/${branch.id}/${uuidv7()}`, { remaining: 0 }, own)).status).toBe(404);
  expect((await send('PUT', `/slot-limits/${branch.id}`, { limit: null }, own)).status).toBe(403);
  expect((await send('GET', `/stock/${branch.id}`, undefined, asGuest(tenant))).status).toBe(401);
});

test('publishes sold-out products per branch to its staff only, and drops deleted ones', async () => {
  const { tenant, send, limit } = await aShop();
  const soldOut = async (as?: ReturnType<typeof asStaff>) =>
    (await send('GET', '/stock', undefined, as)).body.data as unknown;
  expect(await soldOut()).toEqual([]);
  await limit(margherita.id, 0);
  await limit(calzone.id, 3);
  expect(await soldOut()).toEqual([{ branch: { id: branch.id }, products: [margherita.id], today: [] }]);
  await limit(calzone.id, 0);
  const both = [{ branch: { id: branch.id }, products: [margherita.id, calzone.id].sort(), today: [] }];
  expect(await soldOut()).toEqual(both);
  const employee = (id: string) => asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [id] });
  expect(await soldOut(employee(branch.id))).toEqual(both);
  expect(await soldOut(employee(uuidv7()))).toEqual([]);
  expect((await send('GET', '/stock', undefined, asGuest(tenant))).status).toBe(401);
  await service.publish(tenant, products.events.deleted(calzone.id, 2, { id: calzone.id }));
  await service.settled();
  expect(await soldOut()).toEqual([{ branch: { id: branch.id }, products: [margherita.id], today: [] }]);
  await limit(margherita.id, null);
  expect(await soldOut()).toEqual([]);
});
