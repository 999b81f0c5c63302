// Guests pay their part of a table's bill online, on a real database: reservations, late payments, refunds,
// concurrency.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Payable, payableChanged } from '@theke/contracts/ordering/payable';
import type { PublicTableBill, TableBillDetail, TablePaymentLink } from '@theke/contracts/ordering/table-bill';
import { payableAbandoned, payablePaid, payableRefunded } from '@theke/contracts/payments/payment-events';
import { asGuest } from '@theke/kit/testing/callers';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aHouse, codes, idOf, items, rest, share } from '../../testing/table-house.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const noon = new Date('2026-11-21T11:00:00Z');
let clock = noon;
beforeAll(async () => {
  service = await startForTest(ordering, { env: { RATE_LIMIT_ORDERS: '0' }, now: () => clock });
});
afterAll(() => service.stop());
afterEach(() => {
  clock = noon;
  expect(service.log.filter((line) => line.level === 'error')).toEqual([]);
});

const minutes = (count: number) => {
  clock = new Date(clock.getTime() + count * 60_000);
};

/** A bill with two pizzas (10.00) and three beers (4.00), and a guest with the link of its order. */
async function aTable(changes: object = {}) {
  const house = await aHouse(service, { isCardProviderEnabled: true, ...changes }, () => clock);
  const { tenant, send } = house;
  const guest = asGuest(tenant);
  const bill = await house.ordered();
  const order = idOf(bill);
  const { statusPath } = (await send('GET', `/orders/${order}/guest`)).body.data as { statusPath: string };
  const path = `/orders/public/${statusPath.split('/').slice(2).join('/')}/bill`;
  const reserve = (part: object, more: object = {}, key = uuidv7()) =>
    send('PUT', `${path}/payments/${key}`, { method: 'card', part, ...more }, guest);
  const reserved = async (part: object, more: object = {}) => {
    const reply = await reserve(part, more);
    expect(reply.body.errors).toBeUndefined();
    return reply.body.data as TablePaymentLink;
  };
  const read = async () => (await send('GET', path, undefined, guest)).body.data as PublicTableBill;
  const payables = async (id: string) =>
    (await house.eventsOf(payableChanged.type))
      .map(({ data }) => (data as { payable: Payable }).payable)
      .filter((payable) => payable.id === id);
  const statuses = async (id: string) => (await payables(id)).map(({ status }) => status);
  const about = (payable: string) => ({ payable, kind: 'table-bill' as const, branch: house.branch.id });
  const publish = async (fact: Parameters<typeof service.publish>[1]) => {
    await service.publish(tenant, fact);
    await service.settled();
  };
  const pay = (id: string) => publish(payablePaid(uuidv7(), 3, { ...payablePaid.example, ...about(id) }));
  const giveUp = (id: string) => publish(payableAbandoned(id, 1, { ...payableAbandoned.example, ...about(id) }));
  const refund = (id: string, refundedTotal: number) =>
    publish(
      payableRefunded(uuidv7(), 4, { ...payableRefunded.example, ...about(id), refundedTotal, note: 'Zu salzig' }),
    );
  const release = (id: string) => send('POST', `/table-bills/${bill.id}/reserved/${id}/release`, {});
  return {
    ...house,
    ...{ bill, orderId: order, path, guest, reserve, reserved, readPublic: read, payables, statuses },
    ...{ pay, giveUp, refund, release },
  };
}

// TABLE-13, TABLE-14, TABLE-09
test('a guest reserves items with a tip; when they are paid, the bill has the settlement and the close its method', async () => {
  const table = await aTable();
  const { orderId, bill } = table;
  const link = await table.reserved(items([orderId, 0, 1], [orderId, 1, 2]), { tip: 2, expected: 18 });
  expect(link).toMatchObject({ amount: 20, currency: 'EUR', expiresAt: '2026-11-21T11:10:00.000Z' });
  expect(link.uid).toHaveLength(12);
  expect(await table.payables(link.id)).toMatchObject([
    {
      ...{ kind: 'table-bill', uid: link.uid, title: 'Rechnung von Tisch 14', amount: 20, method: 'card' },
      ...{ status: 'due', order: { id: orderId } },
    },
  ]);
  // It is reserved, not paid.
  expect(await table.read(bill.id)).toMatchObject({
    ...{ open: 32, settlements: [], reserved: [{ id: link.id, gross: 18, tip: 2, method: 'card' }] },
    openItems: [
      { index: 0, amount: 1, gross: 10 },
      { index: 1, amount: 1, gross: 4 },
    ],
  });
  expect(await table.readPublic()).toMatchObject({
    ...{ open: 32, payable: 14, onlineMethods: ['card'], reserved: [{ id: link.id, gross: 18 }] },
    rounds: [{ id: orderId, items: [{ pieces: [10] }, { pieces: [4] }] }],
  });
  await table.pay(link.id);
  const paid = await table.read(bill.id);
  expect(paid).toMatchObject({ open: 14, reserved: [], settlements: [{ id: link.id, gross: 18, tip: 2 }] });
  const order = await table.order(orderId);
  // The order stays one that is paid on site: payments owns only orders that are paid online as a whole.
  expect(order).toMatchObject({ paymentMethod: 'cash', isPaid: false, tip: 2, payments: [{ method: 'card' }] });
  expect(order.edits.at(-1)).toMatchObject({ by: 'Gast', text: expect.stringMatching(/^Am Tisch bezahlt: 18,00/) });
  expect(await table.statuses(link.id)).toEqual(['due', 'paid']);
  expect(await table.close(1)).toMatchObject({
    methods: [{ method: 'card', orders: 1, taken: 20, tips: 2 }],
    vat: [
      { rate: 10, revenue: { gross: 10 } },
      { rate: 20, revenue: { gross: 8 } },
    ],
    outstanding: 0,
  });
});

