// Bills of tables on a real database: rounds, courses, payments in parts, guests, and concurrent calls.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { FiscalReceipt } from '@theke/contracts/ordering/fiscal-receipt';
import { type Order, orderDraftExample, type PublicOrder } from '@theke/contracts/ordering/order';
import { orderConfirmed, orderPlaced } from '@theke/contracts/ordering/order-events';
import type { PublicTableBill, TableBill, TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { paymentSucceeded } from '@theke/contracts/payments/payment-events';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asKey, asStaff } from '@theke/kit/testing/callers';
import { openStream } from '@theke/kit/testing/open-stream';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aHouse, beer, codes, idOf, item, items, pizza, rest, share } from '../../testing/table-house.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
beforeAll(async () => {
  service = await startForTest(ordering, { env: { RATE_LIMIT_ORDERS: '0' } });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

// TABLE-01, TABLE-02
test('a table has one open bill, also when it is opened ten times at once', async () => {
  const { send, table, list, open } = await aHouse(service);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => send('POST', '/table-bills', { table: table.id })),
  );
  expect(new Set(replies.map(({ body }) => (body.data as TableBillDetail).id)).size).toBe(1);
  expect(await list()).toMatchObject([{ table: { id: table.id }, state: 'open', rounds: 0, open: 0, currency: 'EUR' }]);
  const { id } = await open();
  expect((await send('POST', `/table-bills/${id}/close`, {})).body.data).toMatchObject({ state: 'closed' });
  expect(await list()).toEqual([]);
  expect((await open()).id).not.toBe(id);
});

// TABLE-03
test('a round is a confirmed order for the house with number, stock and the name of the waiter', async () => {
  const { ordered, order, list, eventsOf } = await aHouse(service);
  const bill = await ordered();
  expect(bill).toMatchObject({ rounds: 1, total: 32, open: 32, isShared: false, settlements: [] });
  const round = await order(idOf(bill));
  expect(round).toMatchObject({
    ...{ status: 'confirmed', deliveryType: 'dineIn', bill: bill.id, tableIdentifier: '14', ticketNumber: 1 },
    origin: { kind: 'staff' },
  });
  expect(round.firedCourse).toBeUndefined();
  expect(round.history.map(({ status, by }) => [status, by])).toEqual([
    ['placed', 'Dora Huber'],
    ['confirmed', 'Dora Huber'],
  ]);
  expect(await list()).toMatchObject([{ open: 32, rounds: 1 }]);
  expect(await eventsOf(orderPlaced.type)).toHaveLength(1);
  expect(await eventsOf(orderConfirmed.type)).toHaveLength(1);
});

// TABLE-03
test('the same round sent twice with one key is ordered once', async () => {
  const { open, send } = await aHouse(service);
  const { id } = await open();
  const body = { items: [item(beer, 1)] };
  const key = { 'idempotency-key': uuidv7() };
  for (let time = 0; time < 2; time++)
    expect((await send('POST', `/table-bills/${id}/rounds`, body, undefined, key)).body.data).toMatchObject({
      rounds: 1,
    });
});

// TABLE-03
test('orders also while the branch is closed for guests, and refuses what is not on the menu', async () => {
  const { open, round } = await aHouse(service, { openingHours: [] });
  const { id } = await open();
  expect((await round(id, [item(pizza, 1)])).status).toBe(200);
  expect(codes(await round(id, [item({ id: uuidv7() }, 1)]))).toEqual([422, 'PRODUCT_UNAVAILABLE']);
});

