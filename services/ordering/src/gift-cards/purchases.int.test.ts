// Gift cards that guests buy online, on a real database: sold once for each payment, refunded only by payments.
import { expect, test } from '@jest/globals';
import type { DayCloseDetail, OpenPeriod } from '@theke/contracts/ordering/day-close';
import { type GiftCardDetail, giftCardReversed, giftCardSold } from '@theke/contracts/ordering/gift-card';
import type { GiftCardPurchaseLink, PublicGiftCardPurchase } from '@theke/contracts/ordering/gift-card-purchase';
import { orderDraftExample } from '@theke/contracts/ordering/order';
import { type Payable, payableChanged } from '@theke/contracts/ordering/payable';
import {
  payableAbandoned,
  payablePaid,
  payableRefunded,
  paymentChanged,
} from '@theke/contracts/payments/payment-events';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { toTestEvent } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { aBranch, aConfig } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const noon = new Date('2026-11-21T11:00:00Z');
let clock = noon;
const service = runDuringTests(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });
const minutes = (count: number) => {
  clock = new Date(clock.getTime() + count * 60_000);
};
const days = (count: number) => minutes(count * 1_440);

function dataOf<T>({ status, body }: Reply, expected = 200): T {
  expect({ status, errors: body.errors }).toEqual({ status: expected, errors: undefined });
  return body.data as T;
}
const faultOf = ({ status, body }: Reply) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];

const entries = {
  ...{ branch: { id: aBranch.id }, amount: 50, method: 'card', recipientName: 'Mia' },
  ...{ recipientEmail: 'mia@demo.example', message: 'Alles Gute!', buyerName: 'Johanna Leitner' },
  ...{ buyerEmail: 'johanna@demo.example', legalInstructions: true, privacyPolicy: true },
};

