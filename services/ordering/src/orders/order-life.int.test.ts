// Life of an order after it was placed: delivery, table, other time, payment, correction, rating.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { tables } from '@theke/contracts/catalog/table';
import { configChanged } from '@theke/contracts/identity/config';
import { type CreatedOrder, type Order, orderDraftExample, type PublicOrder } from '@theke/contracts/ordering/order';
import {
  paymentChanged,
  paymentFailed,
  paymentRefunded,
  paymentSucceeded,
} from '@theke/contracts/payments/payment-events';
import { exampleIds } from '@theke/contracts/wire';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService, toTestEvent } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig, margherita } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
const noon = new Date('2026-11-21T11:00:00Z');
let clock = noon;
beforeAll(async () => {
  service = await startForTest(ordering, { now: () => clock });
});
afterAll(() => service.stop());
afterEach(() => {
  clock = noon;
  expect(service.log.filter((line) => line.level === 'error')).toEqual([]);
});

const table = { ...tables.draft.parse(tables.example), id: exampleIds.table, version: 1, createdAt: '', updatedAt: '' };
const stamped = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const branch = {
  ...aBranch,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isCardProviderEnabled: true,
  deliveryAreas: [
    { area: '1080 Wien', price: 3.9, tax: 20, free: false, freeFromOrderValue: 40, minimumOrderValue: 15, minutes: 10 },
  ],
};
const pizza = { ...margherita, tax: 10, takeawayTax: 10, dineInTax: 10 };

/** A tenant whose branch delivers, has tables and takes cards. */
async function aShop(changes: object = {}) {
  const tenant = await publishShop(service, {
    config: { ...aConfig, enableCardProvider: true },
    branches: [{ ...branch, ...changes }],
    products: [pizza],
  });
  await service.publish(tenant, tables.events.changed(table.id, 1, { ...table, ...stamped }));
  await service.settled();
  const send = (as: 'guest' | 'staff' | 'employee') => (method: string, path: string, body?: unknown) =>
    request(service, method, `/api/orders${path}`, {
      as:
        as === 'guest'
          ? asGuest(tenant)
          : asStaff(tenant, as === 'staff' ? {} : { roles: ['ROLE_EMPLOYEE'], branches: [branch.id] }),
      ...(body === undefined ? {} : { body }),
      now: clock,
    });
  const [guest, staff, employee] = [send('guest'), send('staff'), send('employee')];
  const submit = (draft: object = {}) => guest('POST', '', { ...orderDraftExample, ...draft });
  const accepted = async (draft: object = {}) => {
    const reply = await submit(draft);
    expect({ status: reply.status, errors: reply.body.errors }).toEqual({ status: 201, errors: undefined });
    return reply.body.data as CreatedOrder;
  };
  const read = async (id: string) => (await staff('GET', `/${id}`)).body.data as Order;
  const facts = (id: string) =>
    service.events.filter((event) => event.subject === id).map(({ type }) => type.slice(9, -3));
  return { tenant, guest, staff, employee, submit, accepted, read, facts };
}

const two = { items: [{ product: pizza.id, amount: 2, unit: 'piece', parts: [] }] };
const home = {
  deliveryType: 'delivery',
  deliveryArea: '1080 Wien',
  street: 'Lange Gasse 1',
  zipCode: '1080',
  city: 'Wien',
};
const codesOf = (reply: Reply) => reply.body.errors?.map(({ code, field }) => (field ? `${code} ${field}` : code));

// TOTAL-03
test('charges goods and delivery fee with the VAT of both and stores the address', async () => {
  const { accepted, read } = await aShop();
  const { id, totals } = await accepted({
    ...home,
    ...two,
    isDeliveryAddressDifferent: true,
    deliveryStreet: 'Josefsgasse 2',
    deliveryZipCode: '1080',
    deliveryCity: 'Wien',
  });
  // 21.80 at 10 %: net 19.8182; 3.90 at 20 %: net 3.25.
  expect(totals).toMatchObject({
    gross: 21.8,
    net: 19.8182,
    delivery: { gross: 3.9, net: 3.25, tax: 0.65 },
    total: { gross: 25.7, net: 23.0682, tax: 2.6318 },
    taxes: { '10': 1.9818, '20': 0.65 },
  });
  expect(await read(id)).toMatchObject({
    kind: 'order',
    isDelivery: true,
    deliveryArea: '1080 Wien',
    contact: { street: 'Lange Gasse 1', deliveryAddress: { street: 'Josefsgasse 2', country: 'AT' } },
  });
});

// FEE-04
test('stores nothing below the minimum of the delivery area', async () => {
  const { submit, staff } = await aShop();
  expect(codesOf(await submit(home))).toEqual(['MINIMUM_NOT_REACHED deliveryArea']);
  expect((await staff('GET', '')).body.meta?.total).toBe(0);
});