// TABLE-07, TABLE-08
test('later courses wait until they are fired; firing is announced to the kitchen once', async () => {
  const { open, round, send, order, list } = await aHouse(service);
  const bill = (await round((await open()).id, [item(beer, 2), item(pizza, 1, 2), item(pizza, 1, 3)])).body
    .data as TableBillDetail;
  const id = idOf(bill);
  expect(await order(id)).toMatchObject({ firedCourse: 1, items: [{}, { course: 2 }, { course: 3 }] });
  expect(await list()).toMatchObject([{ isCourseHeld: true }]);
  const fire = (course: number) => send('PUT', `/orders/${id}/fired-course`, { course });
  const { version } = (await fire(2)).body.data as Order;
  expect((await fire(2)).body.data).toMatchObject({ firedCourse: 2, version });
  expect(codes(await fire(4))).toEqual([422, 'COURSE_UNKNOWN']);
  await fire(3);
  expect(await order(id)).toMatchObject({
    firedCourse: 3,
    edits: [{ text: 'Gang 2 abgerufen' }, { text: 'Gang 3 abgerufen' }],
  });
  expect(await list()).toMatchObject([{ isCourseHeld: false }]);
});

// TABLE-04, TABLE-06, TABLE-09
test('divides a bill by items and pays the rest: money by method, VAT, tip, completed orders, closed bill', async () => {
  const { ordered, settle, order, read, close, list, move } = await aHouse(service);
  const bill = await ordered();
  const id = idOf(bill);
  await move(id, 'in-delivery');
  const first = await settle(bill.id, items([id, 0, 1], [id, 1, 2]), { tip: 2, expected: 18 });
  expect(first.body.data).toMatchObject({
    ...{ open: 14, state: 'open', settlements: [{ method: 'cash', gross: 18, tip: 2 }] },
    openItems: [
      { index: 0, amount: 1, gross: 10 },
      { index: 1, amount: 1, gross: 4 },
    ],
  });
  // Money in the drawer counts, although the order is not completed.
  expect(await close(1)).toMatchObject({
    methods: [{ method: 'cash', taken: 20, tips: 2 }],
    vat: [
      { rate: 10, revenue: { gross: 10 } },
      { rate: 20, revenue: { gross: 8 } },
    ],
    outstanding: 0,
  });
  expect((await settle(bill.id, rest, { method: 'atm-card' })).body.data).toMatchObject({ open: 0, state: 'closed' });
  expect(await order(id)).toMatchObject({ status: 'completed', tip: 2, payments: [{ gross: 18 }, { gross: 14 }] });
  expect(await close(2)).toMatchObject({
    methods: [
      { method: 'cash', orders: -1, taken: 0 },
      { method: 'atm-card', orders: 1, taken: 14, tips: 0 },
    ],
    vat: [
      { rate: 10, revenue: { gross: 10 } },
      { rate: 20, revenue: { gross: 4 } },
    ],
    outstanding: 0,
  });
  expect(await list()).toEqual([]);
  expect((await read(bill.id)).closedAt).not.toBeNull();
});

// TABLE-18
test('a paid round stays on the board until it is served; money and bill do not wait for it', async () => {
  const { open, round, settle, order, move, close, send } = await aHouse(service);
  const { id } = await open();
  await round(id, [item(beer, 1)]);
  await round(id, [item(pizza, 1)]);
  const bill = (await round(id, [item(pizza, 1), item(beer, 1, 2)])).body.data as TableBillDetail;
  const [ticked, cooking, held] = bill.orders.map((each) => each.id) as [string, string, string];
  await send('PUT', `/orders/${ticked}/items/0/prepared`, { isPrepared: true });
  await move(held, 'in-delivery');
  expect((await settle(id, rest)).body.data).toMatchObject({ state: 'closed', open: 0 });
  const statuses = async () => Promise.all([ticked, cooking, held].map(async (each) => (await order(each)).status));
  expect(await statuses()).toEqual(['completed', 'confirmed', 'in-delivery']);
  const board = (await send('GET', '/orders/current')).body.data as Order[];
  const unfinished = board.filter(({ status }) => status !== 'completed').map((each) => each.id);
  expect(unfinished.toSorted()).toEqual([cooking, held].toSorted());
  expect(await close(1)).toMatchObject({ methods: [{ method: 'cash', taken: 28 }], outstanding: 0 });
  // The waiting course is still cooked.
  expect((await send('PUT', `/orders/${held}/fired-course`, { course: 2 })).status).toBe(200);
  for (const each of [cooking, held]) expect((await move(each, 'completed')).status).toBe(200);
  expect(await statuses()).toEqual(['completed', 'completed', 'completed']);
  // Completing them moves no money.
  expect(await close(2)).toMatchObject({ methods: [], outstanding: 0 });
});