// TABLE-14
test('of fifty guests who pay the same item at once, exactly one is accepted, and staff cannot take it either', async () => {
  const table = await aTable();
  const only = items([table.orderId, 0, 2]);
  const replies = await Promise.all(Array.from({ length: 50 }, () => table.reserve(only)));
  expect(replies.map(codes).toSorted()).toEqual([[200], ...Array.from({ length: 49 }, () => [409, 'PART_RESERVED'])]);
  expect(codes(await table.settle(table.bill.id, only))).toEqual([409, 'PART_RESERVED']);
  const [link] = replies.flatMap(({ body }) => (body.data as TablePaymentLink | undefined) ?? []);
  await table.pay(link?.id ?? '');
  expect(await table.read(table.bill.id)).toMatchObject({ open: 12, settlements: [{ gross: 20 }] });
  expect(codes(await table.reserve(only))).toEqual([409, 'ITEM_PAID']);
});

// TABLE-14
test('the same request sent ten times reserves once, and a repeated payment is stored once', async () => {
  const table = await aTable();
  const key = uuidv7();
  const replies = await Promise.all(Array.from({ length: 10 }, () => table.reserve(share(4), { expected: 8 }, key)));
  const ids = new Set(replies.map(({ body }) => (body.data as TablePaymentLink).id));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  expect(await table.statuses(id)).toEqual(['due']);
  for (let time = 0; time < 3; time++) await table.pay(id);
  expect(await table.read(table.bill.id)).toMatchObject({ open: 24, settlements: [{ gross: 8 }] });
  expect(await table.statuses(id)).toEqual(['due', 'paid']);
});

// TABLE-14, TABLE-15
test('an unpaid part is free after ten minutes; a payment that arrives later counts while the part is open', async () => {
  const table = await aTable();
  const link = await table.reserved(rest);
  expect(codes(await table.settle(table.bill.id, rest))).toEqual([409, 'PART_RESERVED']);
  minutes(9);
  await service.runTimers();
  expect(await table.statuses(link.id)).toEqual(['due']);
  minutes(1);
  await service.runTimers();
  expect(await table.statuses(link.id)).toEqual(['due', 'expired']);
  expect(await table.readPublic()).toMatchObject({ payable: 32, reserved: [] });
  await table.pay(link.id);
  expect(await table.statuses(link.id)).toEqual(['due', 'expired', 'paid']);
  // The bill is closed; the kitchen has not served the round yet.
  expect((await table.order(table.orderId)).status).toBe('confirmed');
  expect(await table.list()).toEqual([]);
});

// TABLE-15
test('a payment that arrives after the part was paid otherwise is refused, so that payments refunds it', async () => {
  const table = await aTable();
  const link = await table.reserved(items([table.orderId, 0, 2]), { tip: 1 });
  minutes(10);
  await service.runTimers();
  expect(codes(await table.settle(table.bill.id, items([table.orderId, 0, 1])))).toEqual([200]);
  await table.pay(link.id);
  expect(await table.statuses(link.id)).toEqual(['due', 'expired', 'refused']);
  await table.refund(link.id, 21);
  expect(await table.read(table.bill.id)).toMatchObject({ open: 22, settlements: [{ method: 'cash', gross: 10 }] });
  expect(await table.order(table.orderId)).toMatchObject({ refunded: 0 });
});

// TABLE-16
test('a part that the guest gives up or staff release is free at once, and a later payment is not stored', async () => {
  const table = await aTable();
  const [given, released] = [await table.reserved(share(2)), await table.reserved(rest)];
  await table.giveUp(given.id);
  expect(codes(await table.release(released.id))).toEqual([200]);
  expect(codes(await table.release(uuidv7()))).toEqual([404, 'NOT_FOUND']);
  for (const { id } of [given, released]) {
    expect(await table.statuses(id)).toEqual(['due', 'refused']);
    await table.pay(id);
  }
  expect(await table.read(table.bill.id)).toMatchObject({ open: 32, reserved: [], settlements: [] });
});

