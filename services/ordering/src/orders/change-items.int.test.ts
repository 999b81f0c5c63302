// ORDER-37: staff add products and change options and units of an open order.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { paymentSucceeded } from '@theke/contracts/payments/payment-events';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aCategory, aConfig, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const clock = new Date('2026-11-21T11:02:00Z');
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const named = (name: string, changes: object = {}) => ({ ...margherita, id: uuidv7(), name, ...changes });
const option = (name: string, value: number, changes: object = {}) => ({
  ...{ name, value, modifier: 'add', translations: {}, ...changes },
});
const part = (name: string, options: object[]) => ({
  ...{ name, description: '', type: 'select', optional: false, options, translations: {} },
});
const cola = named('Cola', { price: 3.9, tax: 20, takeawayTax: 20 });
const pizza = named('Pizza', {
  ...{ type: 'configurable', price: 10 },
  config: { parts: [part('Größe', [option('normal', 0), option('groß', 4)])] },
});
const ham = named('Schinken', {
  ...{ price: 20, unit: 'kilogram', alternativeUnits: [{ unit: 'piece', ratio: 0.25 }] },
});
const lunch = named('Mittagsmenü', {
  ...{ type: 'bundle', price: 8 },
  config: {
    parts: [
      part('Speise', [option('Suppe', 0)]),
      part('Getränk', [option('Cola', 0, { product: { id: cola.id } }), option('Wasser', 0)]),
    ],
  },
});
const all = [cola, pizza, ham, lunch] as (typeof margherita)[];

