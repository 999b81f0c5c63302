// A bundle is one item with one price; kitchen and stock see its contents.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import type { CreatedOrder, Order } from '@theke/contracts/ordering/order';
import { orderDraftExample } from '@theke/contracts/ordering/order';
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
const [pasta, lasagne, cola, water] = [named('Pasta'), named('Lasagne'), named('Cola'), named('Wasser')];
const option = (product: { id: string; name: string }, value = 0) => ({
  product: { id: product.id },
  name: product.name,
  modifier: 'add',
  value,
});
const lunch = {
  ...margherita,
  ...products.draft.parse({
    name: 'Mittagsmenü',
    type: 'bundle',
    price: 12.9,
    tax: 10,
    config: {
      parts: [
        { name: 'Hauptspeise', type: 'select', options: [option(pasta), option(lasagne, 2)] },
        { name: 'Getränke', type: 'multiselect', options: [option(cola, 1), option(water)] },
      ],
    },
  }),
  id: uuidv7(),
};
const menu = {
  ...aMenu,
  catalog: [
    { id: aCategory.id, products: [lunch, cola, water].map(({ id }) => ({ id, isEnabled: true, schedule: [] })) },
  ],
};
const item = (amount: number, ...parts: unknown[]) => ({ product: lunch.id, amount, unit: 'piece', parts });
const single = ({ id }: { id: string }, amount = 1) => ({ product: id, amount, unit: 'piece', parts: [] });

async function aShop() {
  const tenant = await publishShop(service, { menu, products: [pasta, lasagne, cola, water, lunch] });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const submit = (...items: object[]) => send('POST', '/orders', { ...orderDraftExample, items }, asGuest(tenant));
  const limit = ({ id }: { id: string }, remaining: number) => send('PUT', `/stock/${aBranch.id}/${id}`, { remaining });
  const left = async () =>
    (await send('GET', `/stock/${aBranch.id}`)).body.data as { product: string; remaining: number }[];
  const publish = async (...changed: (typeof pasta)[]) => {
    for (const product of changed)
      await service.publish(tenant, products.events.changed(product.id, 2, { ...product, version: 2 }));
    await service.settled();
  };
  return { tenant, send, submit, limit, left, publish };
}

const firstFault = ({ status, body }: Reply) => ({ status, ...body.errors?.[0] });

// PRICE-06, PRODUCT-09
test('prices a bundle as one item and lists its products by their current names', async () => {
  const { send, submit, publish } = await aShop();
  await publish({ ...pasta, name: 'Spaghetti', price: 99 });
  const parts = ['Spaghetti', ['Wasser', 'Cola']];
  // Twice: the second read must return the cached bundle completely.
  const replies = [await submit(item(2, ...parts)), await submit(item(2, ...parts))];
  for (const reply of replies) {
    expect(reply.status).toBe(201);
    const { body } = await send('GET', `/orders/${(reply.body.data as CreatedOrder).id}`);
    expect((body.data as Order).items).toMatchObject([
      {
        name: 'Mittagsmenü',
        unitPrice: 13.9,
        gross: 27.8,
        parts: [
          { name: 'Hauptspeise', values: ['Spaghetti'] },
          { name: 'Getränke', values: ['Cola', 'Wasser'] },
        ],
      },
    ]);
  }
});

// PRODUCT-10, TOTAL-09
test("splits a bundle's VAT by its contents, in the order, after a change and for the guest", async () => {
  const { send, submit, publish, tenant } = await aShop();
  await publish({ ...pasta, price: 9 }, { ...cola, price: 3, tax: 20, takeawayTax: null, dineInTax: null });
  const placed = (await submit(item(1, 'Pasta', ['Cola']))).body.data as CreatedOrder;
  const read = async () => (await send('GET', `/orders/${placed.id}`)).body.data as Order;
  // 13.90 split 9 : 3 is 10.42 (10 %) and 3.48 (20 %).
  const order = await read();
  expect(order.totals.taxes).toEqual({ 10: 0.9473, 20: 0.58 });
  expect(order.items[0]?.contents).toEqual([
    { product: pasta.id, tax: 10, price: 9 },
    { product: cola.id, tax: 20, price: 3 },
  ]);
  await send('PUT', `/orders/${placed.id}/items/0`, { version: order.version, amount: 2 });
  expect((await read()).totals).toMatchObject({ total: { gross: 27.8 }, taxes: { 10: 1.8955, 20: 1.1583 } });
  const link = `/orders/public/${placed.uid}/${placed.hash}`;
  const { items, totals } = (await send('GET', link, undefined, asGuest(tenant))).body.data as Order;
  expect([Object.keys(totals.taxes), items[0]?.contents]).toEqual([['10', '20'], undefined]);
});

