// ORDER-35: an order's reservation follows every later change of the order.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aCategory, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const clock = new Date('2026-11-21T11:02:00Z');
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const named = (name: string, changes: object = {}) => ({ ...margherita, id: uuidv7(), name, ...changes });
const [soup, cola, ham] = [named('Suppe'), named('Cola'), named('Schinken', { unit: 'kilogram', price: 20 })];
const inside = (name: string, product: { id: string; name: string }) => ({
  ...{ name, description: '', type: 'select', optional: false, translations: {} },
  options: [{ product: { id: product.id }, name: product.name, modifier: 'add', value: 0, translations: {} }],
});
const lunch = named('Mittagsmenü', {
  type: 'bundle',
  config: { parts: [inside('Speise', soup), inside('Getränk', cola)] },
});
const all = [soup, cola, ham, lunch];
const menu = {
  ...aMenu,
  catalog: [{ id: aCategory.id, products: all.map(({ id }) => ({ id, isEnabled: true, schedule: [] })) }],
};
const item = ({ id }: { id: string }, amount: number, unit = 'piece', parts: string[] = []) => ({
  ...{ product: id, amount, unit, parts },
});
const aLunch = (amount: number) => item(lunch, amount, 'piece', ['Suppe', 'Cola']);

async function aShop() {
  const tenant = await publishShop(service, { menu, products: all as (typeof margherita)[] });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const submit = (draft: object) => send('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant));
  const placed = async (draft: object) => {
    const { status, body } = await submit(draft);
    expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
    return body.data as CreatedOrder;
  };
  const limit = ({ id }: { id: string }, remaining: number | null) =>
    send('PUT', `/stock/${aBranch.id}/${id}`, { remaining });
  const limitSlots = (limits: object) => send('PUT', `/slot-limits/${aBranch.id}`, { limit: limits });
  const stock = async () => {
    const entries = (await send('GET', `/stock/${aBranch.id}`)).body.data as { product: string; remaining: number }[];
    return Object.fromEntries(
      entries.map(({ product, remaining }) => [all.find(({ id }) => id === product)?.name, remaining]),
    );
  };
  const slots = async () => {
    const rows = await service.sql<{ slot: Date; orders: number; items: string; value: string }>(
      'select slot, orders, items, value from slot_use where tenant_id = $1 and orders > 0 order by slot',
      [tenant],
    );
    return rows.map(({ slot, orders, items, value }) => [
      slot.toISOString().slice(11, 16),
      orders,
      Number(items),
      Number(value) / 10_000,
    ]);
  };
  const amend = async ({ id }: { id: string }, amount: number, index = 0) => {
    const { version } = (await send('GET', `/orders/${id}`)).body.data as Order;
    return send('PUT', `/orders/${id}/items/${index}`, { version, amount });
  };
  const act = (order: { id: string }, move: string, body: object = {}) =>
    send('POST', `/orders/${order.id}/status/${move}`, body);
  return { tenant, send, submit, placed, limit, limitSlots, stock, slots, amend, act };
}

const faultOf = ({ status, body }: Reply) => ({ status, ...body.errors?.[0] });

test('reserves or returns the difference for another amount, and returns everything for a removed item', async () => {
  const { placed, limit, stock, amend, act } = await aShop();
  await limit(cola, 10);
  const order = await placed({ items: [item(cola, 3), item(soup, 1)] });
  const after = [];
  for (const amount of [5, 2, 0, 4]) {
    expect((await amend(order, amount)).status).toBe(200);
    after.push((await stock()).Cola);
  }
  expect(after).toEqual([5, 8, 10, 6]);
  await act(order, 'cancel');
  expect(await stock()).toEqual({ Cola: 10 });
});

test('refuses an amount above the stock and changes nothing', async () => {
  const { placed, limit, stock, amend, send } = await aShop();
  await limit(cola, 5);
  const order = await placed({ items: [item(cola, 3)] });
  expect(faultOf(await amend(order, 6))).toEqual({
    status: 409,
    code: 'SOLD_OUT',
    field: 'amount',
    message: 'Von „Cola“ sind nur noch 2 da. Bitte geben Sie eine kleinere Menge an.',
  });
  expect(await stock()).toEqual({ Cola: 2 });
  expect(((await send('GET', `/orders/${order.id}`)).body.data as Order).items[0]?.amount).toBe(3);
  expect((await amend(order, 5)).status).toBe(200);
  expect(faultOf(await amend(order, 6)).message).toBe(
    'Von „Cola“ ist nichts mehr da. Bitte lassen Sie die Menge, wie sie ist.',
  );
});

test('adjusts the stock of bundle contents, and of weighed goods in their own unit', async () => {
  const { placed, limit, stock, amend } = await aShop();
  for (const product of [cola, soup]) await limit(product, 10);
  await limit(ham, 5);
  const order = await placed({ items: [aLunch(2), item(ham, 300, 'gram')] });
  expect(await stock()).toEqual({ Suppe: 8, Cola: 8, Schinken: 4.7 });
  await amend(order, 4);
  await amend(order, 500, 1);
  expect(await stock()).toEqual({ Suppe: 6, Cola: 6, Schinken: 4.5 });
  expect(faultOf(await amend(order, 11))).toMatchObject({ status: 409, code: 'SOLD_OUT' });
  await amend(order, 0);
  expect(await stock()).toEqual({ Suppe: 10, Cola: 10, Schinken: 4.5 });
});

test('does not return stock that was unlimited when ordered, and reserves what is added since', async () => {
  const { placed, limit, stock, amend, act } = await aShop();
  const order = await placed({ items: [item(cola, 3)] });
  await limit(cola, 2);
  await amend(order, 1);
  expect(await stock()).toEqual({ Cola: 2 });
  await amend(order, 3);
  expect(await stock()).toEqual({ Cola: 0 });
  await act(order, 'reject');
  expect(await stock()).toEqual({ Cola: 2 });
});

test('adjusts item count and value of a slot', async () => {
  const { placed, limitSlots, slots, amend } = await aShop();
  await limitSlots({ minutes: 30, maxItems: 10 });
  const order = await placed({ appointmentDate: '2026-11-21T17:40:00.000Z', items: [item(cola, 3)] });
  await amend(order, 5);
  expect(await slots()).toEqual([['17:30', 1, 5, 5 * margherita.price]]);
});

test('moves the slot when staff move the appointment: frees the old one, fills the new one', async () => {
  const { placed, submit, send, limitSlots, slots } = await aShop();
  await limitSlots({ minutes: 30, maxOrders: 1 });
  const at = (time: string) => ({ appointmentDate: `2026-11-21T${time}:00.000Z`, items: [item(cola, 1)] });
  const order = await placed(at('17:40'));
  const { version } = (await send('GET', `/orders/${order.id}`)).body.data as Order;
  const moved = await send('PUT', `/orders/${order.id}`, { version, appointment: '2026-11-21T18:45:00.000Z' });
  expect(moved.status).toBe(200);
  expect((await slots()).map(([slot, orders]) => [slot, orders])).toEqual([['18:30', 1]]);
  expect(faultOf(await submit(at('18:30')))).toMatchObject({ status: 409, code: 'SLOT_FULL' });
  expect((await submit(at('17:40'))).status).toBe(201);
});

test('reserves a proposed time for the guest and keeps it on acceptance', async () => {
  const { tenant, placed, submit, send, limitSlots, slots, act } = await aShop();
  await limitSlots({ minutes: 30, maxOrders: 1 });
  const at = (time: string) => ({ appointmentDate: `2026-11-21T${time}:00.000Z`, items: [item(cola, 1)] });
  const order = await placed(at('17:40'));
  await act(order, 'confirm', { counterAppointment: '2026-11-21T18:45:00.000Z' });
  expect(faultOf(await submit(at('18:30')))).toMatchObject({ status: 409, code: 'SLOT_FULL' });
  const link = `/orders/public/${order.uid}/${order.hash}/confirm-counter-appointment`;
  expect((await send('POST', link, {}, asGuest(tenant))).status).toBe(200);
  expect((await slots()).map(([slot]) => slot)).toEqual(['18:30']);
  const other = await placed(at('17:40'));
  await act(other, 'confirm', { counterAppointment: '2026-11-21T19:15:00.000Z' });
  await act(other, 'confirm');
  expect((await slots()).map(([slot]) => slot)).toEqual(['17:30', '18:30']);
  await act(order, 'cancel');
  expect((await slots()).map(([slot]) => slot)).toEqual(['17:30']);
});

test('neither deadlocks nor loses a portion when orders are raised, removed and placed concurrently', async () => {
  const { tenant, placed, submit, limit, stock, amend } = await aShop();
  for (const product of [cola, soup]) await limit(product, 500);
  const carts = [
    [item(soup, 2), item(cola, 2)],
    [item(cola, 2), item(soup, 2)],
    [aLunch(2), item(cola, 1)],
  ];
  const cartOf = (index: number) => ({ items: carts[index % carts.length] });
  const orders = await Promise.all(Array.from({ length: 18 }, (_, index) => placed(cartOf(index))));
  const replies = await Promise.all(
    orders.flatMap((order, index) => [amend(order, index % 2 === 0 ? 5 : 0), submit(cartOf(index))]),
  );
  expect(replies.filter(({ status }) => status >= 400)).toEqual([]);
  const held = await service.sql<{ product: string; amount: string }>(
    `select claimed ->> 'product' as product, sum((claimed ->> 'amount')::numeric) as amount
     from orders, jsonb_array_elements(claim -> 'stock') as claimed where tenant_id = $1 group by 1`,
    [tenant],
  );
  const amountOf = ({ id }: { id: string }) => Number(held.find(({ product }) => product === id)?.amount);
  expect(await stock()).toEqual({ Cola: 500 - amountOf(cola), Suppe: 500 - amountOf(soup) });
});
