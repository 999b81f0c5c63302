// Invalid input of guests, staff and providers: each is answered with the right status, a German sentence and its
// field, and changes no table.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Mismatch, Payment, PayState } from '@theke/contracts/payments/payment';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request, testSecret } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { ordering } from '../../../services/ordering/src/service.ts';
import { payments } from '../../../services/payments/src/service.ts';
import { testSignatureHeader, testSigningKey } from '../../../services/payments/src/test-provider/test-provider.ts';
import { sign } from '../../../services/payments/src/webhooks/signature.ts';
import { anOrder } from '../../../services/payments/testing/payment-samples.ts';
import { type HostileShop, openHostileShop } from './hostile/hostile-shop.ts';
import { changedTables, storedRows } from './hostile/stored-rows.ts';

const now = new Date('2026-11-21T11:00:00Z');
/** Matches a sentence by its beginning and end. */
const german = /^[„A-ZÄÖÜ].*[.!?)]$/s;

/** "422 TOO_SMALL items.0.amount"; without a field if the address names something unknown. */
const formatErrors = ({ status, body }: Reply): string =>
  [status, ...(body.errors ?? []).flatMap(({ code, field }) => [code, field])].filter(Boolean).join(' ');

type Hostile<S> = readonly [what: string, send: (stage: S) => Promise<Reply>, answer: string];

/** Sends a request and checks the response and that no table of the service changed. */
async function isRefused<S>(
  service: Pick<TestService<never>, 'sql' | 'settled'>,
  stage: S,
  [, send, answer]: Hostile<S>,
): Promise<void> {
  // Events of earlier requests change tables until they are handled.
  await service.settled();
  const before = await storedRows(service);
  const reply = await send(stage);
  expect(formatErrors(reply)).toBe(answer);
  for (const { message } of reply.body.errors ?? []) expect(message).toMatch(german);
  expect(changedTables(before, await storedRows(service))).toEqual([]);
}