// PRODUCT-10
test.each([
  ['disabled', { isEnabled: false }],
  ['outside its hours', { schedule: [{ type: 'daily' as const, isClosed: false, from: '18:00', to: '22:00' }] }],
  ['renamed since the guest chose it', { name: 'Lasagne al Forno' }],
])('rejects a product that is %s in a bundle and names the step', async (_, change) => {
  const { submit, publish } = await aShop();
  expect((await submit(item(1, 'Lasagne', ['Cola']))).status).toBe(201);
  await publish({ ...lasagne, ...change });
  expect(firstFault(await submit(item(1, 'Lasagne', ['Cola'])))).toEqual({
    status: 422,
    code: 'PART_OPTION_UNKNOWN',
    field: 'items.0.parts.0',
    message: '„Lasagne“ steht bei „Hauptspeise“ nicht zur Auswahl. Bitte wählen Sie bei „Hauptspeise“ etwas aus.',
  });
  expect((await submit(item(1, 'Pasta', ['Cola']))).status).toBe(201);
});

test('rejects a deleted product in a bundle', async () => {
  const { tenant, submit } = await aShop();
  await service.publish(tenant, products.events.deleted(cola.id, 2, { id: cola.id }));
  await service.settled();
  expect(firstFault(await submit(item(1, 'Pasta', ['Cola'])))).toMatchObject({ status: 422, field: 'items.0.parts.1' });
});

// PRODUCT-10, SLOT-01
test("applies a product's preparation time in a bundle too", async () => {
  const { publish, send, tenant } = await aShop();
  await publish({ ...pasta, isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 });
  const wish = (hours: number, main: string) => {
    const quarter = 900_000;
    const at = Math.ceil((clock.getTime() + hours * 3_600_000) / quarter) * quarter;
    const appointmentDate = new Date(at).toISOString();
    const draft = { ...orderDraftExample, items: [item(1, main, ['Cola'])], appointmentDate };
    return send('POST', '/orders', draft, asGuest(tenant));
  };
  expect(firstFault(await wish(2, 'Pasta'))).toMatchObject({ status: 422, field: 'appointmentDate' });
  expect((await wish(2, 'Lasagne')).status).toBe(201);
  const { id } = (await wish(4, 'Pasta')).body.data as CreatedOrder;
  expect((await send('GET', `/orders/${id}`)).body.data).toMatchObject({ items: [{ leadMinutes: 180 }] });
});

// PRODUCT-10
test('reserves and returns the stock of bundle contents', async () => {
  const { send, submit, limit, left } = await aShop();
  await limit(cola, 5);
  await limit(pasta, 3);
  const placed = await submit(item(2, 'Pasta', ['Cola', 'Wasser']), single(cola));
  expect(placed.status).toBe(201);
  const remaining = async () => Object.fromEntries((await left()).map((entry) => [entry.product, entry.remaining]));
  expect(await remaining()).toEqual({ [cola.id]: 2, [pasta.id]: 1 });
  expect(firstFault(await submit(item(2, 'Pasta', ['Wasser'])))).toEqual({
    status: 409,
    code: 'SOLD_OUT',
    field: 'items.0.parts.0',
    message: 'Von „Pasta“ sind nur noch 1 da. Bitte bestellen Sie weniger davon.',
  });
  await limit(cola, 0);
  expect(firstFault(await submit(item(1, 'Pasta', ['Cola'])))).toEqual({
    status: 409,
    code: 'SOLD_OUT',
    field: 'items.0.parts.1',
    message: '„Cola“ ist leider ausverkauft. Bitte wählen Sie etwas anderes.',
  });
  expect(await remaining()).toEqual({ [cola.id]: 0, [pasta.id]: 1 });
  await send('POST', `/orders/${(placed.body.data as CreatedOrder).id}/status/reject`, {});
  expect(await remaining()).toEqual({ [cola.id]: 3, [pasta.id]: 3 });
});

test('does not deadlock when guests order the same products in another order, bundled or not', async () => {
  const { submit, limit, left } = await aShop();
  await limit(cola, 30);
  await limit(water, 30);
  const carts = [[item(1, 'Pasta', ['Cola', 'Wasser'])], [single(water), single(cola)], [single(cola), single(water)]];
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) => submit(...(carts[index % carts.length] as object[]))),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(30);
  expect(replies.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true);
  expect((await left()).map(({ remaining }) => remaining)).toEqual([0, 0]);
});
