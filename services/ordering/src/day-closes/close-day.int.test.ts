// Day closes of a branch on a real database: what they count, concurrent closes, and orders that change meanwhile.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DayClose, DayCloseDetail, OpenPeriod } from '@theke/contracts/ordering/day-close';
import { dayClosed } from '@theke/contracts/ordering/day-close';
import { type CreatedOrder, type Order, orderDraftExample } from '@theke/contracts/ordering/order';
import { paymentRefunded, paymentSucceeded } from '@theke/contracts/payments/payment-events';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const noon = new Date('2026-11-21T11:00:00Z');
let clock = noon;
const after = (minutes: number) => {
  clock = new Date(noon.getTime() + minutes * 60_000);
};
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => {
  clock = noon;
  expect(service.log.filter((line) => line.level === 'error')).toEqual([]);
});

const other = { ...aBranch, id: uuidv7(), name: 'Zweite Filiale' };

async function aShop() {
  const tenant = await publishShop(service, {
    config: { ...aConfig, enableCardProvider: true },
    branches: [{ ...aBranch, isCardProviderEnabled: true }, other],
    products: [{ ...margherita, tax: 10, takeawayTax: 10, dineInTax: 10 }],
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service, method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const order = async (draft: object = {}) =>
    (await send('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant))).body.data as CreatedOrder;
  const move = async (id: string, ...moves: string[]) => {
    for (const each of moves) expect((await send('POST', `/orders/${id}/status/${each}`, {})).status).toBe(200);
  };
  /** An order for 10.90 that was paid in cash. */
  const sold = async () => {
    const { id } = await order();
    await move(id, 'confirm', 'completed');
    return id;
  };
  const paid = async () => {
    const { id, uid } = await order({ paymentMethod: 'card' });
    await service.publish(
      tenant,
      paymentSucceeded(exampleIds.payment, 3, { ...paymentSucceeded.example, order: id, uid }),
    );
    await service.settled();
    return { id, uid };
  };
  const open = async () => (await send('GET', `/day-closes/open/${aBranch.id}`)).body.data as OpenPeriod;
  const close = (draft: object = {}, as = asStaff(tenant)) =>
    send('POST', '/day-closes', { id: uuidv7(), branch: { id: aBranch.id }, number: 1, counted: 0, ...draft }, as);
  const closes = async () =>
    (await send('GET', `/day-closes?sort=number&filter[branch]=${aBranch.id}`)).body.data as DayClose[];
  return { tenant, send, order, move, sold, paid, open, close, closes };
}

const closed = ({ status, body }: Reply): DayCloseDetail => {
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data as DayCloseDetail;
};
const codes = ({ body }: Reply) => body.errors?.map(({ code }) => code);

// CLOSE-01, CLOSE-02, CLOSE-06, CLOSE-07
test('closes what came in since the last close, with VAT, cash and the difference', async () => {
  const { tenant, sold, paid, order, move, open, close, send } = await aShop();
  await sold();
  await paid();
  const waiting = await order();
  const canceled = await order();
  await move(canceled.id, 'cancel');
  const period = await open();
  expect(period).toMatchObject({
    ...{ number: 1, businessDay: '2026-11-21', from: noon.toISOString(), orders: 2, cash: 10.9 },
    methods: [
      { method: 'cash', orders: 1, taken: 10.9, refunded: 0 },
      { method: 'card', orders: 1, taken: 10.9, refunded: 0 },
    ],
    open: { number: 1, sum: 10.9 },
    canceled: { number: 1, sum: 10.9 },
  });
  after(60);
  const pieces = [
    { value: 100, number: 1 },
    { value: 10, number: 1 },
  ];
  const first = closed(await close({ float: 100, counted: 110, pieces, note: 'Wechselgeldfehler', expected: 110.9 }));
  expect(first).toMatchObject({
    ...{ number: 1, from: noon.toISOString(), closedAt: clock.toISOString(), closedBy: { name: 'Dora Huber' } },
    vat: [{ rate: 10, revenue: { net: 19.8182, tax: 1.9818, gross: 21.8 } }],
    cash: { float: 100, taken: 10.9, expected: 110.9, counted: 110, difference: -0.9, note: 'Wechselgeldfehler' },
    cancellations: [{ order: { id: canceled.id }, amount: 10.9 }],
  });
  await service.settled();
  expect(service.events.filter(({ type, tenantid }) => type === dayClosed.type && tenantid === tenant)).toMatchObject([
    { subject: first.id, data: { number: 1, revenue: { gross: 21.8 }, difference: -0.9 } },
  ]);
  expect((await send('GET', `/day-closes/${first.id}`)).body.data).toEqual(first);
  // The open order counts once it is handed over.
  await move(waiting.id, 'confirm', 'completed');
  expect(await open()).toMatchObject({ number: 2, from: first.closedAt, orders: 1, cash: 10.9, float: 100 });
});

// CLOSE-03
test('a refund, a correction and a cancellation after a close count in the next one', async () => {
  const { tenant, sold, paid, send, close } = await aShop();
  const cash = await sold();
  const card = await paid();
  closed(await close());
  const { version } = (await send('GET', `/orders/${cash}`)).body.data as Order;
  await send('POST', `/orders/${cash}/refunds`, { version, amount: 2.5, reason: 'Kalt geliefert' });
  await send('POST', `/orders/${card.id}/status/cancel`, { reason: 'Ofen kaputt' });
  const refund = { ...paymentRefunded.example, order: card.id, uid: card.uid, amount: 10.9, refundedTotal: 10.9 };
  await service.publish(tenant, paymentRefunded(exampleIds.payment, 4, { ...refund, note: 'Storniert' }));
  await service.settled();
  const second = closed(await close({ number: 2 }));
  expect(second).toMatchObject({
    orders: -1,
    methods: [
      { method: 'cash', orders: 0, taken: 0, refunded: 2.5 },
      { method: 'card', orders: -1, taken: 0, refunded: 10.9 },
    ],
    revenue: { gross: -13.4 },
    outstanding: 0,
    canceled: { number: 1, sum: 10.9 },
    cash: { expected: -2.5 },
    cancellations: [{ order: { uid: card.uid }, reason: 'Ofen kaputt' }],
  });
  expect(second.refunds.map(({ amount, method, reason }) => [amount, method, reason]).toSorted()).toEqual(
    [
      [2.5, 'cash', 'Kalt geliefert'],
      [10.9, 'card', 'Storniert'],
    ].toSorted(),
  );
  expect(closed(await close({ number: 3 }))).toMatchObject({ methods: [], vat: [], refunds: [], cancellations: [] });
});

// CLOSE-03
test('a change with an earlier time than the last close counts in the next one', async () => {
  const { order, move, close } = await aShop();
  const { id } = await order();
  await move(id, 'confirm');
  after(120);
  closed(await close());
  after(60);
  await move(id, 'completed');
  after(180);
  expect(closed(await close({ number: 2 }))).toMatchObject({ orders: 1, methods: [{ method: 'cash', taken: 10.9 }] });
});

// CLOSE-01
test('two people who close at the same time make one close; a repeated request makes none', async () => {
  const { sold, close, closes } = await aShop();
  await sold();
  const replies = await Promise.all([close(), close(), close()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(replies.flatMap((reply) => codes(reply) ?? [])).toEqual(['DAY_CLOSED', 'DAY_CLOSED']);
  const id = uuidv7();
  const repeated = await Promise.all([close({ id, number: 2 }), close({ id, number: 2 })]);
  expect(repeated.map(({ status }) => status)).toEqual([201, 201]);
  expect(closed(repeated[0])).toEqual(closed(repeated[1]));
  expect((await closes()).map(({ number, orders }) => [number, orders])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

// CLOSE-03
test('orders that are paid while the day is closed are counted exactly once', async () => {
  const { tenant, order, move, close, closes } = await aShop();
  const orders = await Promise.all(Array.from({ length: 12 }, () => order()));
  for (const { id } of orders) await move(id, 'confirm');
  let number = 1;
  const closing = async () => {
    for (let times = 0; times < 4; times += 1, number += 1) closed(await close({ number }));
  };
  await Promise.all([closing(), ...orders.map(({ id }) => move(id, 'completed'))]);
  closed(await close({ number }));
  const all = await closes();
  expect(all.map((one) => one.number)).toEqual([1, 2, 3, 4, 5]);
  expect(all.reduce((sum, one) => sum + one.orders, 0)).toBe(12);
  const cents = all.reduce((sum, { revenue }) => sum + Math.round(revenue.gross * 100), 0);
  expect(cents).toBe(12 * 1_090);
  const counted = await service.sql<{ orders: number; rows: number }>(
    `select count(distinct order_id)::int as orders, count(*)::int as rows from day_close_order
     where tenant_id = $1 and takings ->> 'isSold' = 'true'`,
    [tenant],
  );
  expect(counted).toEqual([{ orders: 12, rows: 12 }]);
});

// CLOSE-06
test('closes nothing if the expected cash changed meanwhile or the pieces do not add up', async () => {
  const { sold, open, close, closes } = await aShop();
  const { cash } = await open();
  await sold();
  expect(codes(await close({ counted: 0, expected: cash }))).toEqual(['CASH_CHANGED']);
  const pieces = [{ value: 10, number: 1 }];
  expect(codes(await close({ counted: 10.9, pieces }))).toEqual(['PIECES_MISMATCH']);
  expect(codes(await close({ number: 7 }))).toEqual(['DAY_CLOSED']);
  expect(await closes()).toEqual([]);
  expect(closed(await close({ counted: 10.9, expected: 10.9 })).number).toBe(1);
});

// CLOSE-08
test('only administrators and managers of the branch read and close its days', async () => {
  const { tenant, send, close } = await aShop();
  const manager = (branches: string[]) => asStaff(tenant, { roles: ['ROLE_MANAGER'], branches });
  expect((await close({}, manager([other.id]))).status).toBe(404);
  const { id } = closed(await close({}, manager([aBranch.id])));
  const read = async (as: ReturnType<typeof asStaff>) => (await send('GET', `/day-closes/${id}`, undefined, as)).status;
  expect(await read(manager([]))).toBe(200);
  expect(await read(manager([other.id]))).toBe(404);
  expect(await read(asStaff(uuidv7()))).toBe(404);
  expect(await read(asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [aBranch.id] }))).toBe(403);
  const listed = (await send('GET', '/day-closes', undefined, manager([other.id]))).body.data;
  expect(listed).toEqual([]);
});

// CLOSE-01
test('the service may add and read closes in the database, and neither change nor delete them', async () => {
  const grants = await service.sql<{ name: string; grants: string[] }>(
    `select relname as name, array_agg(privilege_type order by privilege_type) as grants
     from pg_class, aclexplode(relacl) where relname in ('day_close', 'day_close_order') and grantee <> relowner
     group by relname order by relname`,
  );
  expect(grants).toEqual(['day_close', 'day_close_order'].map((name) => ({ name, grants: ['INSERT', 'SELECT'] })));
});