// CHECKOUT-05, ORDER-27
test('requires only the table from a guest who sits at one', async () => {
  const { accepted, read } = await aShop();
  const nobody = { firstName: '', lastName: '', phone: '', email: '' };
  const { id } = await accepted({ deliveryType: 'dineIn', table: table.id, ...nobody });
  expect(await read(id)).toMatchObject({ branch: { id: aBranch.id }, isDineIn: true, tableIdentifier: '14' });
});

// CHECKOUT-20
test('accepts pre-orders in a closed branch, and quotations in a branch that makes offers', async () => {
  const evening = [{ type: 'daily', isClosed: false, from: '17:00', to: '22:00' }];
  const later = await aShop({ openingHours: evening, isPreorderEnabled: true });
  const wish = '2026-11-21T17:30:00.000Z';
  const { id } = await later.accepted({ appointmentDate: wish });
  expect(await later.read(id)).toMatchObject({ kind: 'preorder', appointmentDate: wish, appointment: null });
  const caterer = await aShop({ isQuotationRequired: true });
  expect(await caterer.read((await caterer.accepted()).id)).toMatchObject({ kind: 'quotation' });
});

// ORDER-03, STATUS-07
test("lets the guest accept the branch's proposed time, or cancel", async () => {
  const { accepted, guest, employee, read, facts } = await aShop();
  const counterAppointment = '2026-11-21T12:40:00.000Z';
  const [one, other] = [await accepted(), await accepted()];
  for (const { id } of [one, other])
    expect((await employee('POST', `/${id}/status/confirm`, { counterAppointment })).body.data).toMatchObject({
      status: 'counter-proposed',
      counterAppointment,
      isConfirmed: false,
    });
  const again = (counterAppointment: string) => employee('POST', `/${one.id}/status/confirm`, { counterAppointment });
  expect((await again(counterAppointment)).status).toBe(200);
  // The guest is still deciding on the first one.
  expect([(await again('2026-11-21T13:00:00.000Z')).status, (await read(one.id)).counterAppointment]).toEqual([
    409,
    counterAppointment,
  ]);
  const link = ({ uid, hash }: CreatedOrder) => `/public/${uid}/${hash}`;
  expect((await guest('POST', `${link(one)}/confirm-counter-appointment`, {})).body.data).toMatchObject({
    status: 'confirmed',
    appointment: counterAppointment,
    counterAppointment: null,
  });
  expect((await guest('POST', `${link(one)}/confirm-counter-appointment`, {})).status).toBe(200);
  expect((await guest('POST', `${link(one)}/reject-counter-appointment`, {})).status).toBe(409);
  expect((await guest('POST', `${link(other)}/reject-counter-appointment`, {})).body.data).toMatchObject({
    status: 'canceled',
    isCanceled: true,
  });
  await until('both events are published', () => facts(one.id).length === 3 && facts(other.id).length === 3);
  expect(facts(one.id)).toEqual(['order-placed', 'counter-appointment-proposed', 'order-confirmed']);
  expect(facts(other.id)).toEqual(['order-placed', 'counter-appointment-proposed', 'order-canceled']);
  expect((await read(other.id)).history.at(-1)).toMatchObject({ by: 'Gast' });
  const past = { counterAppointment: '2026-11-21T10:59:00.000Z' };
  expect(codesOf(await employee('POST', `/${(await accepted()).id}/status/confirm`, past))).toEqual([
    'COUNTER_APPOINTMENT_PAST counterAppointment',
  ]);
});

// ORDER-05
test('moves a delivery from out to delivered to completed, and rejects "delivered" for a pickup', async () => {
  const { accepted, employee } = await aShop();
  const [brought, fetched] = [await accepted({ ...home, ...two }), await accepted()];
  const moves = async (id: string) => {
    const statuses: number[] = [];
    for (const move of ['confirm', 'in-delivery', 'delivered', 'completed'])
      statuses.push((await employee('POST', `/${id}/status/${move}`, {})).status);
    return statuses;
  };
  expect(await moves(brought.id)).toEqual([200, 200, 200, 200]);
  expect(await moves(fetched.id)).toEqual([200, 200, 409, 200]);
});

// PAY-03 to PAY-05
test('hides an unpaid online order from the branch and lets it fail after exactly 5 minutes', async () => {
  const { accepted, staff, guest, read, facts } = await aShop();
  const order = await accepted({ paymentMethod: 'card' });
  expect(order.paymentRedirectUrl).toBe(`/pay/${order.uid}/${order.hash}`);
  const shown = async () => ((await staff('GET', '/current')).body.data as Order[]).length;
  expect(await shown()).toBe(0);
  expect(codesOf(await staff('POST', `/${order.id}/status/confirm`, {}))).toEqual(['ORDER_MOVE_NOT_ALLOWED']);
  clock = new Date(noon.getTime() + 5 * 60_000 - 1);
  await service.runTimers();
  expect((await read(order.id)).status).toBe('awaiting-payment');
  clock = new Date(noon.getTime() + 5 * 60_000);
  await service.runTimers();
  const seen = (await guest('GET', `/public/${order.uid}/${order.hash}`)).body.data as PublicOrder;
  expect(seen).toMatchObject({ status: 'failed', isFailed: true, isPaid: false });
  await until('the event is published', () => facts(order.id).length === 2);
  expect(facts(order.id)).toEqual(['payment-due', 'order-failed']);
  expect(await shown()).toBe(0);
});