// TABLE-05
test('divides several rounds into equal shares; the cents that are left go to the first', async () => {
  const { ordered, round, settle, order, move } = await aHouse(service);
  const { id } = await ordered();
  const bill = (await round(id, [item(beer, 2)])).body.data as TableBillDetail;
  expect(bill.open).toBe(40);
  for (const { id: each } of bill.orders) await move(each, 'in-delivery');
  expect((await settle(id, share(3), { expected: 13.34 })).body.data).toMatchObject({ open: 26.66, isShared: true });
  expect(codes(await settle(id, items([idOf(bill), 0, 1])))).toEqual([409, 'BILL_SHARED']);
  await settle(id, share(2), { method: 'atm-card', expected: 13.33 });
  expect((await settle(id, share(1), { expected: 13.33 })).body.data).toMatchObject({ open: 0, state: 'closed' });
  for (const { id: each, totals } of bill.orders) {
    const { payments = [], status } = await order(each);
    expect(status).toBe('completed');
    expect(Math.round(payments.reduce((sum, { gross }) => sum + gross, 0) * 100)).toBe(totals.total.gross * 100);
  }
});

// TABLE-06
test('of ten payments of the same item at once, exactly one is taken', async () => {
  const { open, round, settle, read } = await aHouse(service);
  const bill = (await round((await open()).id, [item(pizza, 1), item(beer, 1)])).body.data as TableBillDetail;
  const replies = await Promise.all(Array.from({ length: 10 }, () => settle(bill.id, items([idOf(bill), 0, 1]))));
  expect(replies.map(codes).toSorted()).toEqual([[200], ...Array.from({ length: 9 }, () => [409, 'ITEM_PAID'])]);
  expect(await read(bill.id)).toMatchObject({ open: 4, settlements: [{ gross: 10 }] });
});

// TABLE-06
test('two tables of guests who pay and order at once never deadlock or lose a cent', async () => {
  const { ordered, round, settle, read } = await aHouse(service);
  const { id } = await ordered();
  const calls = Array.from({ length: 8 }, (_, index) =>
    index % 2 === 0 ? settle(id, share(4)) : round(id, [item(beer, 1)]),
  );
  const replies = await Promise.all(calls);
  expect(replies.map(({ status }) => status).toSorted()).toEqual(Array(8).fill(200));
  const bill = await read(id);
  expect(bill.total).toBe(48);
  const taken = bill.settlements.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0);
  expect(taken + Math.round(bill.open * 100)).toBe(4800);
  await settle(id, rest);
  expect(await read(id)).toMatchObject({ open: 0, state: 'closed' });
});

// TABLE-06
test('a repeated payment is taken once; a changed bill and a wrong tip are refused', async () => {
  const { ordered, settle, read } = await aHouse(service);
  const bill = await ordered();
  const settlement = uuidv7();
  for (let time = 0; time < 2; time++) expect((await settle(bill.id, share(2), {}, settlement)).status).toBe(200);
  expect(await read(bill.id)).toMatchObject({ open: 16, settlements: [{ id: settlement, gross: 16 }] });
  expect(codes(await settle(bill.id, rest, { expected: 32 }))).toEqual([409, 'BILL_CHANGED']);
  expect(codes(await settle(bill.id, rest, { tip: 90 }))).toEqual([422, 'TIP_TOO_HIGH']);
  expect((await settle(bill.id, rest)).status).toBe(200);
  expect(codes(await settle(bill.id, rest))).toEqual([409, 'BILL_CLOSED']);
  const plain = await aHouse(service, { isTipEnabled: false });
  expect(codes(await plain.settle((await plain.ordered()).id, rest, { tip: 1 }))).toEqual([409, 'TIP_NOT_OFFERED']);
});