async function aShop(settings: object = {}, branch: object = {}) {
  clock = noon;
  const tenant = await publishShop(service(), {
    config: { ...aConfig, enableCardProvider: true, enablePluginGiftCards: true, ...settings },
    branches: [{ ...aBranch, isCardProviderEnabled: true, ...branch }],
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service(), method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const buy = (changes: object = {}, key = uuidv7()) =>
    send('PUT', `/gift-cards/purchases/${key}`, { ...entries, ...changes }, asGuest(tenant));
  const bought = async (changes: object = {}) => dataOf<GiftCardPurchaseLink>(await buy(changes));
  const page = (uid: string, hash: string) =>
    send('GET', `/gift-cards/purchases/${uid}/${hash}`, undefined, asGuest(tenant));
  const own = async ({ uid, cardHash }: GiftCardPurchaseLink) =>
    dataOf<PublicGiftCardPurchase>(await page(uid, cardHash));
  const events = async (type: string) => {
    await service().settled();
    return service().events.filter((event) => event.type === type && event.tenantid === tenant);
  };
  const payables = async ({ uid }: { uid: string }) =>
    (await events(payableChanged.type))
      .map(({ data }) => (data as { payable: Payable }).payable)
      .filter((payable) => payable.uid === uid);
  const idOf = async (link: { uid: string }) => (await payables(link))[0]?.id ?? '';
  const publish = async (fact: Parameters<ReturnType<typeof service>['publish']>[1]) => {
    await service().publish(tenant, fact);
    await service().settled();
  };
  const about = (payable: string) => ({ payable, kind: 'gift-card' as const, branch: aBranch.id });
  const pay = (id: string) => publish(payablePaid(uuidv7(), 3, { ...payablePaid.example, ...about(id), amount: 50 }));
  const giveUp = (id: string) => publish(payableAbandoned(id, 1, { ...payableAbandoned.example, ...about(id) }));
  const refund = (id: string, refundedTotal: number) =>
    publish(payableRefunded(uuidv7(), 4, { ...payableRefunded.example, ...about(id), amount: 50, refundedTotal }));
  const cards = async () => (await send('GET', '/gift-cards')).body.data as GiftCardDetail[];
  const card = async (id: string) => dataOf<GiftCardDetail>(await send('GET', `/gift-cards/${id}`));
  const reverse = async (id: string) =>
    send('POST', `/gift-cards/${id}/reverse`, { version: (await card(id)).version, reason: 'Doppelt.' });
  const close = async (number: number) =>
    dataOf<DayCloseDetail>(
      await send('POST', '/day-closes', { id: uuidv7(), branch: { id: aBranch.id }, number, counted: 0 }),
      201,
    );
  const open = async () => dataOf<OpenPeriod>(await send('GET', `/day-closes/open/${aBranch.id}`));
  const liability = async () => (await send('GET', '/gift-cards/liability')).body.data;
  return {
    ...{
      tenant,
      send,
      buy,
      bought,
      page,
      own,
      events,
      payables,
      idOf,
      publish,
      pay,
      giveUp,
      refund,
      cards,
      card,
      reverse,
    },
    ...{ close, open, liability },
  };
}

// GIFT-13, GIFT-14, GIFT-20
test('sells a card for a payment: one card, one event without its code, and the money by its method', async () => {
  const shop = await aShop({ giftCardMonths: 12 });
  const link = await shop.bought();
  expect(link).toMatchObject({ amount: 50, currency: 'EUR', expiresAt: '2026-11-21T12:00:00.000Z' });
  expect(link.uid).toHaveLength(12);
  expect(await shop.payables(link)).toMatchObject([
    { kind: 'gift-card', amount: 50, method: 'card', status: 'due', title: 'Geschenkkarte über 50,00\u00a0€' },
  ]);
  expect(JSON.stringify(await shop.payables(link))).not.toMatch(/Mia|Johanna|demo\.example/);
  expect(await shop.cards()).toEqual([]);
  expect(await shop.own(link)).toMatchObject({ state: 'due', code: null, hash: link.hash });
  const id = await shop.idOf(link);
  minutes(3);
  for (let time = 0; time < 3; time++) await shop.pay(id);
  expect(await shop.cards()).toMatchObject([
    { id, balance: 50, state: 'active', method: 'card', soldBy: 'Website', validUntil: '2056-11-21' },
  ]);
  const detail = await shop.card(id);
  expect(detail).toMatchObject({
    ...{ recipientEmail: 'mia@demo.example', message: 'Alles Gute!' },
    online: { uid: link.uid, buyerName: 'Johanna Leitner', buyerEmail: 'johanna@demo.example', refunded: 0 },
    bookings: [{ kind: 'sold', amount: 50, by: 'Website' }],
  });
  const sold = await shop.events(giftCardSold.type);
  expect(sold.map(({ subject, data }) => ({ subject, ...(data as object) }))).toMatchObject([
    {
      subject: id,
      method: 'card',
      uid: link.uid,
      buyerEmail: 'johanna@demo.example',
      recipientEmail: 'mia@demo.example',
    },
  ]);
  const { code } = (await shop.send('GET', `/gift-cards/${id}/code`)).body.data as { code: string };
  expect(JSON.stringify(service().events)).not.toContain(code.replaceAll(' ', ''));
  expect(JSON.stringify(service().events)).not.toContain(code);
  expect((await shop.payables(link)).map(({ status }) => status)).toEqual(['due', 'paid']);
  expect(await shop.liability()).toEqual({ currency: 'EUR', cards: 1, balance: 50 });
  expect(await shop.close(1)).toMatchObject({
    methods: [{ method: 'card', orders: 0, taken: 50, refunded: 0 }],
    ...{ giftCards: { sold: 50, redeemed: 0 }, revenue: { gross: 0, tax: 0 }, cash: { expected: 0 }, outstanding: 0 },
  });
});

// GIFT-13
test('the same request sent ten times begins one purchase; its key belongs to no other data', async () => {
  const shop = await aShop();
  const key = uuidv7();
  const replies = await Promise.all(Array.from({ length: 10 }, () => shop.buy({}, key)));
  expect(new Set(replies.map((reply) => dataOf<GiftCardPurchaseLink>(reply).uid)).size).toBe(1);
  expect(await shop.events(payableChanged.type)).toHaveLength(1);
  expect(faultOf(await shop.buy({ amount: 60 }, key)).slice(0, 2)).toEqual([409, 'ID_TAKEN']);
  expect(faultOf(await shop.buy({ recipientEmail: 'other@demo.example' }, key)).slice(0, 2)).toEqual([409, 'ID_TAKEN']);
});

// GIFT-14
test('of payments that arrive at once, exactly one sells the card', async () => {
  const shop = await aShop();
  const id = await shop.idOf(await shop.bought());
  const fact = () =>
    payablePaid(uuidv7(), 3, {
      ...payablePaid.example,
      payable: id,
      kind: 'gift-card',
      branch: aBranch.id,
      amount: 50,
    });
  await Promise.all(Array.from({ length: 12 }, () => service().publish(shop.tenant, fact())));
  await service().settled();
  expect((await shop.card(id)).bookings).toHaveLength(1);
  expect(await shop.events(giftCardSold.type)).toHaveLength(1);
  expect(await shop.liability()).toMatchObject({ cards: 1, balance: 50 });
});

// GIFT-13
test.each([
  ['less than 1', { amount: 0.99 }, 422, 'amount'],
  ['more than 1,000', { amount: 1_000.01 }, 422, 'amount'],
  ['half a cent', { amount: 10.005 }, 422, 'amount'],
  ['cash', { method: 'cash' }, 422, 'method'],
  ['no recipient', { recipientEmail: '' }, 422, 'recipientEmail'],
  ['no buyer', { buyerName: ' ' }, 422, 'buyerName'],
  ['a wrong address of the buyer', { buyerEmail: 'johanna' }, 422, 'buyerEmail'],
  ['an address as a name', { recipientName: 'https://gewinn.example' }, 422, 'recipientName'],
  ['long lines', { message: 'x'.repeat(501) }, 422, 'message'],
  ['no terms', { legalInstructions: false }, 422, 'legalInstructions'],
  ['a method that is not offered', { method: 'paypal' }, 409, 'method'],
  ['an unknown branch', { branch: { id: uuidv7() } }, 404, undefined],
])('refuses a purchase with %s', async (_, changes, status, field) => {
  const shop = await aShop();
  const reply = await shop.buy(changes);
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
  expect(await shop.events(payableChanged.type)).toEqual([]);
});

// GIFT-13
test('sells nothing while gift cards are off, and in a branch that is not public or takes no online payment', async () => {
  expect(faultOf(await (await aShop({ enablePluginGiftCards: false })).buy()).slice(0, 2)).toEqual([
    ...[409, 'GIFT_CARDS_OFF'],
  ]);
  expect(faultOf(await (await aShop({}, { isPublic: false })).buy())[0]).toBe(404);
  expect(faultOf(await (await aShop({}, { isCardProviderEnabled: false })).buy())).toEqual([
    ...[409, 'ONLINE_NOT_OFFERED', 'method'],
  ]);
  expect((await (await aShop({}, { isQuotationRequired: true })).buy()).status).toBe(200);
});

// GIFT-16
test('shows the code only to a buyer who gets the card, by the link of the card and not by that of the payment', async () => {
  const shop = await aShop();
  const gift = await shop.bought();
  const self = await shop.bought({ isForSelf: true, recipientEmail: '' });
  for (const link of [gift, self]) await shop.pay(await shop.idOf(link));
  expect(await shop.own(gift)).toMatchObject({ state: 'paid', code: null, recipientEmail: 'mia@demo.example' });
  const shown = await shop.own(self);
  expect(shown.code).toMatch(/^([2-9A-HJ-NP-Z]{4} ){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(shown).toMatchObject({ isForSelf: true, recipientEmail: 'johanna@demo.example' });
  const checked = await shop.send('POST', '/gift-cards/check', { code: shown.code }, asGuest(shop.tenant));
  expect(dataOf(checked)).toMatchObject({ balance: 50 });
  // The provider knows the link of the payment page.
  expect((await shop.page(self.uid, self.hash)).status).toBe(404);
  expect((await shop.page(gift.uid, self.cardHash)).status).toBe(404);
  const other = await aShop();
  expect((await other.page(self.uid, self.cardHash)).status).toBe(404);
  expect(await other.cards()).toEqual([]);
});

// GIFT-15
test('an unpaid purchase expires after an hour; a payment that arrives later still buys the card', async () => {
  const shop = await aShop();
  const link = await shop.bought();
  const id = await shop.idOf(link);
  minutes(59);
  await service().runTimers();
  expect((await shop.own(link)).state).toBe('due');
  minutes(1);
  await service().runTimers();
  expect((await shop.own(link)).state).toBe('expired');
  days(2);
  await shop.pay(id);
  expect(await shop.card(id)).toMatchObject({ balance: 50, soldAt: clock.toISOString() });
  expect((await shop.payables(link)).map(({ status }) => status)).toEqual(['due', 'expired', 'paid']);
  days(40);
  await service().runTimers();
  expect((await shop.card(id)).recipientName).toBe('Mia');
});

// GIFT-15, GIFT-18
test('a purchase that was given up or forgotten sells nothing, and names no person after thirty days', async () => {
  const shop = await aShop();
  const [given, forgotten] = [await shop.bought(), await shop.bought()];
  await shop.giveUp(await shop.idOf(given));
  expect((await shop.own(given)).state).toBe('refused');
  minutes(60);
  await service().runTimers();
  days(30);
  await service().runTimers();
  for (const link of [given, forgotten]) {
    await shop.pay(await shop.idOf(link));
    expect(await shop.own(link)).toMatchObject({
      state: 'refused',
      recipientEmail: '',
      recipientName: '',
      message: '',
    });
  }
  expect(await shop.cards()).toEqual([]);
  await shop.refund(await shop.idOf(given), 50);
  expect(await shop.open()).toMatchObject({ methods: [] });
});

// GIFT-17
test('reversing an unused card ends it at once; the refund counts when payments has carried it out', async () => {
  const shop = await aShop();
  const link = await shop.bought({ isForSelf: true, recipientEmail: '' });
  const id = await shop.idOf(link);
  await shop.pay(id);
  const { code } = await shop.own(link);
  dataOf(await shop.reverse(id));
  dataOf(await shop.reverse(id));
  expect((await shop.payables(link)).map(({ status }) => status)).toEqual(['due', 'paid', 'returned']);
  const { amount, buyerName, buyerEmail } = entries;
  expect((await shop.events(giftCardReversed.type)).map(({ data }) => data)).toMatchObject([
    { uid: link.uid, amount, buyerName, buyerEmail },
  ]);
  expect(await shop.own(link)).toMatchObject({ state: 'returned', code: null });
  expect(await shop.card(id)).toMatchObject({ state: 'reversed', balance: 0, online: { refunded: 0 } });
  expect(await shop.liability()).toMatchObject({ cards: 0, balance: 0 });
  const draft = { ...orderDraftExample, giftCard: { code, amount: 5 } };
  expect(faultOf(await shop.send('POST', '/orders', draft, asGuest(shop.tenant)))[1]).toBe('GIFT_CARD_NOT_VALID');
  expect(await shop.close(1)).toMatchObject({ methods: [{ method: 'card', taken: 50, refunded: 0 }] });
  for (let time = 0; time < 2; time++) await shop.refund(id, 50);
  expect(await shop.card(id)).toMatchObject({
    online: { refunded: 50 },
    bookings: [{ kind: 'sold' }, { kind: 'reversed', amount: -50 }, { kind: 'refunded', amount: 0, money: -50 }],
  });
  expect(await shop.close(2)).toMatchObject({
    methods: [{ method: 'card', taken: 0, refunded: 50 }],
    ...{ giftCards: { sold: -50, redeemed: 0 }, revenue: { gross: 0 }, outstanding: 0 },
  });
});

// GIFT-17
test('a card that was used cannot be reversed, also not in parallel with its use', async () => {
  const shop = await aShop();
  const link = await shop.bought({ isForSelf: true, recipientEmail: '' });
  const id = await shop.idOf(link);
  await shop.pay(id);
  const { code } = await shop.own(link);
  const draft = { ...orderDraftExample, giftCard: { code, amount: 5 } };
  const [order, reversal] = await Promise.all([
    shop.send('POST', '/orders', draft, asGuest(shop.tenant)),
    shop.reverse(id),
  ]);
  expect([order.status === 201, reversal.status === 200].filter(Boolean)).toHaveLength(1);
  const { balance } = await shop.card(id);
  expect(balance).toBe(order.status === 201 ? 45 : 0);
});

// GIFT-14, GIFT-17
test('learns payment and refund from a snapshot after a restored backup', async () => {
  const shop = await aShop();
  const id = await shop.idOf(await shop.bought());
  const { payment } = paymentChanged.example;
  const captured = {
    ...payment,
    ...{ id: uuidv7(), order: { id }, payable: { id, kind: 'gift-card' as const }, amount: 50, captured: 50 },
  };
  const snapshot = async (version: number, refunds: typeof payment.refunds) => {
    const data = { id: captured.id, at: clock.toISOString(), payment: { ...captured, refunds } };
    const event = toTestEvent(shop.tenant, paymentChanged(captured.id, version, data));
    await service().options.bus?.publish([{ ...event, snapshot: true }]);
    await service().settled();
  };
  await snapshot(3, []);
  expect(await shop.card(id)).toMatchObject({ balance: 50, state: 'active' });
  const refund = { id: uuidv7(), amount: 50, reason: 'order-ended' as const, note: '', by: 'System' };
  await snapshot(4, [{ ...refund, state: 'done', createdAt: clock.toISOString(), doneAt: clock.toISOString() }]);
  expect(await shop.card(id)).toMatchObject({ balance: 0, state: 'reversed', online: { refunded: 50 } });
});

// GIFT-18
test('forgets an erased buyer and an erased recipient; the card stays valid, an unpaid purchase is refused', async () => {
  const shop = await aShop();
  const [link, unpaid] = [await shop.bought(), await shop.bought({ recipientEmail: 'otto@demo.example' })];
  const id = await shop.idOf(link);
  await shop.pay(id);
  const erase = async (email: string) => {
    const { id: customer } = dataOf<{ id: string }>(await shop.send('POST', '/customers', { email }), 201);
    expect((await shop.send('DELETE', `/customers/${customer}`)).status).toBe(204);
  };
  await erase('johanna@demo.example');
  expect(await shop.card(id)).toMatchObject({
    ...{ recipientEmail: 'mia@demo.example', message: '', balance: 50 },
    online: { buyerName: '', buyerEmail: '' },
  });
  expect(await shop.own(unpaid)).toMatchObject({ state: 'refused' });
  await shop.pay(await shop.idOf(unpaid));
  expect(await shop.cards()).toHaveLength(1);
  await erase('Mia@demo.example');
  expect(await shop.card(id)).toMatchObject({ recipientName: '', recipientEmail: '', balance: 50, state: 'active' });
  expect(await shop.own(link)).toMatchObject({ recipientName: '', recipientEmail: '', message: '' });
});

// GIFT-18
test('forgets the buyer thirty days after the recipient of an unpaid purchase was erased', async () => {
  const shop = await aShop();
  await shop.bought();
  const { id } = dataOf<{ id: string }>(await shop.send('POST', '/customers', { email: 'mia@demo.example' }), 201);
  expect((await shop.send('DELETE', `/customers/${id}`)).status).toBe(204);
  days(31);
  await service().runTimers();
  expect(
    await service().sql('select buyer_name, buyer_email from gift_card_purchase where tenant_id = $1', [shop.tenant]),
  ).toEqual([{ buyer_name: '', buyer_email: '' }]);
});

// GIFT-16
test('a card mailed to the own address belongs to the buyer, who sees its code', async () => {
  const shop = await aShop();
  const link = await shop.bought({ recipientEmail: entries.buyerEmail.toUpperCase() });
  await shop.pay(await shop.idOf(link));
  expect(await shop.own(link)).toMatchObject({
    ...{ isForSelf: true, code: expect.any(String), recipientEmail: entries.buyerEmail },
  });
});
