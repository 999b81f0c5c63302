// Coupons and automatic discounts, from the price agreement to changes by staff. Limits hold under parallel use.
import { expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import { menus } from '@theke/contracts/catalog/menu';
import { type Discount, discounts } from '@theke/contracts/ordering/discount';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { paymentAbandoned } from '@theke/contracts/payments/payment-events';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aCategory, aConfig, aMenu, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

// A Saturday, 12:02 in Vienna.
const clock = new Date('2026-11-21T11:02:00Z');
const service = runDuringTests(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });

const lemonade = {
  ...margherita,
  id: uuidv7(),
  name: 'Kräuterlimonade',
  price: 4,
  tax: 20,
  takeawayTax: 20,
  deposit: 0.5,
};
const area = { area: '1080', price: 3, free: false, tax: 20, freeFromOrderValue: 0, minimumOrderValue: 0, minutes: 20 };
const branch = { ...aBranch, isDeliveryEnabled: true, isCardProviderEnabled: true, deliveryAreas: [area] };
const menu = {
  ...aMenu,
  catalog: [
    { id: aCategory.id, products: [lemonade, margherita].map(({ id }) => ({ id, isEnabled: true, schedule: [] })) },
  ],
};
const anotherCategory = { ...aCategory, id: uuidv7(), name: 'Desserts' };
const item = (product: string, amount: number) => ({ product, amount, unit: 'piece', parts: [] });
/** 21.80 at 10 %, 4.00 at 20 % and a deposit of 0.50. */
const items = [item(margherita.id, 2), item(lemonade.id, 1)];

const coupon = { name: 'Sommeraktion', code: 'SOMMER26', kind: 'percent', percent: 10 };
const { code } = coupon;