// ORDER-34
test('assigns ticket number and customer totals when the order is paid', async () => {
  const { tenant, accepted, staff, read } = await aShop();
  const customerOrders = async () => {
    const { body } = await request(service, 'GET', '/api/customers', { as: asStaff(tenant), now: clock });
    return (body.data as { orders: number }[]).map(({ orders }) => orders);
  };
  const [card, given, cash] = [
    await accepted({ paymentMethod: 'card' }),
    await accepted({ paymentMethod: 'card' }),
    await accepted(),
  ];
  expect([card, given, cash].map(({ ticketNumber }) => ticketNumber)).toEqual([null, null, 1]);
  expect(await customerOrders()).toEqual([1]);
  await service.publish(
    tenant,
    paymentSucceeded(exampleIds.payment, 3, { ...paymentSucceeded.example, order: card.id, uid: card.uid }),
  );
  await service.publish(
    tenant,
    paymentFailed(exampleIds.payment, 2, { ...paymentFailed.example, order: given.id, uid: given.uid, isFinal: true }),
  );
  await service.settled();
  expect(await read(card.id)).toMatchObject({ status: 'placed', ticketNumber: 2 });
  expect(await read(given.id)).toMatchObject({ status: 'canceled', ticketNumber: null });
  expect(await customerOrders()).toEqual([2]);
  expect(((await staff('GET', '/current')).body.data as Order[]).map(({ id }) => id).sort()).toEqual(
    [card.id, cash.id].sort(),
  );
});

// PAY-04; security finding M10 of the first attack
test("holds an order for 20 minutes after the provider's page was opened, once", async () => {
  const { tenant, accepted, guest, read, facts } = await aShop();
  const order = await accepted({ paymentMethod: 'card' });
  const { payment } = paymentChanged.example;
  const opens = async (minute: number, id: string) => {
    clock = new Date(noon.getTime() + minute * 60_000);
    const opened = { ...payment, id, state: 'open' as const, order: { id: order.id }, createdAt: clock.toISOString() };
    await service.publish(tenant, paymentChanged(id, 2, { id, at: clock.toISOString(), payment: opened }));
    await service.settled();
  };
  await opens(4, uuidv7());
  await opens(15, uuidv7());
  const until24 = new Date(noon.getTime() + 24 * 60_000);
  expect((await read(order.id)).paymentExpiresAt).toBe(until24.toISOString());
  clock = new Date(until24.getTime() - 1);
  await service.runTimers();
  expect((await read(order.id)).status).toBe('awaiting-payment');
  clock = until24;
  await service.runTimers();
  const { body } = await guest('GET', `/public/${order.uid}/${order.hash}`);
  expect(body.data).toMatchObject({ status: 'failed', paymentExpiresAt: null });
  await opens(25, uuidv7());
  expect((await read(order.id)).status).toBe('failed');
  await until('the event is published', () => facts(order.id).length === 3);
  expect(facts(order.id)).toEqual(['payment-due', 'order-changed', 'order-failed']);
});

// ORDER-33; security finding M10 of the first attack
test('limits unpaid orders to three per phone and ten per network, and forgets the network afterwards', async () => {
  const { tenant, submit, accepted, staff } = await aShop();
  const card = (phone: number) => ({ paymentMethod: 'card', phone: `+43664000${phone}` });
  const first = await accepted(card(1_000));
  for (let more = 0; more < 2; more += 1) await accepted(card(1_000));
  const refused = await submit(card(1_000));
  expect([refused.status, codesOf(refused)]).toEqual([429, ['TOO_MANY_UNPAID paymentMethod']]);
  expect((await submit({ phone: '+436640001000' })).status).toBe(201);
  for (let other = 1; other <= 7; other += 1) await accepted(card(1_000 + other));
  expect(codesOf(await submit(card(2_000)))).toEqual(['TOO_MANY_UNPAID paymentMethod']);
  const marks = () =>
    service
      .sql('select from orders where tenant_id = $1 and network_mark is not null', [tenant])
      .then((all) => all.length);
  expect(await marks()).toBe(10);
  await staff('POST', `/${first.id}/status/cancel`, {});
  expect(await marks()).toBe(9);
  expect((await submit(card(2_000))).status).toBe(201);
});