// TABLE-06, TABLE-12
test('when guests have paid everything, the rounds are completed and each part has a receipt to sign', async () => {
  const table = await aTable({ fiscalRegister: 'MARILLO-1' });
  await table.move(table.orderId, 'in-delivery');
  const [mine, yours] = [await table.reserved(items([table.orderId, 1, 3])), await table.reserved(rest, { tip: 3 })];
  await table.pay(yours.id);
  expect(await table.read(table.bill.id)).toMatchObject({ state: 'open', open: 12 });
  await table.pay(mine.id);
  expect(await table.list()).toEqual([]);
  expect(await table.order(table.orderId)).toMatchObject({ status: 'completed', tip: 3 });
  const receipts = await table.eventsOf('ordering.receipt-to-sign.v1');
  expect(receipts.map(({ data }) => data)).toMatchObject([
    { paymentMethod: 'card', gross: 20 },
    { paymentMethod: 'card', gross: 12, items: [{ name: 'Bier', gross: 12 }] },
  ]);
  await table.refund(mine.id, 4);
  const all = await table.eventsOf('ordering.receipt-to-sign.v1');
  expect(all.at(-1)?.data).toMatchObject({ kind: 'reversal', paymentMethod: 'card', gross: -4 });
});

// TABLE-17
test('a refund of an online part belongs to its method, and only the rest can be refunded on site', async () => {
  const table = await aTable();
  const link = await table.reserved(items([table.orderId, 0, 1]), { tip: 1 });
  await table.pay(link.id);
  await table.settle(table.bill.id, rest);
  for (let time = 0; time < 2; time++) await table.refund(link.id, 4);
  const order = await table.order(table.orderId);
  expect(order).toMatchObject({ refunded: 4, payments: [{ refunded: 4 }, { method: 'cash', gross: 22 }] });
  expect(await table.close(1)).toMatchObject({
    methods: [
      { method: 'cash', taken: 22, refunded: 0 },
      { method: 'card', taken: 11, refunded: 4, tips: 1 },
    ],
    refunds: [{ method: 'card', amount: 4, reason: 'Zu salzig' }],
    outstanding: 0,
  });
  const onSite = (amount: number) =>
    table.send('POST', `/orders/${table.orderId}/refunds`, { version: order.version, amount, reason: '' });
  expect(codes(await onSite(22.01))).toEqual([422, 'REFUND_TOO_HIGH']);
  expect((await onSite(22)).status).toBeLessThan(300);
});

// TABLE-13
test('refuses a wrong link, another amount, a method that is not offered, a high tip and a paid bill', async () => {
  const table = await aTable();
  const wrong = await table.send(
    'PUT',
    `${table.path.replace('/bill', '~/bill')}/payments/${uuidv7()}`,
    { method: 'card', part: rest },
    table.guest,
  );
  expect(codes(wrong)).toEqual([404, 'NOT_FOUND']);
  expect(codes(await table.reserve(rest, { expected: 31 }))).toEqual([409, 'BILL_CHANGED']);
  expect(codes(await table.reserve(rest, { method: 'paypal' }))).toEqual([409, 'ONLINE_NOT_OFFERED']);
  expect(codes(await table.reserve(rest, { method: 'cash' }))[0]).toBe(422);
  expect(codes(await table.reserve(rest, { tip: 33 }))).toEqual([422, 'TIP_TOO_HIGH']);
  await table.settle(table.bill.id, rest);
  expect(codes(await table.reserve(rest))).toEqual([409, 'BILL_CLOSED']);
  expect((await table.readPublic()).payable).toBe(0);
});

// TABLE-15
test('a part of a round that is canceled meanwhile is refused', async () => {
  const table = await aTable();
  const link = await table.reserved(rest);
  expect(codes(await table.move(table.orderId, 'cancel'))).toEqual([200]);
  await table.pay(link.id);
  expect(await table.statuses(link.id)).toEqual(['due', 'refused']);
});

// TABLE-06, TABLE-14
test('guests and staff who pay at once take exactly the bill', async () => {
  const table = await aTable();
  const { bill } = table;
  const calls = Array.from({ length: 12 }, (_, index) =>
    index % 3 === 0 ? table.settle(bill.id, share(5)) : table.reserve(share(6)),
  );
  const replies = await Promise.all(calls);
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const links = replies.flatMap(({ body }) => {
    const data = body.data as TablePaymentLink | TableBillDetail;
    return 'hash' in data ? [data.id] : [];
  });
  expect(links).toHaveLength(8);
  for (const id of links.slice(0, 5)) await table.pay(id);
  minutes(10);
  await service.runTimers();
  await table.settle(bill.id, rest);
  const { settlements, open, state } = await table.read(bill.id);
  expect({ open, state }).toEqual({ open: 0, state: 'closed' });
  expect(settlements.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0)).toBe(3200);
});
