// Deposits are charged with an order, from price agreement to changes by staff.
import { expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aCategory, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const clock = new Date('2026-11-21T11:02:00Z');
const service = runDuringTests(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });

const bottle = { ...margherita, id: uuidv7(), name: 'Kräuterlimonade', price: 3.6, tax: 20, takeawayTax: 20 };
const lemonade = { ...bottle, deposit: 0.25 };
const menu = {
  ...aMenu,
  catalog: [
    { id: aCategory.id, products: [lemonade, margherita].map(({ id }) => ({ id, isEnabled: true, schedule: [] })) },
  ],
};
const branch = {
  ...aBranch,
  isDeliveryEnabled: true,
  deliveryAreas: [
    { ...{ area: '1080', price: 3, free: false, tax: 20, freeFromOrderValue: 36, minimumOrderValue: 10, minutes: 20 } },
    { ...{ area: '1090', price: 4, free: false, tax: 20, freeFromOrderValue: 36, minimumOrderValue: 10, minutes: 20 } },
  ],
};
const items = (bottles: number, pizzas = 0) => [
  { product: lemonade.id, amount: bottles, unit: 'piece', parts: [] },
  ...(pizzas > 0 ? [{ product: margherita.id, amount: pizzas, unit: 'piece', parts: [] }] : []),
];
const delivered = (area: string) => ({
  ...{ deliveryType: 'delivery', deliveryArea: area, zipCode: area, street: 'Lange Gasse 12', city: 'Wien' },
});

async function aShop(product: typeof lemonade | typeof bottle = lemonade) {
  const tenant = await publishShop(service(), { menu, branches: [branch], products: [product, margherita] });
  const call = (as: ReturnType<typeof asStaff>) => (method: string, path: string, body?: unknown) =>
    request(service(), method, `/api/orders${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const [guest, staff] = [call(asGuest(tenant)), call(asStaff(tenant))];
  const submit = (draft: object) => guest('POST', '', { ...orderDraftExample, ...draft });
  const published = () =>
    service().events.filter(({ tenantid, type }) => tenantid === tenant && type.startsWith('ordering.order-placed'));
  const change = async (next: typeof lemonade) => {
    await service().publish(tenant, products.events.changed(next.id, next.version, next));
    await service().settled();
  };
  return { guest, staff, submit, published, change };
}

const made = ({ body }: Reply) => body.data as CreatedOrder;
const codes = ({ status, body }: Reply) => [status, ...(body.errors ?? []).map(({ code }) => code)];

// DEPOSIT-04, DEPOSIT-05, DEPOSIT-07
test('stores the deposit with the item, charges it, publishes it and shows it to the guest', async () => {
  const { guest, submit, published } = await aShop();
  const reply = await submit({ items: items(2, 1), expectedTotal: 18.6 });
  expect(reply.status).toBe(201);
  const totals = {
    ...{ gross: 18.1, deposit: { net: 0.4167, tax: 0.0833, gross: 0.5 }, delivery: { gross: 0 } },
    ...{ total: { gross: 18.6 }, taxes: { '10': 0.9909, '20': 1.2833 } },
  };
  const sold = [{ gross: 7.2, unitDeposit: 0.25, deposit: 0.5, depositTax: 20 }, { gross: 10.9 }];
  expect(made(reply).totals).toMatchObject(totals);
  await until('the event is published', () => published().length === 1);
  expect(published()[0]?.data).toMatchObject({ order: { items: sold, totals } });
  const { uid, hash } = made(reply);
  const opened = (await guest('GET', `/public/${uid}/${hash}`)).body.data as Order;
  expect(opened).toMatchObject({ items: sold, totals });
  expect(opened.items[1]).not.toHaveProperty('deposit');
});

// DEPOSIT-06
test('reports a new or changed deposit as a price change with a quote, and stores nothing', async () => {
  const { submit, change, published } = await aShop(bottle);
  expect(made(await submit({ items: items(2), expectedTotal: 7.2 })).totals).not.toHaveProperty('deposit');
  await change({ ...lemonade, version: 2 });
  const refused = await submit({ items: items(2), expectedTotal: 7.2 });
  expect(codes(refused)).toEqual([409, 'PRICE_CHANGED']);
  expect(refused.body.errors?.[0]).toMatchObject({
    quote: { items: [{ gross: 7.2, deposit: 0.5 }], totals: { deposit: { gross: 0.5 }, total: { gross: 7.7 } } },
  });
  expect((await submit({ items: items(2), expectedTotal: 7.7 })).status).toBe(201);
  await until('both events are published', () => published().length === 2);
});

// DEPOSIT-05
test('does not count deposits toward the minimum or free delivery', async () => {
  const { submit } = await aShop();
  expect(codes(await submit({ ...delivered('1080'), items: items(2) }))[0]).toBe(422); // 7.20 + 0.50 of 10
  const reply = await submit({ ...delivered('1080'), items: items(10) }); // 36.00 + 2.50, free above 36
  expect(made(reply).totals).toMatchObject({
    ...{ gross: 36, deposit: { gross: 2.5 }, delivery: { gross: 3 }, total: { gross: 41.5 } },
  });
});

// DEPOSIT-07
test('charges the agreed deposit after changes by staff, and keeps it for another delivery area', async () => {
  const { staff, submit, change } = await aShop();
  const { id } = made(await submit({ ...delivered('1080'), items: items(2, 1) }));
  await change({ ...lemonade, version: 2, deposit: 9 });
  const amount = async (version: number, to: number) =>
    (await staff('PUT', `/${id}/items/0`, { version, amount: to })).body.data as Order;
  expect(await amount(1, 3)).toMatchObject({
    items: [{ amount: 3, gross: 10.8, deposit: 0.75 }, {}],
    totals: { gross: 21.7, deposit: { gross: 0.75 }, total: { gross: 25.45 } },
  });
  const moved = (await staff('PUT', `/${id}`, { version: 2, deliveryArea: '1090' })).body.data;
  expect(moved).toMatchObject({
    totals: { deposit: { gross: 0.75 }, delivery: { gross: 4 }, total: { gross: 26.45 } },
  });
  const struck = await amount(3, 0);
  expect(struck).toMatchObject({ items: [{ gross: 0, deposit: 0 }, {}], totals: { total: { gross: 14.9 } } });
  expect(struck.totals).not.toHaveProperty('deposit');
  const offer = { version: 4, unitPrices: [1, 8], message: '', validUntil: '2026-11-25T12:00:00.000Z' };
  expect((await staff('POST', `/${id}/offer`, offer)).body.data).toMatchObject({ totals: { total: { gross: 12 } } });
});

// DEPOSIT-08
test('hides the deposit of a hidden price from its guest, and keeps it in an offer', async () => {
  const { guest, staff, submit, change } = await aShop();
  await change({ ...lemonade, version: 2, isPriceHidden: true });
  const { id, uid, hash, totals } = made(await submit({ items: items(2) }));
  expect(totals).not.toHaveProperty('deposit');
  const read = async () => (await guest('GET', `/public/${uid}/${hash}`)).body.data as Order;
  expect(JSON.stringify(await read())).not.toMatch(/deposit/i);
  const offer = { version: 1, unitPrices: [4], message: '', validUntil: '2026-11-25T12:00:00.000Z' };
  expect((await staff('POST', `/${id}/offer`, offer)).status).toBe(200);
  expect((await read()).totals).toMatchObject({ gross: 8, deposit: { gross: 0.5 }, total: { gross: 8.5 } });
});