async function aShop() {
  const entries = [pizza, ham, lunch].map(({ id }) => ({ id, isEnabled: true, schedule: [] }));
  const tenant = await publishShop(service, {
    config: { ...aConfig, enableCardProvider: true },
    branches: [{ ...aBranch, isCardProviderEnabled: true }],
    menu: { ...aMenu, catalog: [{ id: aCategory.id, products: entries }] },
    products: all,
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const placed = async (items: object[], draft: object = {}) => {
    const reply = await send('POST', '/orders', { ...orderDraftExample, items, ...draft }, asGuest(tenant));
    expect({ status: reply.status, errors: reply.body.errors }).toEqual({ status: 201, errors: undefined });
    return reply.body.data as CreatedOrder;
  };
  const read = async ({ id }: { id: string }) => (await send('GET', `/orders/${id}`)).body.data as Order;
  const add = async (order: { id: string }, item: object) =>
    send('POST', `/orders/${order.id}/items`, { version: (await read(order)).version, ...item });
  const change = async (order: { id: string }, item: object, index = 0) =>
    send('PUT', `/orders/${order.id}/items/${index}`, { version: (await read(order)).version, ...item });
  return { tenant, send, placed, read, add, change };
}

const aPizza = (size = 'normal', amount = 1) => ({ product: pizza.id, amount, unit: 'piece', parts: [size] });
const aCola = (amount: number) => ({ product: cola.id, amount, unit: 'piece', parts: [] });
const codesOf = ({ status, body }: Reply) => [
  status,
  ...(body.errors ?? []).map(({ code, field }) => `${code} ${field}`),
];

test('adds a product at its current price with VAT and a history entry, even if it is not on the menu', async () => {
  const { placed, add, read } = await aShop();
  const order = await placed([aPizza()]);
  expect((await add(order, aCola(2))).status).toBe(200);
  expect(await read(order)).toMatchObject({
    items: [{ name: 'Pizza' }, { name: 'Cola', amount: 2, unitPrice: 3.9, gross: 7.8, tax: 20 }],
    totals: { total: { gross: 17.8 }, taxes: { 10: 0.9091, 20: 1.3 } },
    edits: [{ by: 'Dora Huber', text: '2 Cola hinzugefügt (7,80\u00a0€)' }],
  });
});

test('prices a changed option at its current price and keeps omitted fields', async () => {
  const { placed, change, read } = await aShop();
  const order = await placed([aPizza('normal', 2)]);
  expect((await change(order, { parts: ['groß'] })).status).toBe(200);
  expect(await read(order)).toMatchObject({
    items: [{ amount: 2, unitPrice: 14, gross: 28, parts: [{ name: 'Größe', values: ['groß'] }] }],
    totals: { total: { gross: 28 } },
    edits: [{ text: '2 Pizza, groß statt 2 Pizza, normal, 28,00\u00a0€ statt 20,00\u00a0€' }],
  });
  expect(codesOf(await change(order, { parts: ['riesig'] }))).toEqual([422, 'PART_OPTION_UNKNOWN parts.0']);
  expect(codesOf(await change(order, {}))).toEqual([422, 'REQUIRED amount']);
});

test('prices another unit by that unit and keeps pieces whole', async () => {
  const { placed, change, read } = await aShop();
  const order = await placed([{ product: ham.id, amount: 0.5, unit: 'kilogram', parts: [] }]);
  expect(codesOf(await change(order, { unit: 'piece' }))).toEqual([422, 'AMOUNT_NOT_WHOLE amount']);
  expect((await change(order, { unit: 'piece', amount: 3 })).status).toBe(200);
  expect((await read(order)).items[0]).toMatchObject({ amount: 3, unit: 'piece', gross: 15 });
});

test('adjusts the stock for another choice in a bundle and rejects sold-out products', async () => {
  const { placed, change, add, send } = await aShop();
  const remaining = async () => {
    const [entry] = (await send('GET', `/stock/${aBranch.id}`)).body.data as { remaining: number }[];
    return entry?.remaining;
  };
  await send('PUT', `/stock/${aBranch.id}/${cola.id}`, { remaining: 2 });
  const order = await placed([{ product: lunch.id, amount: 2, unit: 'piece', parts: ['Suppe', 'Wasser'] }]);
  expect((await change(order, { parts: ['Suppe', 'Cola'] })).status).toBe(200);
  expect(await remaining()).toBe(0);
  expect(codesOf(await add(order, aCola(1)))).toEqual([409, 'SOLD_OUT amount']);
  expect((await change(order, { parts: ['Suppe', 'Wasser'] })).status).toBe(200);
  expect(await remaining()).toBe(2);
});

test('requires a new offer after an agreed total, no higher total after online payment, and no change of ended orders', async () => {
  const { tenant, placed, add, change, read, send } = await aShop();
  const quoted = await placed([aPizza()], { email: 'katharina@demo.example' });
  await add(quoted, aCola(1));
  const offer = { unitPrices: [10, 3.9], message: 'Mit Cola.', validUntil: '2026-11-25T12:00:00.000Z' };
  const { version } = await read(quoted);
  expect((await send('POST', `/orders/${quoted.id}/offer`, { version, ...offer })).status).toBe(200);
  const link = `/orders/public/${quoted.uid}/${quoted.hash}/accept-offer`;
  expect((await send('POST', link, { total: 13.9 }, asGuest(tenant))).status).toBe(200);

  const paid = await placed([aPizza('groß')], { paymentMethod: 'card' });
  const orderRef = { order: paid.id, uid: paid.uid };
  await service.publish(tenant, paymentSucceeded(exampleIds.payment, 3, { ...paymentSucceeded.example, ...orderRef }));
  await service.settled();
  expect(codesOf(await add(paid, aCola(1)))).toEqual([409, 'PAID_TOTAL_EXCEEDED amount']);
  expect((await change(paid, { parts: ['normal'] })).status).toBe(200);

  const over = await placed([aPizza()]);
  await send('POST', `/orders/${over.id}/status/reject`, {});
  expect(codesOf(await add(over, aCola(1)))[1]).toMatch(/^ORDER_NOT_EDITABLE/);
  expect(codesOf(await add(quoted, { ...aCola(1), product: uuidv7() }))).toEqual([409, 'PRODUCT_GONE product']);
});