// ORDER-30; security finding M2 of the first attack
test('limits unconfirmed orders per network and branch to twenty, and does not count staff', async () => {
  const { tenant, submit, accepted, staff, facts } = await aShop();
  const some = await Promise.all(Array.from({ length: 20 }, () => accepted()));
  const refused = await submit();
  expect([refused.status, refused.headers.get('retry-after'), codesOf(refused)]).toEqual([
    429,
    '600',
    ['TOO_MANY_ORDERS'],
  ]);
  const from = (address: string) =>
    request(service, 'POST', '/api/orders', { as: { tenant, address }, body: orderDraftExample, now: clock });
  expect((await from('127.0.0.2')).status).toBe(201);
  expect((await staff('POST', '', orderDraftExample)).status).toBe(201);
  await staff('POST', `/${some[0]?.id}/status/reject`, {});
  expect((await submit()).status).toBe(429);
  await staff('POST', `/${some[1]?.id}/status/confirm`, {});
  await until('the event is published', () => facts(String(some[1]?.id)).includes('order-confirmed'));
  await until('the guests may order again', async () => (await submit()).status === 201);
  // All addresses of a /64 are the same network.
  for (let host = 1; host <= 20; host += 1) expect((await from(`2001:db8:1:2::${host}`)).status).toBe(201);
  expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429);
  clock = new Date(noon.getTime() + 10 * 60_000);
  expect((await from('2001:db8:1:2:ffff::1')).status).toBe(201);
});

// ORDER-01, PAY-08
test('pays an order once, cancels one the guest gave up, and ignores other payment events', async () => {
  const { tenant, accepted, staff, read, facts } = await aShop();
  const publish = async (fact: Parameters<typeof service.publish>[1]) => {
    await service.publish(tenant, fact);
    await service.settled();
  };
  const orderRef = (order: { id: string; uid: string }) => ({ order: order.id, uid: order.uid });
  const paid = (order: { id: string; uid: string }) =>
    paymentSucceeded(exampleIds.payment, 3, { ...paymentSucceeded.example, ...orderRef(order) });
  const failed = (order: { id: string; uid: string }, isFinal: boolean) =>
    paymentFailed(exampleIds.payment, 2, { ...paymentFailed.example, ...orderRef(order), isFinal });
  const refunded = (order: { id: string; uid: string }, refundedTotal: number) =>
    paymentRefunded(exampleIds.payment, 4, { ...paymentRefunded.example, ...orderRef(order), refundedTotal });

  const one = await accepted({ paymentMethod: 'card' });
  await publish(failed(one, false));
  expect((await read(one.id)).status).toBe('awaiting-payment');
  await publish(paid(one));
  await publish(paid(one));
  expect(await read(one.id)).toMatchObject({
    status: 'placed',
    isPaid: true,
    isRefunded: false,
    paymentExpiresAt: null,
  });
  await publish(failed(one, true));
  expect((await read(one.id)).status).toBe('placed');
  await publish(refunded(one, 5));
  // An outdated event: the one before overtook it.
  await publish(refunded(one, 2));
  expect(await read(one.id)).toMatchObject({ version: 3, isRefunded: false });
  await publish(refunded(one, 10.9));
  // PAY-15
  expect(await read(one.id)).toMatchObject({ isRefunded: true, refunded: 10.9 });
  expect((await read(one.id)).edits.map(({ by, text }) => [by, text])).toEqual(
    ['\u22125,00', '\u22125,90'].map((sum) => ['System', expect.stringContaining(`Rückerstattung: ${sum}\u00a0€`)]),
  );
  await until('the event is published', () => facts(one.id).length === 4);
  expect(facts(one.id)).toEqual(['payment-due', 'order-placed', 'order-changed', 'order-changed']);

  const other = await accepted({ paymentMethod: 'card' });
  await publish(failed(other, true));
  await publish(paid(other));
  expect(await read(other.id)).toMatchObject({
    status: 'canceled',
    cancellationReason: 'Der Gast hat die Zahlung abgebrochen.',
    history: [{}, { status: 'canceled', by: 'Gast' }],
  });

  const canceled = await accepted({ paymentMethod: 'card' });
  await staff('POST', `/${canceled.id}/status/cancel`, {});
  await publish(paid(canceled));
  expect((await read(canceled.id)).status).toBe('canceled');
});

// PAY-18
test('does not deduct the refund of a removed item from the lowered total again', async () => {
  const { tenant, accepted, staff, read } = await aShop();
  const order = await accepted({ ...two, paymentMethod: 'card' });
  const orderRef = { order: order.id, uid: order.uid };
  await service.publish(tenant, paymentSucceeded(exampleIds.payment, 3, { ...paymentSucceeded.example, ...orderRef }));
  await service.settled();
  await staff('POST', `/${order.id}/status/confirm`, {});
  const { version } = await read(order.id);
  expect((await staff('PUT', `/${order.id}/items/0`, { version, amount: 1 })).status).toBe(200);
  const refunded = async (refundedTotal: number) => {
    const refund = { ...paymentRefunded.example, ...orderRef, refundedTotal };
    await service.publish(tenant, paymentRefunded(exampleIds.payment, 4, refund));
    await service.settled();
  };
  const customer = async () => {
    const call = { as: asStaff(tenant), now: clock };
    const found = (await request(service, 'GET', '/api/customers', call)).body.data as { id: string }[];
    return (await request(service, 'GET', `/api/customers/${found[0]?.id}`, call)).body.data;
  };
  await refunded(10.9);
  expect(await read(order.id)).toMatchObject({ refunded: 10.9, refundedOfTotal: 0, isRefunded: false });
  expect(await customer()).toMatchObject({ revenue: 10.9 });
  const listed = async () => (await staff('GET', '?filter[refunded]=true')).body.meta?.total;
  expect(await listed()).toBe(0);
  await refunded(12.9);
  expect(await read(order.id)).toMatchObject({ refunded: 12.9, refundedOfTotal: 2, isRefunded: false });
  expect(await customer()).toMatchObject({ revenue: 8.9 });
  expect(await listed()).toBe(1);
  await refunded(21.8);
  expect(await read(order.id)).toMatchObject({ refundedOfTotal: 10.9, isRefunded: true });
  expect(await customer()).toMatchObject({ revenue: 0 });
});