describe('ordering', () => {
  let service: TestService<Awaited<ReturnType<typeof ordering.setup>>>;
  let shop: HostileShop;
  beforeAll(async () => {
    service = await startForTest(ordering, { now: () => now });
    shop = await openHostileShop(service, now);
    // Otherwise the open orders of the shop are published three seconds later, during some test.
    await service.settled();
    await service.parts.flush();
  }, 60_000);
  afterAll(() => service?.stop());
  afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

  const dineIn = { deliveryType: 'dineIn', firstName: '', lastName: '', phone: '' };
  const home = { deliveryType: 'delivery', street: 'Lange Gasse 1', zipCode: '1080', city: 'Wien' };
  const amount = (amount: unknown) => (at: HostileShop) => at.order({ items: [at.item(at.goods.pizza, { amount })] });
  const orderAt = (appointmentDate: string) => (at: HostileShop) => at.order({ appointmentDate });
  const move = (verb: string, body: object) => (at: HostileShop) =>
    at.staff('POST', `/orders/${at.ours.id}/status/${verb}`, body);

  const lines: Record<string, Hostile<HostileShop>[]> = {
    'negative amounts': [
      ['a negative amount', amount(-1), '422 TOO_SMALL items.0.amount'],
      ['an amount of zero', amount(0), '422 TOO_SMALL items.0.amount'],
      [
        'a negative amount after a valid one',
        (at) => at.order({ items: [at.item(at.goods.pizza, { amount: 3 }), at.item(at.goods.pizza, { amount: -2 })] }),
        '422 TOO_SMALL items.1.amount',
      ],
      ['a fraction of a piece', amount(0.0004), '422 AMOUNT_NOT_WHOLE items.0.amount'],
      ['the smallest positive number', amount(5e-324), '422 TOO_PRECISE items.0.amount'],
      ['an amount that is a text', amount('-1'), '422 WRONG_TYPE items.0.amount'],
      ['a negative total', (at) => at.order({ expectedTotal: -10.9 }), '422 TOO_SMALL expectedTotal'],
      [
        'staff: a negative amount of an item',
        (at) => at.staff('PUT', `/orders/${at.ours.id}/items/0`, { version: 1, amount: -1 }),
        '422 TOO_SMALL amount',
      ],
      [
        'staff: a negative stock',
        (at) => at.staff('PUT', `/stock/${at.house.here.id}/${at.goods.pizza.id}`, { remaining: -1 }),
        '422 TOO_SMALL remaining',
      ],
      [
        'staff: a slot with a negative limit',
        (at) => at.staff('PUT', `/slot-limits/${at.house.here.id}`, { limit: { minutes: 30, maxOrders: -1 } }),
        '422 TOO_SMALL limit.maxOrders',
      ],
    ],
    'huge quantities': [
      ['more than the largest safe integer', amount(1e308), '422 TOO_BIG items.0.amount'],
      [
        'more than the maximum of the product',
        (at) => at.order({ items: [at.item(at.goods.limited, { amount: 21 })] }),
        '422 AMOUNT_NOT_ALLOWED items.0.amount',
      ],
      ['more than the maximum price of an order', amount(100_000), '422 ORDER_TOO_LARGE items.0.amount'],
      [
        'more than a sum can represent',
        (at) => at.order({ items: [at.item(at.goods.dear, { amount: 1_000_000 })] }),
        '422 ORDER_TOO_LARGE items.0.amount',
      ],
      [
        'large amounts of many items',
        (at) => at.order({ items: Array(100).fill(at.item(at.goods.pizza, { amount: 1_000 })) }),
        '422 ORDER_TOO_LARGE items',
      ],
      [
        'more items than an order may have',
        (at) => at.order({ items: Array(101).fill(at.item(at.goods.pizza)) }),
        '422 TOO_BIG items',
      ],
      ['more than the stock', (at) => at.order({ items: [at.item(at.goods.last)] }), '409 SOLD_OUT items.0.product'],
      [
        'staff: more than the maximum price of an order',
        (at) => at.staff('PUT', `/orders/${at.ours.id}/items/0`, { version: 1, amount: 100_000 }),
        '422 ORDER_TOO_LARGE amount',
      ],
    ],
    'foreign ids: of another tenant': [
      ['its branch', (at) => at.order({ branch: at.house.abroad.id }), '422 BRANCH_UNKNOWN branch'],
      [
        'its product, from its menu',
        (at) => at.order({ items: [at.item(at.goods.abroad)] }),
        '422 PRODUCT_UNAVAILABLE items.0.product',
      ],
      ['its table', (at) => at.order({ ...dineIn, table: at.seats.abroad.id }), '422 TABLE_UNKNOWN table'],
      ['its donatee', (at) => at.order({ donatee: at.donatee.id }), '422 DONATEE_UNKNOWN donatee'],
      [
        'an upload of its guest',
        (at) => at.order({ items: [at.item(at.goods.cake, { parts: [[at.uploads.abroad]] })] }),
        '422 UPLOAD_UNKNOWN items.0.parts',
      ],
      [
        'its order, by the link',
        (at) => at.guest('POST', `/orders/public/${at.foreign.uid}/${at.foreign.hash}/confirm-counter-appointment`, {}),
        '404 NOT_FOUND',
      ],
      [
        'its order, confirmed by staff',
        (at) => at.staff('POST', `/orders/${at.foreign.id}/status/confirm`, {}),
        '404 NOT_FOUND',
      ],
      [
        'its table, for an order of ours',
        (at) => at.staff('PUT', `/orders/${at.ours.id}`, { version: 1, table: at.seats.abroad.id }),
        '422 TABLE_UNKNOWN table',
      ],
      [
        'its branch’s stock',
        (at) => at.staff('PUT', `/stock/${at.house.abroad.id}/${at.goods.abroad.id}`, { remaining: 0 }),
        '404 NOT_FOUND',
      ],
      [
        'its branch’s slots',
        (at) => at.staff('PUT', `/slot-limits/${at.house.abroad.id}`, { limit: null }),
        '404 NOT_FOUND',
      ],
    ],
    'foreign ids: of another branch': [
      [
        'a product from its menu',
        (at) => at.order({ items: [at.item(at.goods.elsewhere)] }),
        '422 PRODUCT_UNAVAILABLE items.0.product',
      ],
      [
        'an area that it delivers to',
        (at) => at.order({ ...home, deliveryArea: '4020 Linz' }),
        '422 DELIVERY_AREA_UNKNOWN deliveryArea',
      ],
      [
        'a time at which only that one is open',
        (at) => at.order({ branch: at.house.evening.id, appointmentDate: '2026-11-21T13:00:00.000Z' }),
        '422 BRANCH_CLOSED deliveryType APPOINTMENT_NOT_OFFERED appointmentDate',
      ],
    ],
    'foreign ids: unused': [
      ['a branch', (at) => at.order({ branch: uuidv7() }), '422 BRANCH_UNKNOWN branch'],
      [
        'a product',
        (at) => at.order({ items: [at.item({ id: uuidv7() })] }),
        '422 PRODUCT_UNAVAILABLE items.0.product',
      ],
      [
        'a file',
        (at) => at.order({ items: [at.item(at.goods.cake, { parts: [[uuidv7()]] })] }),
        '422 UPLOAD_UNKNOWN items.0.parts',
      ],
      ['a donatee', (at) => at.order({ donatee: uuidv7() }), '422 DONATEE_UNKNOWN donatee'],
      ['not an id', (at) => at.order({ branch: "' or 1 = 1 --" }), '422 FORMAT branch'],
    ],
    // MENU-02
    'expired menus': [
      [
        'a product of a menu that a newer one replaced',
        (at) => at.order({ items: [at.item(at.goods.expired)] }),
        '422 PRODUCT_UNAVAILABLE items.0.product',
      ],
    ],
    // PAY-02
    'disabled payment methods': [
      [
        'one that the tenant has disabled',
        (at) => at.order({ branch: at.house.takesCards.id, paymentMethod: 'card' }),
        '422 PAYMENT_NOT_OFFERED paymentMethod',
      ],
      [
        'one that the branch does not accept',
        (at) => at.order({ paymentMethod: 'paypal' }),
        '422 PAYMENT_NOT_OFFERED paymentMethod',
      ],
      ['an unknown one', (at) => at.order({ paymentMethod: 'credit' }), '422 NOT_A_CHOICE paymentMethod'],
    ],
    'a closed branch': [
      [
        'one that opens in the evening and accepts no pre-orders',
        (at) => at.order({ branch: at.house.evening.id }),
        '422 BRANCH_CLOSED deliveryType',
      ],
      [
        'one that accepts no orders yet',
        (at) => at.order({ branch: at.house.notYet.id }),
        '422 NOT_ORDERABLE_YET deliveryType',
      ],
      ['one that is not public', (at) => at.order({ branch: at.house.hidden.id }), '422 BRANCH_UNKNOWN branch'],
      ['a deleted one', (at) => at.order({ branch: at.house.gone.id }), '422 BRANCH_UNKNOWN branch'],
    ],
    // SLOT-06
    'a past appointment': [
      ['an hour ago', orderAt('2026-11-21T10:00:00.000Z'), '422 APPOINTMENT_NOT_OFFERED appointmentDate'],
      ['years ago', orderAt('1999-12-31T23:55:00.000Z'), '422 APPOINTMENT_NOT_OFFERED appointmentDate'],
      [
        'later than the last offered day',
        orderAt('2027-11-21T11:00:00.000Z'),
        '422 APPOINTMENT_NOT_OFFERED appointmentDate',
      ],
      ['between two offered times', orderAt('2026-11-21T17:32:00.000Z'), '422 APPOINTMENT_NOT_OFFERED appointmentDate'],
      ['in a full slot', (at) => at.order({ appointmentDate: at.slot }), '409 SLOT_FULL appointmentDate'],
      [
        'staff: a past agreed time',
        (at) => at.staff('PUT', `/orders/${at.ours.id}`, { version: 1, appointment: '2026-11-21T10:59:59.000Z' }),
        '422 APPOINTMENT_PAST appointment',
      ],
      [
        'staff: a past proposed time',
        move('confirm', { counterAppointment: '2026-11-21T10:59:59.000Z' }),
        '422 COUNTER_APPOINTMENT_PAST counterAppointment',
      ],
    ],
    // CHECKOUT-03
    'a wrong table': [
      ['of another branch', (at) => at.order({ ...dineIn, table: at.seats.elsewhere.id }), '422 TABLE_UNKNOWN table'],
      ['of nobody', (at) => at.order({ ...dineIn, table: uuidv7() }), '422 TABLE_UNKNOWN table'],
      ['none, although required', (at) => at.order(dineIn), '422 REQUIRED table'],
      [
        'staff: of another branch',
        (at) => at.staff('PUT', `/orders/${at.ours.id}`, { version: 1, table: at.seats.elsewhere.id }),
        '422 TABLE_UNKNOWN table',
      ],
    ],
    // ORDER-23
    'altered prices': [
      [
        'a total that differs from the server’s',
        (at) => at.order({ expectedTotal: 0.01 }),
        '409 PRICE_CHANGED expectedTotal',
      ],
      [
        'an item with a price',
        (at) => at.order({ items: [at.item(at.goods.pizza, { price: 0.01 })] }),
        '422 UNKNOWN_FIELD items.0.price',
      ],
      ['totals', (at) => at.order({ totals: { gross: 0.01 } }), '422 UNKNOWN_FIELD totals'],
      ['a discount', (at) => at.order({ discount: 10 }), '422 UNKNOWN_FIELD discount'],
      [
        'a state',
        (at) => at.order({ status: 'completed', isPaid: true }),
        '422 UNKNOWN_FIELD status UNKNOWN_FIELD isPaid',
      ],
      [
        'an unknown option',
        (at) => at.order({ items: [at.item(at.goods.pizza, { parts: ['Gratis'] })] }),
        '422 PART_UNEXPECTED items.0.parts.0',
      ],
    ],
  };

  describe.each(Object.entries(lines))('%s', (_line, cases) => {
    test.each(cases)('%s', async (...hostile) => isRefused(service, shop, hostile));
  });

  test('control: accepts valid input, visible in the tables', async () => {
    const before = await storedRows(service);
    expect(formatErrors(await shop.order({ expectedTotal: 10.9 }))).toBe('201');
    const cake = shop.item(shop.goods.cake, { parts: [[shop.uploads.here]] });
    expect(formatErrors(await shop.order({ items: [cake], appointmentDate: '2026-11-21T18:00:00.000Z' }))).toBe('201');
    expect(changedTables(before, await storedRows(service))).toEqual(
      expect.arrayContaining(['orders', 'outbox', 'ticket_counter']),
    );
  });
});