// TABLE-06
test('a round on an open bill is not completed by hand; a partly paid one is not changed, canceled or refunded', async () => {
  const { ordered, send, settle, move, order } = await aHouse(service);
  const bill = await ordered();
  const id = idOf(bill);
  expect(codes(await move(id, 'completed'))).toEqual([409, 'BILL_OPEN']);
  const refund = async () => {
    const { version } = await order(id);
    return send('POST', `/orders/${id}/refunds`, { version, amount: 4, reason: 'Bier war schal.' });
  };
  expect(codes(await refund())).toEqual([409, 'REFUND_NOT_POSSIBLE']);
  await settle(bill.id, items([id, 0, 1]));
  expect(codes(await move(id, 'cancel'))).toEqual([409, 'BILL_OPEN']);
  const { version } = await order(id);
  expect(codes(await send('PUT', `/orders/${id}/items/0`, { version, amount: 1 }))).toEqual([
    409,
    'ORDER_NOT_EDITABLE',
  ]);
  expect(codes(await send('PUT', `/orders/${id}/tip`, { version, tip: 1 }))).toEqual([409, 'TIP_NOT_CHANGEABLE']);
  expect(codes(await send('POST', `/table-bills/${bill.id}/close`, {}))).toEqual([409, 'BILL_OPEN']);
  await settle(bill.id, rest, { method: 'atm-card' });
  expect((await refund()).body.data).toMatchObject({ refunded: 4 });
});

// TABLE-06
test('a canceled round is not paid; the rest of the bill is', async () => {
  const { ordered, round, move, settle } = await aHouse(service);
  const { id } = await ordered();
  const bill = (await round(id, [item(pizza, 1)])).body.data as TableBillDetail;
  expect((await move(idOf(bill, 1), 'cancel')).status).toBe(200);
  expect((await settle(id, rest, { expected: 32 })).body.data).toMatchObject({ state: 'closed', total: 32 });
});