test("sets the order's payment from snapshots alone, once, after a replay", async () => {
  const { tenant, accepted, read, facts } = await aShop();
  const order = await accepted({ paymentMethod: 'card' });
  const { payment } = paymentChanged.example;
  const refund = { id: uuidv7(), reason: 'staff', note: '', by: 'Dora Huber', createdAt: payment.createdAt } as const;
  const refunds = [
    { ...refund, amount: 4, state: 'done' as const, doneAt: payment.createdAt },
    { ...refund, amount: 2, state: 'due' as const, doneAt: null },
  ];
  const stands = (version: number, changes: Partial<typeof payment>, snapshot = true) => {
    const fact = paymentChanged(payment.id, version, {
      ...paymentChanged.example,
      payment: { ...payment, order: { id: order.id }, ...changes },
    });
    return service.options.bus?.publish([{ ...toTestEvent(tenant, fact), ...(snapshot && { snapshot }) }]);
  };
  await stands(2, { isSurplus: true });
  await stands(2, { state: 'failed' });
  // A payment that arrives after the guest gave up is refunded, whatever ordering has received by then.
  await stands(2, {}, false);
  await stands(2, { refunds: [{ ...refund, reason: 'late', amount: 10.9, state: 'due', doneAt: null }] });
  await service.settled();
  expect((await read(order.id)).status).toBe('awaiting-payment');
  await stands(3, { refunds });
  await stands(3, { refunds });
  await service.settled();
  expect(await read(order.id)).toMatchObject({ status: 'placed', isPaid: true, version: 3 });
  await until('the event is published', () => facts(order.id).length === 3);
  expect(facts(order.id)).toEqual(['payment-due', 'order-placed', 'order-changed']);
});

// ORDER-16
test('lets staff correct an order, rejects an outdated version, and keeps the history', async () => {
  const { accepted, employee, read } = await aShop();
  const { id } = await accepted();
  const change = (body: object) => employee('PUT', `/${id}`, body);
  expect((await change({ version: 1, phone: '0043 664 7654321', comment: 'Bitte läuten.' })).status).toBe(200);
  expect(codesOf(await change({ version: 1, comment: 'Zu spät.' }))).toEqual(['STALE_VERSION version']);
  expect(codesOf(await change({ version: 2, table: exampleIds.menu }))).toEqual(['TABLE_UNKNOWN table']);
  expect(codesOf(await change({ version: 2, appointment: '2026-11-21T10:00:00.000Z' }))).toEqual([
    'APPOINTMENT_PAST appointment',
  ]);
  expect((await change({ version: 2, appointment: '2026-11-21T18:00:00.000Z' })).status).toBe(200);
  expect(await read(id)).toMatchObject({
    version: 3,
    contact: { phone: '+436647654321', firstName: 'Katharina' },
    comment: 'Bitte läuten.',
    appointment: '2026-11-21T18:00:00.000Z',
    edits: [
      { by: 'Dora Huber', text: 'Kontaktdaten geändert, Anmerkung geändert' },
      { text: 'Termin: 21.11.2026, 19:00 Uhr' },
    ],
  });
});

