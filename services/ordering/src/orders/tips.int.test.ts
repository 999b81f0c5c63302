// Tips from the order to the day close, on a real database: told apart from totals, VAT and revenue everywhere.
import { expect, test } from '@jest/globals';
import type { DayCloseDetail, OpenPeriod } from '@theke/contracts/ordering/day-close';
import { type CreatedOrder, type Order, orderDraftExample, type PublicOrder } from '@theke/contracts/ordering/order';
import { paymentRefunded, paymentSucceeded } from '@theke/contracts/payments/payment-events';
import type { Role } from '@theke/contracts/permissions';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const clock = new Date('2026-11-21T11:02:00Z');
const service = runDuringTests(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });

async function aShop(settings: object = { isTipEnabled: true }) {
  const branch = { ...aBranch, isCardProviderEnabled: true, ...settings };
  const tenant = await publishShop(service(), {
    config: { ...aConfig, enableCardProvider: true },
    branches: [branch],
    products: [{ ...margherita, tax: 10, takeawayTax: 10, dineInTax: 10 }],
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service(), method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const submit = (draft: object = {}) => send('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant));
  const order = async (draft: object = {}) => made(await submit(draft));
  const read = async (id: string) => (await send('GET', `/orders/${id}`)).body.data as Order;
  const move = async (id: string, ...moves: string[]) => {
    for (const each of moves) expect((await send('POST', `/orders/${id}/status/${each}`, {})).status).toBe(200);
  };
  const byGuest = (one: CreatedOrder, tip: number) =>
    send('POST', `/orders/public/${one.uid}/${one.hash}/tip`, { tip }, asGuest(tenant));
  const byStaff = async (id: string, tip: number, role: Role = 'ROLE_ADMIN') => {
    const as = asStaff(tenant, { roles: [role], branches: [aBranch.id] });
    return send('PUT', `/orders/${id}/tip`, { version: (await read(id)).version, tip }, as);
  };
  /** An order of 10.90 and a tip of 2 that was paid online. */
  const paid = async () => {
    const one = await order({ paymentMethod: 'card', tip: 2 });
    const fact = { ...paymentSucceeded.example, order: one.id, uid: one.uid, amount: 12.9 };
    await service().publish(tenant, paymentSucceeded(exampleIds.payment, 3, fact));
    await service().settled();
    return one;
  };
  /** Payments reports that `total` was refunded so far. */
  const refunded = async ({ id, uid }: CreatedOrder, total: number) => {
    const fact = { ...paymentRefunded.example, order: id, uid, amount: total, refundedTotal: total };
    await service().publish(tenant, paymentRefunded(exampleIds.payment, 4 + Math.round(total * 100), fact));
    await service().settled();
  };
  const open = async () => (await send('GET', `/day-closes/open/${aBranch.id}`)).body.data as OpenPeriod;
  const close = async (number: number) =>
    (await send('POST', '/day-closes', { id: uuidv7(), branch: { id: aBranch.id }, number, counted: 0 })).body
      .data as DayCloseDetail;
  return { tenant, send, submit, order, read, move, byGuest, byStaff, paid, refunded, open, close };
}

const made = ({ status, body }: Reply): CreatedOrder => {
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data as CreatedOrder;
};
const faults = ({ status, body }: Reply) => [status, ...(body.errors ?? []).map(({ code, field }) => [code, field])];

// TIP-01, TIP-03, TIP-04
test('stores a tip beside the totals, publishes it and shows it to guest and staff', async () => {
  const { tenant, order, read, send } = await aShop();
  const one = await order({ tip: 1.5, expectedTotal: 10.9 });
  expect(one.totals.total.gross).toBe(10.9);
  expect(await read(one.id)).toMatchObject({ tip: 1.5, totals: { total: { gross: 10.9 } } });
  const page = (await send('GET', `/orders/public/${one.uid}/${one.hash}`, undefined, asGuest(tenant))).body.data;
  expect(page).toMatchObject({ tip: 1.5 });
  const placed = () =>
    service().events.filter(({ type, subject }) => type.startsWith('ordering.order-placed') && subject === one.id);
  await until('the event is published', () => placed().length > 0);
  expect(placed()[0]?.data).toMatchObject({ order: { tip: 1.5, totals: { total: { gross: 10.9 } } } });
});

// TIP-01, TIP-03
test('refuses tips that are switched off, too high or no amount of money, and stores nothing', async () => {
  const { submit, order, read } = await aShop();
  expect(faults(await submit({ tip: 20.01 }))).toEqual([422, ['TIP_TOO_HIGH', 'tip']]);
  expect(faults(await submit({ tip: -1 }))[1]).toEqual([expect.any(String), 'tip']);
  expect(faults(await submit({ tip: 1.005 }))).toEqual([422, ['TOO_PRECISE', 'tip']]);
  const without = await order({ tip: 0 });
  expect(await read(without.id)).not.toHaveProperty('tip');
  const off = await aShop({ isTipEnabled: false });
  expect(faults(await off.submit({ tip: 1 }))).toEqual([422, ['TIP_NOT_OFFERED', 'tip']]);
  const asking = await aShop({ isTipEnabled: true, isQuotationRequired: true });
  expect(faults(await asking.submit({ tip: 1 }))).toContainEqual(['TIP_NOT_OFFERED', 'tip']);
});

// TIP-05
test('lets the guest change the tip of an order paid on site until it is handed over', async () => {
  const { order, byGuest, move, read } = await aShop();
  const one = await order();
  const given = (await byGuest(one, 2)).body.data as PublicOrder;
  expect(given).toMatchObject({ tip: 2, totals: { total: { gross: 10.9 } } });
  // Sent again: no further change.
  expect((await byGuest(one, 2)).body.data).toEqual(given);
  expect((await byGuest(one, 0)).body.data).not.toHaveProperty('tip');
  expect(faults(await byGuest(one, 25))).toEqual([422, ['TIP_TOO_HIGH', 'tip']]);
  await byGuest(one, 1);
  await move(one.id, 'confirm', 'completed');
  expect(faults(await byGuest(one, 3))).toEqual([409, ['TIP_NOT_CHANGEABLE', undefined]]);
  const { tip, edits } = await read(one.id);
  expect(tip).toBe(1);
  expect(edits.map(({ by, text }) => `${by}: ${text}`.replaceAll('\u00a0', ' '))).toEqual([
    'Gast: Trinkgeld: 2,00 €',
    'Gast: Trinkgeld gestrichen (2,00 €)',
    'Gast: Trinkgeld: 1,00 €',
  ]);
});

// TIP-05
test('a guest cannot change a tip that was paid online, nor give one where tips are off', async () => {
  const shop = await aShop();
  const online = await shop.paid();
  expect(faults(await shop.byGuest(online, 5))).toEqual([409, ['TIP_NOT_CHANGEABLE', undefined]]);
  const off = await aShop({});
  expect(faults(await off.byGuest(await off.order(), 1))).toEqual([409, ['TIP_NOT_OFFERED', 'tip']]);
});

// TIP-07, TIP-08
test('staff record a cash tip until a day close has counted it; the close tells it apart from revenue', async () => {
  const { order, move, byStaff, open, close, read } = await aShop();
  const { id } = await order();
  await move(id, 'confirm', 'completed');
  expect((await byStaff(id, 3, 'ROLE_EMPLOYEE')).status).toBe(200);
  expect((await byStaff(id, 2)).status).toBe(200);
  const figures = {
    methods: [{ method: 'cash', orders: 1, taken: 12.9, refunded: 0, tips: 2 }],
    revenue: { gross: 10.9 },
    vat: [{ rate: 10, revenue: { net: 9.9091, tax: 0.9909, gross: 10.9 } }],
    tips: 2,
    outstanding: 0,
  };
  expect(await open()).toMatchObject({ ...figures, cash: 12.9 });
  expect(await close(1)).toMatchObject({ ...figures, cash: { taken: 12.9, tips: 2, expected: 12.9 } });
  expect(faults(await byStaff(id, 5))).toEqual([409, ['TIP_COUNTED', undefined]]);
  expect((await read(id)).tip).toBe(2);
  expect(await open()).toMatchObject({ methods: [], tips: 0 });
});

// TIP-08
test('one of a day close and a change of the tip comes first: the tip is counted as it is stored', async () => {
  const { order, move, byStaff, close, read } = await aShop();
  const orders = await Promise.all(Array.from({ length: 6 }, () => order()));
  for (const { id } of orders) await move(id, 'confirm', 'completed');
  const changes = orders.map(({ id }) => byStaff(id, 1));
  const [first] = await Promise.all([close(1), ...changes]);
  const second = await close(2);
  const stored = await Promise.all(orders.map(async ({ id }) => (await read(id)).tip ?? 0));
  expect((first.tips ?? 0) + (second.tips ?? 0)).toBe(stored.reduce((sum, tip) => sum + tip, 0));
});

// TIP-06
test('a part refund leaves the tip, a full one includes it', async () => {
  const { paid, refunded, read, open } = await aShop();
  const one = await paid();
  expect(await open()).toMatchObject({ methods: [{ method: 'card', taken: 12.9, tips: 2 }], tips: 2 });
  await refunded(one, 4);
  const part = await read(one.id);
  expect(part).toMatchObject({ refunded: 4, refundedOfTotal: 4, isRefunded: false });
  expect(part).not.toHaveProperty('refundedOfTip');
  expect(await open()).toMatchObject({ tips: 2, revenue: { gross: 6.9 }, outstanding: 0 });
  await refunded(one, 12.9);
  expect(await read(one.id)).toMatchObject({ refundedOfTotal: 10.9, refundedOfTip: 2, isRefunded: true });
  expect(await open()).toMatchObject({ tips: 0, revenue: { net: 0, tax: 0, gross: 0 }, outstanding: 0 });
});

// TIP-06, TIP-08
test('staff who may refund give back the tip of an online payment; no more than that, and never a higher one', async () => {
  const { paid, refunded, read, byStaff, open } = await aShop();
  const one = await paid();
  expect(faults(await byStaff(one.id, 0, 'ROLE_EMPLOYEE'))).toEqual([403, ['FORBIDDEN', 'tip']]);
  expect(faults(await byStaff(one.id, 3))).toEqual([409, ['TIP_NOT_CHANGEABLE', 'tip']]);
  expect((await byStaff(one.id, 0.5)).status).toBe(200);
  // Until payments has refunded it, the close names it.
  expect(await open()).toMatchObject({ tips: 0.5, revenue: { gross: 10.9 }, outstanding: 1.5 });
  await refunded(one, 1.5);
  expect(await read(one.id)).toMatchObject({ tip: 0.5, refunded: 1.5, refundedOfTotal: 0, isRefunded: false });
  expect(await open()).toMatchObject({ tips: 0.5, revenue: { gross: 10.9 }, outstanding: 0 });
  expect(faults(await byStaff(one.id, 0))).toEqual([409, ['TIP_NOT_CHANGEABLE', undefined]]);
});

// TIP-06
test('cash refunds include the tip at most once', async () => {
  const { order, move, byStaff, send, read } = await aShop();
  const { id } = await order();
  await move(id, 'confirm', 'completed');
  await byStaff(id, 2);
  const record = async (amount?: number) =>
    send('POST', `/orders/${id}/refunds`, { version: (await read(id)).version, reason: '', ...(amount && { amount }) });
  expect(faults(await record(12.91))[1]).toEqual(['REFUND_TOO_HIGH', 'amount']);
  expect((await record()).status).toBe(200);
  expect(await read(id)).toMatchObject({ refunded: 12.9, refundedOfTotal: 10.9, refundedOfTip: 2, isRefunded: true });
});

// TIP-10
test('tips are in no turnover of a customer and no sum of the history', async () => {
  const { order, move, read, send } = await aShop();
  const one = await order({ tip: 5 });
  await move(one.id, 'confirm', 'completed');
  const { customer } = (await send('GET', `/orders/${one.id}/guest`)).body.data as { customer: { id: string } };
  expect((await send('GET', `/customers/${customer.id}`)).body.data).toMatchObject({ revenue: 10.9 });
  expect((await send('GET', '/orders?filter[totalFrom]=10.9&filter[totalUntil]=11')).body.data).toMatchObject([
    { id: one.id, tip: 5 },
  ]);
  expect((await read(one.id)).totals.total.gross).toBe(10.9);
});