async function aShop(...drafts: object[]) {
  const tenant = await publishShop(service(), {
    config: { ...aConfig, enableCardProvider: true },
    menu,
    branches: [branch],
    products: [lemonade, margherita],
  });
  const call = (as: ReturnType<typeof asStaff>) => (method: string, path: string, body?: unknown) =>
    request(service(), method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const [guest, staff] = [call(asGuest(tenant)), call(asStaff(tenant))];
  const made: Discount[] = [];
  for (const draft of drafts) {
    const { status, body } = await staff('POST', '/discounts', draft);
    expect(body.errors ?? []).toEqual([]);
    expect(status).toBe(201);
    made.push(body.data as Discount);
  }
  const submit = (draft: object = {}) =>
    guest('POST', '/orders', { ...orderDraftExample, items: [item(margherita.id, 1)], ...draft });
  const uses = async () => (await staff('GET', '/discounts/uses')).body.data;
  return { tenant, guest, staff, submit, uses, made };
}

const created = ({ status, body }: Reply) => {
  expect(body.errors ?? []).toEqual([]);
  expect(status).toBe(201);
  return body.data as CreatedOrder;
};
const faultOf = ({ status, body }: Reply) => ({ status, ...body.errors?.[0] });

/** Sends requests, 50 at a time: more would trigger the service's load shedding. */
async function rush(buyers: number, buy: (buyer: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next = 0;
  const buying = async () => {
    while (next < buyers) {
      next += 1;
      replies.push(await buy(next));
    }
  };
  await Promise.all(Array.from({ length: 50 }, buying));
  return replies;
}
const counted = (replies: readonly Reply[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const key = `${status} ${body.errors?.[0]?.code ?? ''}`.trim();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

// DISC-07
test('accepts a coupon with 10 uses left from 10 of 1,000 parallel orders', async () => {
  const { submit, staff, uses, made } = await aShop({ ...coupon, maxUses: 10 });
  const replies = await rush(1_000, () => submit({ couponCode: code }));
  expect(counted(replies)).toEqual({ '201': 10, '409 COUPON_USED_UP': 990 });
  expect((await staff('GET', '/orders')).body.meta?.total).toBe(10);
  expect(await uses()).toEqual([{ discount: made[0]?.id, uses: 10 }]);
}, 120_000);

// DISC-07
test('counts the uses of a guest by e-mail, else by phone, also in parallel', async () => {
  const { submit } = await aShop({ ...coupon, maxUsesPerGuest: 2 });
  const of = (email: string, phone: string) => () => submit({ couponCode: code, email, phone });
  expect(counted(await rush(20, of('Eva@Demo.example', '+436601111111')))).toEqual({
    '201': 2,
    '409 COUPON_ALREADY_USED': 18,
  });
  // The same address with another phone is the same guest; the phone alone is another one.
  expect(faultOf(await of('eva@demo.example', '+436602222222')())).toEqual({
    status: 409,
    code: 'COUPON_ALREADY_USED',
    field: 'couponCode',
    message: 'Diesen Gutscheincode haben Sie schon 2 Mal eingelöst. Bitte entfernen Sie ihn.',
  });
  expect(counted(await rush(5, of('', '+436601111111')))).toEqual({ '201': 2, '409 COUPON_ALREADY_USED': 3 });
}, 60_000);

// DISC-06
test('is a line of its own and lowers the VAT of what it discounts; the deposit stays', async () => {
  const { guest, submit, made } = await aShop(coupon);
  const order = created(await submit({ items, couponCode: ' sommer26 ', expectedTotal: 23.72 }));
  const line = {
    ...{ id: made[0]?.id, kind: 'percent', name: 'Sommeraktion', code, percent: 10 },
    ...{ gross: 2.58, rates: { '10': 2.18, '20': 0.4 } },
  };
  const totals = {
    ...{ gross: 25.8, deposit: { gross: 0.5 }, delivery: { gross: 0 }, discounts: [line] },
    // 19.62 at 10 %; 3.60 and the deposit at 20 %.
    ...{ total: { gross: 23.72 }, taxes: { '10': 1.7836, '20': 0.6833 } },
  };
  expect(order.totals).toMatchObject(totals);
  expect((await guest('GET', `/orders/public/${order.uid}/${order.hash}`)).body.data).toMatchObject({ totals });
});

// DISC-06
test('lowers the delivery fee and its VAT', async () => {
  const { submit } = await aShop({ ...coupon, kind: 'delivery', percent: 100 });
  const delivered = {
    deliveryType: 'delivery',
    deliveryArea: '1080',
    zipCode: '1080',
    street: 'Gasse 1',
    city: 'Wien',
  };
  const { totals } = created(await submit({ ...delivered, couponCode: code, expectedTotal: 10.9 }));
  expect(totals).toMatchObject({ delivery: { gross: 3 }, total: { gross: 10.9 }, taxes: { '10': 0.9909, '20': 0 } });
  expect(faultOf(await submit({ couponCode: code }))).toMatchObject({
    status: 422,
    code: 'COUPON_WITHOUT_EFFECT',
    field: 'couponCode',
  });
});

// DISC-02, DISC-03
test.each<[string, object, string, string]>([
  ['unknown', { code: 'ANDERER' }, 'COUPON_UNKNOWN', 'Diesen Gutscheincode gibt es nicht.'],
  ['switched off', { isActive: false }, 'COUPON_UNKNOWN', 'Diesen Gutscheincode gibt es nicht.'],
  ['expired', { validUntil: '2026-11-21T11:00:00Z' }, 'COUPON_EXPIRED', 'Er galt bis 21.11.2026.'],
  ['not valid yet', { validFrom: '2026-12-01T00:00:00Z' }, 'COUPON_NOT_YET', 'gilt erst ab 01.12.2026.'],
  [
    'for another order type',
    { branches: [{ id: branch.id }], orderTypes: ['delivery'] },
    'COUPON_OTHER_TYPE',
    'nur für Lieferung',
  ],
  [
    'outside its times',
    { schedule: [{ type: 'saturday', from: '15:00', to: '17:00' }] },
    'COUPON_OTHER_TIME',
    'Er gilt zu diesen Zeiten: Samstag 15:00–17:00.',
  ],
  ['below its minimum', { minimum: 20 }, 'COUPON_MINIMUM', 'Es fehlen noch'],
])('refuses a code that is %s, with its field', async (_, changes, expected, text) => {
  const { submit } = await aShop({ ...coupon, ...changes });
  const fault = faultOf(await submit({ couponCode: code }));
  expect(fault).toMatchObject({ status: 422, code: expected, field: 'couponCode' });
  expect(fault.message).toContain(text);
});

// DISC-04
test('applies the best automatic discount and one code', async () => {
  const { guest, submit, made } = await aShop(
    { name: 'Mittag', kind: 'percent', percent: 10 },
    { name: 'Fünf Euro', kind: 'amount', amount: 5 },
    { name: 'Abend', kind: 'percent', percent: 90, schedule: [{ type: 'daily', from: '18:00', to: '22:00' }] },
    coupon,
  );
  const { totals } = created(await submit({ couponCode: code, expectedTotal: 5.31 }));
  expect(totals.discounts?.map(({ name, gross }) => [name, gross])).toEqual([
    ['Fünf Euro', 5],
    ['Sommeraktion', 0.59],
  ]);
  const listed = (await guest('GET', '/discounts')).body.data as { id: string }[];
  expect(listed.map(({ id }) => id).sort()).toEqual(
    made
      .slice(0, 3)
      .map(({ id }) => id)
      .sort(),
  );
  expect(JSON.stringify(listed)).not.toContain('SOMMER26');
});

// ORDER-23
test('asks the guest about a total without the discount, and stores nothing', async () => {
  const { staff, submit } = await aShop({ name: 'Mittag', kind: 'percent', percent: 10 });
  const reply = await submit({ expectedTotal: 10.9 });
  expect(faultOf(reply)).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  expect(reply.body.errors?.[0]).toMatchObject({ quote: { totals: { total: { gross: 9.81 } } } });
  expect((await staff('GET', '/orders')).body.meta?.total).toBe(0);
});

// DISC-07
test('gives a use back when the order is rejected, canceled or not paid', async () => {
  const { tenant, staff, submit, uses } = await aShop({ ...coupon, maxUses: 1 });
  const ways = [
    ({ id }: CreatedOrder) => staff('POST', `/orders/${id}/status/reject`, {}),
    ({ id }: CreatedOrder) => staff('POST', `/orders/${id}/status/cancel`, {}),
  ];
  for (const giveBack of ways) {
    const order = created(await submit({ couponCode: code }));
    expect(faultOf(await submit({ couponCode: code }))).toMatchObject({ code: 'COUPON_USED_UP' });
    expect((await giveBack(order)).status).toBe(200);
    expect(await uses()).toEqual([]);
  }
  const unpaid = created(await submit({ couponCode: code, paymentMethod: 'card' }));
  expect(faultOf(await submit({ couponCode: code }))).toMatchObject({ code: 'COUPON_USED_UP' });
  const { id, uid } = unpaid;
  await service().publish(
    tenant,
    paymentAbandoned(id, 1, { order: id, uid, branch: branch.id, at: clock.toISOString() }),
  );
  await service().settled();
  created(await submit({ couponCode: code }));
});

// DISC-08
test('keeps the agreed terms when staff change items, and recomputes the amounts', async () => {
  const { staff, submit, made } = await aShop({ ...coupon, minimum: 20 });
  const { id } = created(await submit({ items, couponCode: code }));
  const [{ version } = { version: 0 }] = made;
  const raised = { ...coupon, percent: 50, minimum: 20, version };
  expect((await staff('PUT', `/discounts/${made[0]?.id}`, raised)).status).toBe(200);
  const changed = await staff('PUT', `/orders/${id}/items/0`, { amount: 1, version: 1 });
  const order = changed.body.data as Order;
  expect(order.totals.discounts).toMatchObject([{ percent: 10, gross: 1.49, rates: { '10': 1.09, '20': 0.4 } }]);
  expect(order.totals.total.gross).toBe(13.91);
});

// DISC-13
test('sells at list prices within their times, and keeps them when list and items change', async () => {
  const prices = [
    { product: { id: margherita.id }, price: 8 },
    { product: { id: lemonade.id }, price: 9 },
  ];
  const list = { name: 'Happy Hour', kind: 'prices', prices };
  const saturday = { type: 'saturday', isClosed: false };
  const { staff, submit, made } = await aShop(
    { ...list, schedule: [{ ...saturday, from: '12:00', to: '13:00' }] },
    {
      ...list,
      prices: [{ product: { id: margherita.id }, price: 1 }],
      schedule: [{ ...saturday, from: '16:00', to: '18:00' }],
    },
  );
  const order = created(await submit({ items }));
  const line = { id: made[0]?.id, kind: 'prices', name: 'Happy Hour', reductions: { [margherita.id]: 2.9 } };
  expect(order.totals).toMatchObject({ gross: 25.8, discounts: [{ ...line, gross: 5.8, rates: { '10': 5.8 } }] });
  const [{ version } = { version: 0 }] = made;
  const cheaper = { ...list, prices: [{ product: { id: margherita.id }, price: 2 }], version };
  expect((await staff('PUT', `/discounts/${made[0]?.id}`, cheaper)).status).toBe(200);
  const changed = (await staff('PUT', `/orders/${order.id}/items/0`, { amount: 1, version: 1 })).body.data as Order;
  expect(changed.totals.discounts).toMatchObject([{ gross: 2.9 }]);
});

// DISC-15
test('covers the products of a category, also one that the menu gets later', async () => {
  const happy = { name: 'Cocktails', kind: 'prices', categoryPrices: [{ category: { id: aCategory.id }, price: 3 }] };
  const percent = { ...coupon, categories: [{ id: aCategory.id }] };
  const { tenant, submit, guest } = await aShop(happy, percent);
  // The pizza costs 10.90 instead of 3, the lemonade 4 instead of 3; then 10 %.
  const { totals } = created(await submit({ items, couponCode: code, expectedTotal: 8.6 }));
  expect(totals.discounts).toMatchObject([
    { kind: 'prices', reductions: { [margherita.id]: 7.9, [lemonade.id]: 1 }, gross: 16.8 },
    { kind: 'percent', products: [lemonade.id, margherita.id], gross: 0.9 },
  ]);
  expect((await guest('GET', '/discounts')).body.data).toMatchObject([{ categoryPrices: happy.categoryPrices }]);

  const [catalog] = menu.catalog;
  const without = { ...menu, catalog: [{ ...catalog, products: [catalog?.products[1]] }] };
  await service().publish(tenant, menus.events.changed(menu.id, 2, without as never));
  await service().settled();
  // Only what is on the menu is ordered; the lemonade comes back with the next version.
  created(await submit({ couponCode: code, expectedTotal: 2.7 }));
  await service().publish(tenant, menus.events.changed(menu.id, 3, menu));
  await service().settled();
  created(await submit({ items: [item(lemonade.id, 1)], couponCode: code, expectedTotal: 3.2 }));
});

// DISC-15
test('a discount on a category that the branch does not have takes nothing off', async () => {
  const { tenant, staff, submit } = await aShop();
  await service().publish(tenant, categories.events.changed(anotherCategory.id, 1, anotherCategory));
  await service().settled();
  const draft = { ...coupon, categories: [{ id: anotherCategory.id }] };
  expect((await staff('POST', '/discounts', draft)).status).toBe(201);
  expect(faultOf(await submit({ couponCode: code }))).toMatchObject({ status: 422, code: 'COUPON_WITHOUT_EFFECT' });
});

// DISC-10
test('refuses a code while the price is not known, and applies no discount', async () => {
  const tenant = await publishShop(service(), { products: [{ ...margherita, isPriceHidden: true }] });
  const ask = (as: ReturnType<typeof asStaff>, method: string, path: string, body: object) =>
    request(service(), method, `/api${path}`, { as, body, now: clock });
  const automatic = { name: 'Mittag', kind: 'percent', percent: 10 };
  for (const draft of [coupon, automatic])
    expect((await ask(asStaff(tenant), 'POST', '/discounts', draft)).status).toBe(201);
  const order = (draft: object) => ask(asGuest(tenant), 'POST', '/orders', { ...orderDraftExample, ...draft });
  expect(faultOf(await order({ couponCode: code }))).toMatchObject({ status: 422, code: 'COUPON_NOT_POSSIBLE' });
  expect(created(await order({})).totals.discounts).toBeUndefined();
});

// DISC-11
test('tells a guest the terms of a code before ordering', async () => {
  const { guest, submit } = await aShop({ ...coupon, maxUses: 1, minimum: 5 });
  const check = (typed: string) => guest('POST', '/discounts/check', { code: typed });
  const { body } = await check('sommer26');
  expect(body.data).toMatchObject({ name: 'Sommeraktion', code, kind: 'percent', percent: 10, minimum: 5 });
  expect(body.data).not.toHaveProperty('maxUses');
  expect(faultOf(await check('winter'))).toMatchObject({ status: 422, code: 'COUPON_UNKNOWN', field: 'code' });
  created(await submit({ couponCode: code }));
  expect(faultOf(await check(code))).toMatchObject({ status: 409, code: 'COUPON_USED_UP', field: 'code' });
});

// DISC-01
test.each<[string, object, string]>([
  ['an amount of 0', { ...coupon, kind: 'amount' }, 'amount'],
  ['a free product without a product', { ...coupon, kind: 'product' }, 'products'],
  [
    'a category twice in a price list',
    {
      ...coupon,
      kind: 'prices',
      categoryPrices: [2, 3].map((price) => ({ category: { id: aCategory.id }, price })),
    },
    'categoryPrices.1.category',
  ],
  ['a category that does not exist', { ...coupon, categories: [{ id: uuidv7() }] }, 'categories'],
  ['an empty price list', { ...coupon, kind: 'prices' }, 'prices'],
  [
    'a product twice in a price list',
    { ...coupon, kind: 'prices', prices: [2, 3].map((price) => ({ product: { id: margherita.id }, price })) },
    'prices.1.product',
  ],
  ['a limit without a code', { ...coupon, code: '', maxUses: 3 }, 'maxUses'],
  ['a limit per guest without a code', { ...coupon, code: '', maxUsesPerGuest: 1 }, 'maxUsesPerGuest'],
  [
    'an end before its start',
    { ...coupon, validFrom: '2026-12-01T00:00:00Z', validUntil: '2026-11-01T00:00:00Z' },
    'validUntil',
  ],
  ['a code of three letters', { ...coupon, code: 'ABC' }, 'code'],
  ['a product that does not exist', { ...coupon, products: [{ id: uuidv7() }] }, 'products'],
  ['a code that is taken', { ...coupon, code: 'sommer26' }, 'code'],
])('refuses %s', async (_, draft, field) => {
  const { staff } = await aShop(coupon);
  expect(faultOf(await staff('POST', '/discounts', draft))).toMatchObject({ status: 422, field });
});

test('only managers define discounts', async () => {
  const { tenant } = await aShop();
  const as = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch.id] });
  const body = discounts.example;
  expect((await request(service(), 'POST', '/api/discounts', { as, body, now: clock })).status).toBe(403);
});