// ORDER-16
test("changes a delivery's address, its area with that area's fee, and company data", async () => {
  const areas = [
    ...branch.deliveryAreas,
    { area: '1190 Wien', price: 6.5, tax: 10, free: false, freeFromOrderValue: 40, minimumOrderValue: 30 },
  ];
  const { accepted, employee, read } = await aShop({ deliveryAreas: areas });
  const { id } = await accepted({ ...home, ...two });
  const change = (body: object) => employee('PUT', `/${id}`, body);
  const elsewhere = { deliveryStreet: 'Grinzinger Allee 5', deliveryZipCode: '1190', deliveryCity: 'Wien' };
  expect(codesOf(await change({ version: 1, isDeliveryAddressDifferent: true }))).toEqual(['REQUIRED deliveryStreet']);
  expect(codesOf(await change({ version: 1, deliveryArea: '4020 Linz' }))).toEqual([
    'DELIVERY_AREA_UNKNOWN deliveryArea',
  ]);
  expect(codesOf(await change({ version: 1, street: '' }))).toEqual(['REQUIRED street']);
  expect(codesOf(await change({ version: 1, isCompany: true }))).toEqual(['REQUIRED companyName']);
  expect((await read(id)).version).toBe(1);
  const moved = await change({
    ...{ version: 1, isDeliveryAddressDifferent: true, ...elsewhere },
    ...{
      deliveryArea: '1190 Wien',
      isDeliveryCompany: true,
      deliveryCompanyName: 'Heuriger Nord',
      companyName: 'Wiesinger KG',
    },
  });
  expect(moved.status).toBe(200);
  expect(await read(id)).toMatchObject({
    deliveryArea: '1190 Wien',
    contact: {
      companyName: 'Wiesinger KG',
      street: 'Lange Gasse 1',
      deliveryAddress: { street: 'Grinzinger Allee 5', companyName: 'Heuriger Nord', country: 'AT' },
    },
    totals: {
      gross: 21.8,
      delivery: { gross: 6.5 },
      total: { gross: 28.3 },
      taxes: { '10': 2.5727 },
      deliveryRate: 10,
    },
    edits: [
      { text: expect.stringMatching(/^Kontaktdaten und Lieferadresse geändert, Liefergebiet: 1190 Wien \(6,50\s€\)$/) },
    ],
  });
  const back = await change({ version: 2, isDeliveryAddressDifferent: false, isCompany: false });
  expect(back.body.data).toMatchObject({ contact: { companyName: '', vatNumber: '', deliveryAddress: null } });
});

test('rejects a delivery address for a pickup, and a costlier area for a paid order', async () => {
  const areas = [...branch.deliveryAreas, { ...branch.deliveryAreas[0], area: '1190 Wien', price: 9 }];
  const { tenant, accepted, employee } = await aShop({ deliveryAreas: areas });
  const fetched = await accepted();
  const far = { version: 1, deliveryArea: '1190 Wien' };
  expect(codesOf(await employee('PUT', `/${fetched.id}`, far))).toEqual(['NOT_A_DELIVERY deliveryArea']);
  expect(codesOf(await employee('PUT', `/${fetched.id}`, { version: 1, deliveryStreet: 'Gasse 1' }))).toEqual([
    'NOT_A_DELIVERY isDeliveryAddressDifferent',
  ]);
  const order = await accepted({ ...home, ...two, paymentMethod: 'card' });
  const { id } = order;
  await service.publish(
    tenant,
    paymentSucceeded(exampleIds.payment, 3, {
      ...paymentSucceeded.example,
      ...{ order: id, uid: order.uid, branch: branch.id, amount: 25.7 },
    }),
  );
  await service.settled();
  expect(codesOf(await employee('PUT', `/${id}`, { ...far, version: 2 }))).toEqual([
    'PAID_TOTAL_EXCEEDED deliveryArea',
  ]);
});

// ORDER-36
test('confirms a quotation only with an offer, also by way of another time', async () => {
  const { accepted, employee, read } = await aShop({ isQuotationRequired: true });
  const { id } = await accepted({ ...two, email: 'katharina@demo.example' });
  const confirm = (body: object) => employee('POST', `/${id}/status/confirm`, body);
  for (const body of [{}, { counterAppointment: '2026-11-21T19:00:00.000Z' }]) {
    const { status, body: reply } = await confirm(body);
    expect({ status, errors: reply.errors }).toEqual({
      status: 409,
      errors: [
        {
          code: 'OFFER_MISSING',
          message: 'Zu dieser Anfrage gibt es noch kein Angebot. Bitte senden Sie dem Gast zuerst ein Angebot.',
        },
      ],
    });
  }
  expect(await read(id)).toMatchObject({ status: 'placed', version: 1 });
  const offer = { version: 1, unitPrices: [9.5], message: '', validUntil: '2026-11-25T12:00:00.000Z' };
  expect((await employee('POST', `/${id}/offer`, offer)).status).toBe(200);
  expect((await confirm({})).status).toBe(200);
});

// PAY-16
test('records refunds on site up to the paid amount and shows them to staff and guest', async () => {
  const { accepted, staff, employee, guest, read, facts } = await aShop();
  const { id, uid, hash } = await accepted(two);
  const record = (body: object, by = staff) => by('POST', `/${id}/refunds`, body);
  expect(codesOf(await record({ version: 1 }))).toEqual(['REFUND_NOT_POSSIBLE']);
  await employee('POST', `/${id}/status/confirm`, {});
  expect((await record({ version: 2, amount: 5 }, employee)).status).toBe(403);
  const { body } = await record({ version: 2, amount: 5.5, reason: 'Pizza war kalt.' });
  expect(body.data).toMatchObject({ refunded: 5.5, isRefunded: false, version: 3, totals: { total: { gross: 21.8 } } });
  expect((await read(id)).edits).toMatchObject([
    { by: 'Dora Huber', text: 'Bar zurückgegeben: \u22125,50\u00a0€, Pizza war kalt.' },
  ]);
  expect(codesOf(await record({ version: 2, amount: 5.5 }))).toEqual(['STALE_VERSION version']);
  expect((await record({ version: 3, amount: 16.31 })).body.errors).toEqual([
    { code: 'REFUND_TOO_HIGH', field: 'amount', message: 'Rückerstatten können Sie höchstens 16,30\u00a0€.' },
  ]);
  expect((await record({ version: 3 })).body.data).toMatchObject({ refunded: 21.8, isRefunded: true });
  expect(codesOf(await record({ version: 4 }))).toEqual(['REFUND_NOT_POSSIBLE']);
  expect((await guest('GET', `/public/${uid}/${hash}`)).body.data).toMatchObject({ refunded: 21.8, isRefunded: true });
  await until('the event is published', () => facts(id).length === 6);
  expect(facts(id).slice(2)).toEqual(['order-changed', 'refund-recorded', 'order-changed', 'refund-recorded']);
});