// TABLE-01, TABLE-10
test('guests of one table order onto one bill if the branch wants it, and see all of it', async () => {
  const { guestOrders, list, send, tenant, settle, order, ordered } = await aHouse(service, {
    isTableBillShared: true,
  });
  const created = await Promise.all([guestOrders(), guestOrders({ paymentMethod: 'atm-card' }), guestOrders()]);
  const [bill, ...others] = await list();
  expect(others).toEqual([]);
  expect(bill).toMatchObject({ openedBy: 'Gast', rounds: 3, open: 12 });
  await ordered();
  const [{ uid, hash }] = created;
  const asOwner = (path: string, method = 'GET', body?: unknown) =>
    send(method, `/orders/public/${uid}/${hash}${path}`, body, asGuest(tenant));
  const shown = (await asOwner('/bill')).body.data as PublicTableBill;
  expect(shown).toMatchObject({ total: 44, open: 44, state: 'open', wish: null });
  expect(shown.rounds.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(JSON.stringify(shown)).not.toContain(orderDraftExample.lastName);
  expect(((await asOwner('')).body.data as PublicOrder).bill).toBe(bill?.id);
  expect((await settle(bill?.id ?? '', rest)).body.data).toMatchObject({ state: 'closed', open: 0 });
  // The kitchen has not confirmed them yet.
  for (const { id } of created) expect((await order(id)).status).toBe('placed');
  expect((await asOwner('/bill')).body.data).toMatchObject({ state: 'closed', open: 0 });
});

// TABLE-01
test('orders of guests have no bill unless the branch wants it', async () => {
  const { guestOrders, list, order, send, tenant } = await aHouse(service);
  const { id, uid, hash } = await guestOrders();
  expect((await order(id)).bill).toBeUndefined();
  expect(await list()).toEqual([]);
  expect((await send('GET', `/orders/public/${uid}/${hash}/bill`, undefined, asGuest(tenant))).status).toBe(404);
});

// TABLE-06, TABLE-10
test('an online payment pays its own order; the bill takes the others and waits for a pending one', async () => {
  const { guestOrders, list, send, settle, tenant, order, move } = await aHouse(service, {
    ...{ isTableBillShared: true, isCardProviderEnabled: true },
  });
  const online = await guestOrders({ paymentMethod: 'card' });
  const [bill] = (await list()) as [TableBill];
  expect(bill).toMatchObject({ rounds: 0, total: 0 });
  await guestOrders();
  // Closed only when the pending payment is decided.
  expect((await settle(bill.id, rest)).body.data).toMatchObject({ open: 0, state: 'open' });
  expect(codes(await send('POST', `/table-bills/${bill.id}/close`, {}))).toEqual([409, 'BILL_OPEN']);
  await service.publish(
    tenant,
    paymentSucceeded(exampleIds.payment, 3, { ...paymentSucceeded.example, order: online.id, uid: online.uid }),
  );
  await service.settled();
  expect(await list()).toMatchObject([{ rounds: 2, total: 8, open: 0 }]);
  for (const verb of ['confirm', 'in-delivery']) await move(online.id, verb);
  expect((await send('POST', `/table-bills/${bill.id}/close`, {})).body.data).toMatchObject({ state: 'closed' });
  expect((await order(online.id)).status).toBe('completed');
});

// TABLE-11
test('a guest calls the team; the board hears it and clears it', async () => {
  const { guestOrders, list, send, tenant, branch } = await aHouse(service, { isTableBillShared: true });
  const { uid, hash } = await guestOrders();
  const [bill] = (await list()) as [TableBill];
  const staff = await openStream(service, `/api/orders/stream?branch=${branch.id}`, asStaff(tenant));
  const guest = await openStream(service, `/api/orders/public/${uid}/${hash}/stream`, asGuest(tenant));
  const wish = (value: string | null) =>
    send('PUT', `/orders/public/${uid}/${hash}/bill/wish`, { wish: value }, asGuest(tenant));
  expect((await wish('pay')).body.data).toMatchObject({ wish: 'pay' });
  await staff.until(`"id":"${bill.id}"`);
  await guest.until(`"id":"${bill.id}"`);
  expect(await list()).toMatchObject([{ wish: 'pay' }]);
  expect((await send('POST', `/table-bills/${bill.id}/wish-done`, {})).body.data).toMatchObject({ wish: null });
  expect((await wish('service')).body.data).toMatchObject({ wish: 'service' });
  expect((await wish(null)).body.data).toMatchObject({ wish: null });
});

// TABLE-12
test('each payment has a receipt to sign with its items; together they are the bill', async () => {
  const { ordered, settle, send, tenant, branch } = await aHouse(service, { fiscalRegister: 'MARILLO-1' });
  const bill = await ordered();
  await settle(bill.id, items([idOf(bill), 1, 2]));
  await settle(bill.id, rest, { method: 'atm-card' });
  const till = asKey(tenant, 'fiscal', branch.id);
  const receipts = (await send('GET', '/fiscal-receipts?sort=number', undefined, till)).body.data as FiscalReceipt[];
  expect(receipts.map(({ gross, paymentMethod, items: lines }) => [gross, paymentMethod, lines])).toEqual([
    [8, 'cash', [{ name: 'Bier', amount: '2\u00a0×', gross: 8 }]],
    [
      ...[24, 'atm-card'],
      [
        { name: 'Margherita', amount: '2\u00a0×', gross: 20 },
        { name: 'Bier', amount: '1\u00a0×', gross: 4 },
      ],
    ],
  ]);
});

// TABLE-02
test('staff of another branch find neither the table nor its bill', async () => {
  const { ordered, send, tenant, table, list } = await aHouse(service);
  const bill = await ordered();
  const other = asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [uuidv7()] });
  expect(await list(other)).toEqual([]);
  expect((await send('POST', '/table-bills', { table: table.id }, other)).status).toBe(404);
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['POST', '/rounds', { items: [item(beer, 1)] }],
    ['PUT', `/settlements/${uuidv7()}`, { method: 'cash', part: rest }],
    ['POST', '/close', {}],
    ['POST', '/wish-done', {}],
  ];
  for (const [method, path, body] of calls)
    expect((await send(method, `/table-bills/${bill.id}${path}`, body, other)).status).toBe(404);
  expect((await send('GET', `/table-bills/${bill.id}`, undefined, asGuest(tenant))).status).toBe(401);
});