describe('payments', () => {
  let service: TestService<Awaited<ReturnType<typeof payments.setup>>>;
  let till: Till;
  const [tenant, neighbour] = [uuidv7(), uuidv7()];
  const staff = asStaff(tenant);
  beforeAll(async () => {
    service = await startForTest(payments, { now: () => now });
    till = await openTill();
  }, 60_000);
  afterAll(() => service?.stop());
  afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

  type Checkout = { order: string; link: string; payment: string; reference: string };
  type Till = { open: Checkout; second: Checkout; paid: Checkout; foreign: Checkout };

  const send = (
    method: string,
    path: string,
    body?: unknown,
    as = asGuest(tenant),
    headers: Record<string, string> = {},
  ) => request(service, method, `/api/payments${path}`, { as, now, headers, ...(body === undefined ? {} : { body }) });

  /** An order of 10.90 whose guest is on the provider's page. */
  async function aCheckout(owner: string): Promise<Checkout> {
    const order = anOrder(owner, now);
    await service.publish(owner, order.due());
    await service.settled();
    const link = order.link.replace('/api/payments', '');
    const { redirectUrl } = (await send('GET', link, undefined, asGuest(owner))).body.data as PayState;
    const listed = await send('GET', `?filter[order]=${order.id}`, undefined, asStaff(owner));
    const [payment] = listed.body.data as Payment[];
    return {
      order: order.id,
      link,
      payment: String(payment?.id),
      reference: String(redirectUrl).split('/').at(-1) as string,
    };
  }

  async function openTill(): Promise<Till> {
    const [open, second, paid, foreign] = [
      await aCheckout(tenant),
      await aCheckout(tenant),
      await aCheckout(tenant),
      await aCheckout(neighbour),
    ];
    await send('POST', `/test-checkouts/${paid.reference}/decision`, { outcome: 'paid' });
    await hook({ reference: paid.reference, payment: paid.payment });
    await untilAllPublished();
    return { open, second, paid, foreign };
  }

  /** A webhook of the provider, genuine unless another key signs it. */
  function hook(message: object, key = testSigningKey(testSecret, tenant), to = tenant): Promise<Reply> {
    const bytes = Buffer.from(JSON.stringify({ id: uuidv7(), amount: 10.9, currency: 'EUR', ...message }));
    const headers = { [testSignatureHeader]: sign(key, bytes, now), 'content-type': 'application/json' };
    return send('POST', `/webhooks/${to}/test`, bytes, asGuest(tenant), headers);
  }
  const untilAllPublished = async () => {
    await until(
      'every event to be published',
      async () => (await service.sql('select from outbox where sent_at is null')).length === 0,
    );
    await service.settled();
  };
  const refund = (checkout: keyof Till, body: object) => (at: Till) =>
    send('POST', `/${at[checkout].payment}/refunds`, body, staff);
  const about = ({ reference, payment }: Checkout) => ({ reference, payment });

  const lines: Record<string, Hostile<Till>[]> = {
    'a forged webhook': [
      [
        'unsigned',
        (at) => send('POST', `/webhooks/${tenant}/test`, { ...about(at.open), id: 'x' }),
        '400 SIGNATURE_INVALID theke-test-signature',
      ],
      [
        'signed with another tenant’s key',
        (at) => hook(about(at.open), testSigningKey(testSecret, neighbour)),
        '400 SIGNATURE_INVALID theke-test-signature',
      ],
      [
        'sent to another tenant',
        (at) => hook(about(at.open), testSigningKey(testSecret, neighbour), neighbour),
        '404 NOT_FOUND',
      ],
      [
        'of a provider without an account of the tenant',
        () => send('POST', `/webhooks/${tenant}/stripe`, { id: 'evt_1' }),
        '404 NOT_FOUND',
      ],
    ],
    'a hostile refund': [
      ['with a negative amount', refund('paid', { amount: -5 }), '422 TOO_SMALL amount'],
      ['of nothing', refund('paid', { amount: 0 }), '422 NOT_ALLOWED amount'],
      ['above the paid amount', refund('paid', { amount: 10.91 }), '422 REFUND_TOO_HIGH amount'],
      ['above the largest safe integer', refund('paid', { amount: 1e308 }), '422 TOO_BIG amount'],
      ['of an unpaid order', refund('open', { amount: 1 }), '409 NOTHING_TO_REFUND'],
      ['of another tenant’s payment', refund('foreign', { amount: 1 }), '404 NOT_FOUND'],
    ],
    'a guest at another tenant’s checkout': [
      ['by its link', (at) => send('GET', at.foreign.link), '404 NOT_FOUND'],
      ['giving it up', (at) => send('POST', `${at.foreign.link}/give-up`, {}), '404 NOT_FOUND'],
      [
        'paying at the test provider',
        (at) => send('POST', `/test-checkouts/${at.foreign.reference}/decision`, { outcome: 'paid' }),
        '404 NOT_FOUND',
      ],
      [
        'a second, different decision',
        (at) => send('POST', `/test-checkouts/${at.paid.reference}/decision`, { outcome: 'declined' }),
        '409 ALREADY_DECIDED outcome',
      ],
      [
        'with another sum',
        (at) => send('POST', `/test-checkouts/${at.open.reference}/decision`, { outcome: 'paid', amount: 0.01 }),
        '422 UNKNOWN_FIELD amount',
      ],
    ],
  };

  describe.each(Object.entries(lines))('%s', (_line, cases) => {
    test.each(cases)('%s', async (...hostile) => isRefused(service, till, hostile));
  });

  // A genuine webhook is never refused, or its provider would repeat it for days. It is recorded, the provider is
  // queried, and a person is alerted; no money is booked.
  // ORDER-01
  test.each([
    ['another amount', (at: Till) => ({ ...about(at.open), amount: 0.01 }), ['amount']],
    ['a negative amount', (at: Till) => ({ ...about(at.open), amount: -10.9 }), ['amount']],
    ['another currency', (at: Till) => ({ ...about(at.open), currency: 'USD' }), ['currency']],
    ['another order', (at: Till) => ({ reference: at.open.reference, payment: at.second.payment }), []],
    ['an order of another tenant', (at: Till) => about(at.foreign), []],
    ['an unknown order', () => ({ reference: 'nobody', payment: uuidv7() }), []],
  ])('a genuine webhook for %s books nothing', async (_, message, alarms) => {
    const alarmed = async () =>
      (await send('GET', '/mismatches?pageSize=500', undefined, staff)).body.data as Mismatch[];
    const [before, earlierAlarms] = [await storedRows(service), (await alarmed()).map(({ id }) => id)];
    expect(formatErrors(await hook(message(till)))).toBe('204');
    await untilAllPublished();
    const noted = ['webhook_event', 'mismatch', 'outbox', 'timer', 'payment'];
    expect(changedTables(before, await storedRows(service)).filter((table) => !noted.includes(table))).toEqual([]);
    const found = (await alarmed()).filter(({ id }) => !earlierAlarms.includes(id));
    expect(found.map(({ what }) => what)).toEqual(alarms);
    for (const { order, link } of [till.open, till.second]) {
      const listed = await send('GET', `?filter[order]=${order}`, undefined, staff);
      expect(listed.body.data).toMatchObject([{ state: 'open', captured: 0, refunds: [] }]);
      expect((await send('GET', link)).body.data).toMatchObject({ state: 'open', refunded: 0 });
    }
    const booked = service.events.filter(
      ({ type, subject }) => type === 'payments.payment-succeeded.v1' && subject !== till.paid.payment,
    );
    expect(booked).toEqual([]);
  });
});