// PAY-16
test('does not record refunds for an online payment', async () => {
  const { accepted, staff } = await aShop();
  const { id } = await accepted({ paymentMethod: 'card' });
  expect(codesOf(await staff('POST', `/${id}/refunds`, { version: 1 }))).toEqual(['REFUND_NOT_POSSIBLE']);
});

// ORDER-31, ORDER-32
test('sends a requested offer with prices and accepts the shown one while it is valid', async () => {
  const { accepted, guest, employee, read, facts } = await aShop({ isQuotationRequired: true });
  const { id, uid, hash } = await accepted({ ...two, email: 'katharina@demo.example' });
  const offer = (body: object) =>
    employee('POST', `/${id}/offer`, {
      version: 1,
      unitPrices: [9.5],
      message: 'Mit Geschirr.',
      validUntil: '2026-11-25T12:00:00.000Z',
      ...body,
    });
  const answer = (verb: string, body: object) => guest('POST', `/public/${uid}/${hash}/${verb}`, body);
  expect(codesOf(await answer('accept-offer', { total: 21.8 }))).toEqual(['ORDER_MOVE_NOT_ALLOWED']);
  expect(codesOf(await offer({ unitPrices: [9.5, 1] }))).toEqual(['OFFER_PRICES unitPrices']);
  expect(codesOf(await offer({ validUntil: '2026-11-21T10:59:00.000Z' }))).toEqual(['OFFER_PAST validUntil']);
  expect(codesOf(await offer({ unitPrices: [900_000] }))).toEqual(['ORDER_TOO_LARGE unitPrices']);
  expect((await offer({})).body.data).toMatchObject({
    status: 'counter-proposed',
    kind: 'quotation',
    items: [{ amount: 2, unitPrice: 9.5, gross: 19 }],
    totals: { total: { gross: 19 }, taxes: { '10': 1.7273 } },
    offer: { message: 'Mit Geschirr.', validUntil: '2026-11-25T12:00:00.000Z' },
  });
  expect(codesOf(await offer({}))).toEqual(['STALE_VERSION version']);
  expect((await offer({ version: 2, unitPrices: [9] })).status).toBe(200);
  // The guest still saw the first offer.
  expect(codesOf(await answer('accept-offer', { total: 19 }))).toEqual(['OFFER_CHANGED total']);
  expect(codesOf(await answer('confirm-counter-appointment', {}))).toEqual(['OFFER_CHANGED total']);
  clock = new Date('2026-11-25T12:00:00.001Z');
  expect(codesOf(await answer('accept-offer', { total: 18 }))).toEqual(['OFFER_EXPIRED total']);
  clock = new Date('2026-11-25T12:00:00.000Z');
  expect((await answer('accept-offer', { total: 18 })).body.data).toMatchObject({
    status: 'confirmed',
    isConfirmed: true,
  });
  expect((await answer('accept-offer', { total: 18 })).status).toBe(200);
  expect(codesOf(await offer({ version: 4 }))).toEqual(['OFFER_NOT_POSSIBLE']);
  expect(await read(id)).toMatchObject({ version: 4, totals: { total: { gross: 18 } } });
  await until('the event is published', () => facts(id).length === 4);
  expect(facts(id)).toEqual(['order-placed', 'order-offered', 'order-offered', 'order-confirmed']);
});

// ORDER-32, CHECKOUT-28, PAY-13
test('requires an e-mail and no payment for a quotation; declining the offer cancels it', async () => {
  const { submit, accepted, guest, employee, read } = await aShop({ isQuotationRequired: true });
  expect(codesOf(await submit({ email: '' }))).toEqual(['REQUIRED email']);
  expect(codesOf(await submit({ paymentMethod: 'card' }))).toEqual(['PAYMENT_NOT_OFFERED paymentMethod']);
  const { id, uid, hash } = await accepted();
  const offer = { version: 1, unitPrices: [8], message: '', validUntil: '2026-11-25T12:00:00.000Z' };
  expect((await employee('POST', `/${id}/offer`, offer)).status).toBe(200);
  expect((await guest('POST', `/public/${uid}/${hash}/decline-offer`, {})).status).toBe(200);
  expect(await read(id)).toMatchObject({
    status: 'canceled',
    cancellationReason: 'Der Gast hat das Angebot abgelehnt.',
    history: [{ by: 'Gast' }, { status: 'counter-proposed', by: 'Dora Huber' }, { status: 'canceled', by: 'Gast' }],
  });
});

// ORDER-16, ORDER-27
test('reweighs an item at the agreed price, whatever the menu says now', async () => {
  const { tenant, accepted, employee, read } = await aShop();
  const { id } = await accepted({ ...home, ...two });
  await service.publish(
    tenant,
    products.events.changed(pizza.id, 2, { ...pizza, version: 2, name: 'Regina', price: 99 }),
  );
  await service.settled();
  const change = (index: number, body: object) => employee('PUT', `/${id}/items/${index}`, body);
  expect((await change(0, { version: 1, amount: 3 })).body.data).toMatchObject({
    items: [{ name: 'Margherita', amount: 3, unitPrice: 10.9, gross: 32.7 }],
    totals: { gross: 32.7, total: { gross: 36.6 }, delivery: { gross: 3.9, net: 3.25 }, taxes: { '20': 0.65 } },
    version: 2,
  });
  expect(codesOf(await change(0, { version: 2, amount: 0 }))).toEqual(['LAST_ITEM amount']);
  expect(codesOf(await change(0, { version: 2, amount: 0.0001 }))).toEqual(['AMOUNT_TOO_SMALL amount']);
  expect(codesOf(await change(7, { version: 2, amount: 1 }))).toEqual(['ITEM_UNKNOWN index']);
  expect((await read(id)).edits).toMatchObject([
    { text: expect.stringMatching(/^Margherita: 3 statt 2, 32,70\s€ statt 21,80\s€$/) },
  ]);
  await employee('POST', `/${id}/status/cancel`, {});
  expect(codesOf(await change(0, { version: 3, amount: 1 }))).toEqual(['ORDER_NOT_EDITABLE']);
});

// STATUS-09
test('stores one rating of a completed order by its link, if the shop has ratings on', async () => {
  const { tenant, accepted, guest, employee, read } = await aShop();
  const { id, uid, hash } = await accepted();
  const rating = { rating: 5, foodRating: 4, serviceRating: 5, processRating: 3, comment: 'Herrlich!' };
  const rate = (answers: object = rating) => guest('POST', `/public/${uid}/${hash}/questionnaire`, answers);
  expect(codesOf(await rate())).toEqual(['NOT_COMPLETED']);
  for (const move of ['confirm', 'completed']) await employee('POST', `/${id}/status/${move}`, {});
  expect((await rate({ ...rating, foodRating: 6 })).status).toBe(422);
  const reviews = async (version: number, enablePluginOrderReviews: boolean) => {
    const config = { ...aConfig, enableCardProvider: true, enablePluginOrderReviews };
    await service.publish(tenant, configChanged(tenant, version, { id: tenant, config }));
    await service.settled();
  };
  await reviews(2, false);
  expect(codesOf(await rate())).toEqual(['RATING_OFF']);
  await reviews(3, true);
  const rated = await rate();
  expect(rated.body.data).toMatchObject({ questionnaireRating: 5 });
  expect(rated.bytes.toString()).not.toContain('Herrlich');
  expect((await rate()).status).toBe(200);
  expect(codesOf(await rate({ ...rating, rating: 1 }))).toEqual(['ALREADY_RATED']);
  expect((await read(id)).questionnaire).toEqual(rating);
});

// ORDER-17
test('removes an archived order from all lists and keeps it by its id', async () => {
  const { accepted, staff, employee, read } = await aShop();
  const { id } = await accepted();
  expect(codesOf(await staff('DELETE', `/${id}`))).toEqual(['ORDER_OPEN']);
  await employee('POST', `/${id}/status/reject`, {});
  expect((await employee('DELETE', `/${id}`)).status).toBe(403);
  expect((await staff('DELETE', `/${id}`)).status).toBe(204);
  expect((await staff('DELETE', `/${id}`)).status).toBe(204);
  expect((await staff('GET', '')).body.meta?.total).toBe(0);
  expect((await staff('GET', '/current')).body.data).toEqual([]);
  expect((await read(id)).status).toBe('rejected');
});

// STATUS-12
test("shows an order's guest the contact of its deleted branch", async () => {
  const { accepted, guest, tenant } = await aShop();
  const { uid, hash } = await accepted();
  const former = async () => ((await guest('GET', `/public/${uid}/${hash}`)).body.data as PublicOrder).formerBranch;
  expect(await former()).toBeNull();
  await service.publish(tenant, branches.events.deleted(branch.id, 2, { id: branch.id }));
  await service.settled();
  const { name, street, zipCode, city, phone } = branch;
  expect(await former()).toEqual({ name, street, zipCode, city, phone });
});
