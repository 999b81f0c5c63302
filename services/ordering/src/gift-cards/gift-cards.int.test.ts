// Gift cards from the sale to the last cent, on a real database: never spent twice, and exact in every sum.
import { expect, test } from '@jest/globals';
import type { DayCloseDetail, OpenPeriod } from '@theke/contracts/ordering/day-close';
import { type GiftCardDetail, type GiftCardWithCode, giftCardSold } from '@theke/contracts/ordering/gift-card';
import { type CreatedOrder, type Order, orderDraftExample, type PublicOrder } from '@theke/contracts/ordering/order';
import { paymentAbandoned, paymentRefunded, paymentSucceeded } from '@theke/contracts/payments/payment-events';
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

let clock = new Date('2026-11-21T11:02:00Z');
const service = runDuringTests(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });

async function aShop(settings: object = {}) {
  clock = new Date('2026-11-21T11:02:00Z');
  const tenant = await publishShop(service(), {
    config: { ...aConfig, enableCardProvider: true, enablePluginGiftCards: true, ...settings },
    branches: [{ ...aBranch, isCardProviderEnabled: true, isTipEnabled: true }],
    products: [{ ...margherita, tax: 10, takeawayTax: 10, dineInTax: 10 }],
  });
  const send = (method: string, path: string, body?: unknown, as = asStaff(tenant)) =>
    request(service(), method, `/api${path}`, { as, ...(body === undefined ? {} : { body }), now: clock });
  const by = (role: Role) => asStaff(tenant, { roles: [role], branches: [aBranch.id] });
  const sell = async (amount = 50, draft: object = {}) =>
    dataOf<GiftCardWithCode>(await send('POST', '/gift-cards', { branch: { id: aBranch.id }, amount, ...draft }), 201);
  const card = async (id: string) => dataOf<GiftCardDetail>(await send('GET', `/gift-cards/${id}`));
  const submit = (draft: object = {}) => send('POST', '/orders', { ...orderDraftExample, ...draft }, asGuest(tenant));
  const order = async (draft: object = {}) => dataOf<CreatedOrder>(await submit(draft), 201);
  const read = async (id: string) => dataOf<Order>(await send('GET', `/orders/${id}`));
  const move = async (id: string, ...moves: string[]) => {
    for (const each of moves) dataOf(await send('POST', `/orders/${id}/status/${each}`, {}));
  };
  const check = (code: string) => send('POST', '/gift-cards/check', { code }, asGuest(tenant));
  const act = async (id: string, verb: string, body: object = {}, as = asStaff(tenant)) =>
    send('POST', `/gift-cards/${id}/${verb}`, { version: (await card(id)).version, reason: 'Grund', ...body }, as);
  const redeem = async (id: string, code: string) =>
    send('POST', `/orders/${id}/gift-card`, { version: (await read(id)).version, code });
  const giveBack = async (id: string, body: object = {}) =>
    send('POST', `/orders/${id}/gift-card/returns`, {
      version: (await read(id)).version,
      reason: 'War kalt.',
      ...body,
    });
  const paid = async ({ id, uid }: CreatedOrder, amount: number) => {
    const fact = { ...paymentSucceeded.example, order: id, uid, amount };
    await service().publish(tenant, paymentSucceeded(exampleIds.payment, 3, fact));
    await service().settled();
  };
  const refunded = async ({ id, uid }: CreatedOrder, total: number) => {
    const fact = { ...paymentRefunded.example, order: id, uid, amount: total, refundedTotal: total };
    await service().publish(tenant, paymentRefunded(exampleIds.payment, 4 + Math.round(total * 100), fact));
    await service().settled();
  };
  const open = async () => dataOf<OpenPeriod>(await send('GET', `/day-closes/open/${aBranch.id}`));
  const close = async (number: number) =>
    dataOf<DayCloseDetail>(
      await send('POST', '/day-closes', { id: uuidv7(), branch: { id: aBranch.id }, number, counted: 0 }),
      201,
    );
  return {
    tenant,
    send,
    by,
    sell,
    card,
    submit,
    order,
    read,
    move,
    check,
    act,
    redeem,
    giveBack,
    paid,
    refunded,
    open,
    close,
  };
}

function dataOf<T>({ status, body }: Reply, expected = 200): T {
  expect({ status, errors: body.errors }).toEqual({ status: expected, errors: undefined });
  return body.data as T;
}
const faultOf = ({ status, body }: Reply) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
/** The bookings of a card add up to its balance. */
const sumOfBookings = ({ bookings }: GiftCardDetail) =>
  Math.round(bookings.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

// GIFT-01, GIFT-02, GIFT-04
test('sells a card once, publishes it without its code, and finds it only by the code', async () => {
  const { sell, send, check, card } = await aShop();
  const id = uuidv7();
  const sold = await sell(50, { id, recipientName: 'Eva', recipientEmail: 'eva@demo.example', message: 'Alles Gute!' });
  expect(sold.code).toMatch(/^([2-9A-HJ-NP-Z]{4} ){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(sold).toMatchObject({ id, balance: 50, state: 'active', codeEnd: sold.code.slice(-4), validUntil: null });
  expect((await sell(50, { id })).code).toBe(sold.code);
  const twice = uuidv7();
  const parallel = await Promise.all([sell(20, { id: twice }), sell(20, { id: twice }), sell(20, { id: twice })]);
  expect(new Set(parallel.map(({ code }) => code)).size).toBe(1);
  expect((await card(twice)).bookings).toHaveLength(1);
  expect(faultOf(await send('POST', '/gift-cards', { id, branch: { id: aBranch.id }, amount: 60 }))).toEqual([
    ...[409, 'ID_TAKEN', 'id'],
  ]);
  const published = () => service().events.filter(({ type, subject }) => type === giftCardSold.type && subject === id);
  await until('the event is published', () => published().length > 0);
  expect(published()).toHaveLength(1);
  expect(JSON.stringify(published())).not.toContain(sold.code.replaceAll(' ', '').slice(0, 12));
  expect(dataOf(await check(sold.code.toLowerCase().replaceAll(' ', '-')))).toEqual({
    ...{ codeEnd: sold.codeEnd, state: 'active', currency: 'EUR', balance: 50, validUntil: null },
  });
  expect(faultOf(await check('K7M2 XQPA 9RDT 4WEH'))).toEqual([422, 'GIFT_CARD_UNKNOWN', 'code']);
  expect((await card(id)).bookings).toMatchObject([{ kind: 'sold', amount: 50 }]);
  const listed = (await send('GET', `/gift-cards?q=${sold.codeEnd}&filter[state]=active`)).body.data;
  expect(listed).toMatchObject([{ id, balance: 50 }]);
  expect(JSON.stringify(listed)).not.toContain(sold.code.slice(0, 9));
});

// GIFT-04
test.each([
  ['nothing', { amount: 0.5 }, 422],
  ['too much', { amount: 1_000.01 }, 422],
  ['half a cent', { amount: 10.005 }, 422],
  ['another way to pay', { amount: 10, method: 'paypal' }, 422],
  ['an unknown branch', { amount: 10, branch: { id: uuidv7() } }, 404],
])('refuses to sell a card for %s', async (_, draft, status) => {
  const { send } = await aShop();
  expect((await send('POST', '/gift-cards', { branch: { id: aBranch.id }, ...draft })).status).toBe(status);
});

test('sells and redeems nothing while gift cards are off', async () => {
  const { send, submit } = await aShop({ enablePluginGiftCards: false });
  const reply = await send('POST', '/gift-cards', { branch: { id: aBranch.id }, amount: 10 });
  expect(faultOf(reply).slice(0, 2)).toEqual([409, 'GIFT_CARDS_OFF']);
  const draft = { giftCard: { code: 'K7M2 XQPA 9RDT 4WEH', amount: 1 } };
  expect(faultOf(await submit(draft))).toEqual([422, 'GIFT_CARDS_OFF', 'giftCard.code']);
});

// GIFT-05
test('pays a part of an order and leaves totals, VAT and tip as they are', async () => {
  const { sell, order, read, card, send, tenant } = await aShop();
  const { id, code, codeEnd } = await sell(6);
  const one = await order({ giftCard: { code, amount: 6 }, tip: 1, expectedTotal: 10.9 });
  expect(one.totals.total.gross).toBe(10.9);
  const giftCard = { id, codeEnd, amount: 6, returned: 0 };
  expect(await read(one.id)).toMatchObject({ giftCard, tip: 1, totals: { total: { gross: 10.9 } } });
  const page = (await send('GET', `/orders/public/${one.uid}/${one.hash}`, undefined, asGuest(tenant))).body.data;
  expect((page as PublicOrder).giftCard).toEqual(giftCard);
  expect(await card(id)).toMatchObject({ state: 'empty', balance: 0 });
  expect((await card(id)).bookings.at(-1)).toMatchObject({ kind: 'redeemed', amount: -6, order: { uid: one.uid } });
});

// GIFT-05
test('refuses a part above the total or the balance, and unknown, blocked and expired cards', async () => {
  const { sell, submit, act, card } = await aShop({ giftCardMonths: 12 });
  const { id, code, validUntil } = await sell(8);
  expect(validUntil).toBe('2027-11-21');
  const pay = async (amount: number, typed = code) => faultOf(await submit({ giftCard: { code: typed, amount } }));
  expect(await pay(11)).toEqual([422, 'GIFT_CARD_TOO_MUCH', 'giftCard.amount']);
  expect(await pay(0)).toEqual([422, 'GIFT_CARD_TOO_MUCH', 'giftCard.amount']);
  expect(await pay(9)).toEqual([409, 'GIFT_CARD_BALANCE', 'giftCard.amount']);
  expect(await pay(5, 'K7M2 XQPA 9RDT 4WEH')).toEqual([422, 'GIFT_CARD_UNKNOWN', 'giftCard.code']);
  dataOf(await act(id, 'block'));
  expect(await pay(5)).toEqual([422, 'GIFT_CARD_NOT_VALID', 'giftCard.code']);
  dataOf(await act(id, 'unblock'));
  clock = new Date('2027-11-21T22:59:00Z');
  expect((await card(id)).state).toBe('active');
  clock = new Date('2027-11-21T23:00:00Z');
  expect((await card(id)).state).toBe('expired');
  expect(await pay(5)).toEqual([422, 'GIFT_CARD_NOT_VALID', 'giftCard.code']);
  expect((await card(id)).balance).toBe(8);
});

// GIFT-12, GIFT-19
test('a sale names another day of validity or none, but no past one', async () => {
  const { sell, send } = await aShop({ giftCardMonths: 12 });
  expect((await sell(8)).validUntil).toBe('2027-11-21');
  expect((await sell(8, { validUntil: null })).validUntil).toBeNull();
  expect((await sell(8, { validUntil: '2026-11-21' })).validUntil).toBe('2026-11-21');
  const past = await send('POST', '/gift-cards', { branch: { id: aBranch.id }, amount: 8, validUntil: '2026-11-20' });
  expect(faultOf(past)).toEqual([422, 'DATE_PAST', 'validUntil']);
});

// GIFT-03
test('never spends a card twice: 200 parallel orders of 10.90 share a card of 100', async () => {
  const { sell, submit, card, send } = await aShop();
  const { id, code } = await sell(100);
  const replies: Reply[] = [];
  let next = 0;
  const buying = async () => {
    while (next < 200) {
      next += 1;
      replies.push(await submit({ giftCard: { code, amount: 10.9 } }));
    }
  };
  await Promise.all(Array.from({ length: 50 }, buying));
  const counts = Object.entries(Object.groupBy(replies, (reply) => String(faultOf(reply).slice(0, 2))));
  expect(Object.fromEntries(counts.map(([key, all]) => [key, all?.length]))).toEqual({
    '201,': 9,
    '409,GIFT_CARD_BALANCE': 191,
  });
  const after = await card(id);
  expect(after.balance).toBe(1.9);
  expect(sumOfBookings(after)).toBe(1.9);
  expect((await send('GET', '/orders')).body.meta?.total).toBe(9);
}, 120_000);

// GIFT-03
test('books a repeated order once, and a refused one not at all', async () => {
  const { tenant, sell, card } = await aShop();
  const { id, code } = await sell(20);
  const body = { ...orderDraftExample, giftCard: { code, amount: 5 } };
  const headers = { 'idempotency-key': 'gift-card-order-0001' };
  const again = () => request(service(), 'POST', '/api/orders', { as: asGuest(tenant), body, headers, now: clock });
  const replies = await Promise.all([again(), again(), again()]);
  replies.push(await again());
  expect(
    new Set(replies.filter(({ status }) => status === 201).map(({ body }) => (body.data as { id: string }).id)).size,
  ).toBe(1);
  expect((await card(id)).balance).toBe(15);
  expect((await card(id)).bookings).toHaveLength(2);
});

// GIFT-06
test('gives back what a rejected, canceled or unpaid order took, once', async () => {
  const { tenant, sell, order, move, card, read } = await aShop();
  const { id, code } = await sell(10);
  const giftCard = { code, amount: 10 };
  for (const ending of ['reject', 'cancel']) {
    const one = await order({ giftCard });
    expect((await card(id)).balance).toBe(0);
    await move(one.id, ending, ending);
    expect(await card(id)).toMatchObject({ balance: 10, state: 'active' });
    expect(await read(one.id)).toMatchObject({ giftCard: { amount: 10, returned: 10 }, refunded: 0 });
  }
  const unpaid = await order({ giftCard, paymentMethod: 'card' });
  const abandon = async () => {
    const fact = { order: unpaid.id, uid: unpaid.uid, branch: aBranch.id, at: clock.toISOString() };
    await service().publish(tenant, paymentAbandoned(unpaid.id, 1, fact));
    await service().settled();
  };
  await abandon();
  await abandon();
  expect(await card(id)).toMatchObject({ balance: 10 });
  expect(sumOfBookings(await card(id))).toBe(10);
});

// GIFT-05
test('waits for an online payment of the rest only, and for none if the card pays everything', async () => {
  const { sell, order, read, paid, submit } = await aShop();
  const { code } = await sell(100);
  const rest = await order({ giftCard: { code, amount: 10 }, paymentMethod: 'card', tip: 2 });
  expect(rest.paymentRedirectUrl).toBeDefined();
  await paid(rest, 2.9);
  expect(await read(rest.id)).toMatchObject({ status: 'placed', isPaid: true });
  const whole = await order({ giftCard: { code, amount: 10.9 }, paymentMethod: 'card' });
  expect(whole.paymentRedirectUrl).toBeUndefined();
  expect(whole.ticketNumber).not.toBeNull();
  expect(await read(whole.id)).toMatchObject({ status: 'placed', isPaid: true, isRefunded: false });
  expect((await submit({ giftCard: { code, amount: 10.9 } })).status).toBe(201);
});

// GIFT-06
test('lowers the card’s part with the total of a cheaper order', async () => {
  const { sell, order, send, read, card } = await aShop();
  const { id, code } = await sell(30);
  const items = [{ ...orderDraftExample.items[0], amount: 2 }];
  const one = await order({ items, giftCard: { code, amount: 20 } });
  const change = async (amount: number) =>
    dataOf(await send('PUT', `/orders/${one.id}/items/0`, { amount, version: (await read(one.id)).version }));
  await change(1);
  expect(await read(one.id)).toMatchObject({ giftCard: { amount: 10.9, returned: 0 } });
  expect((await card(id)).balance).toBe(19.1);
  await change(3);
  expect(await read(one.id)).toMatchObject({ giftCard: { amount: 10.9, returned: 0 } });
  expect(sumOfBookings(await card(id))).toBe(19.1);
});

// GIFT-07
test('gives refunds back as money first, and to the card what the card paid', async () => {
  const { sell, order, read, move, paid, refunded, giveBack, card, send } = await aShop();
  const { id, code } = await sell(10);
  const one = await order({ giftCard: { code, amount: 8 }, paymentMethod: 'card' });
  await paid(one, 2.9);
  await move(one.id, 'confirm', 'completed');
  await refunded(one, 2.9);
  expect(await read(one.id)).toMatchObject({ refunded: 2.9, refundedOfTotal: 2.9, isRefunded: false });
  dataOf(await giveBack(one.id, { amount: 3 }));
  expect(await read(one.id)).toMatchObject({ refundedOfTotal: 5.9, giftCard: { amount: 8, returned: 3 } });
  expect(faultOf(await giveBack(one.id, { amount: 5.01 }))).toEqual([422, 'REFUND_TOO_HIGH', 'amount']);
  dataOf(await giveBack(one.id));
  expect(await read(one.id)).toMatchObject({ refundedOfTotal: 10.9, isRefunded: true });
  expect(faultOf(await giveBack(one.id))[1]).toBe('REFUND_NOT_POSSIBLE');
  expect(await card(id)).toMatchObject({ balance: 10 });
  const cash = await order({ giftCard: { code, amount: 8 } });
  await move(cash.id, 'confirm', 'completed');
  const refund = await send('POST', `/orders/${cash.id}/refunds`, { version: 3, reason: 'x', amount: 3 });
  expect(faultOf(refund)).toEqual([422, 'REFUND_TOO_HIGH', 'amount']);
});

// GIFT-09
test('redeems a card at the counter as far as the balance reaches, once per order', async () => {
  const { sell, order, read, redeem, card, move } = await aShop();
  const [small, other] = [await sell(4), await sell(50)];
  const one = await order();
  expect(faultOf(await redeem(one.id, 'K7M2 XQPA 9RDT 4WEH'))).toEqual([422, 'GIFT_CARD_UNKNOWN', 'code']);
  dataOf(await redeem(one.id, small.code));
  expect(await read(one.id)).toMatchObject({ giftCard: { amount: 4, returned: 0 } });
  expect((await card(small.id)).balance).toBe(0);
  expect(faultOf(await redeem(one.id, other.code))).toEqual([409, 'GIFT_CARD_NOT_POSSIBLE', 'code']);
  const ended = await order();
  await move(ended.id, 'cancel');
  expect(faultOf(await redeem(ended.id, other.code))[1]).toBe('ORDER_NOT_EDITABLE');
  expect((await card(other.id)).balance).toBe(50);
});

// GIFT-09
test('blocks, corrects and takes back the sale of a card, each with a reason and the version seen', async () => {
  const { sell, act, card, send, order, by } = await aShop();
  const { id, code } = await sell(20);
  const corrected = dataOf<GiftCardDetail>(await act(id, 'correct', { amount: -5.5, reason: 'Vertippt.' }));
  expect(corrected).toMatchObject({
    balance: 14.5,
    bookings: [{}, { kind: 'corrected', amount: -5.5, reason: 'Vertippt.' }],
  });
  expect(faultOf(await act(id, 'correct', { amount: -15 }))).toEqual([422, 'OUT_OF_RANGE', 'amount']);
  expect(faultOf(await act(id, 'correct', { amount: 1, version: 1 }))[1]).toBe('STALE_VERSION');
  expect(faultOf(await act(id, 'reverse'))[1]).toBe('GIFT_CARD_USED');
  expect((await act(id, 'block', {}, by('ROLE_EMPLOYEE'))).status).toBe(403);
  expect((await send('GET', `/gift-cards/${id}/code`, undefined, by('ROLE_EMPLOYEE'))).status).toBe(403);
  expect(dataOf<GiftCardWithCode>(await send('GET', `/gift-cards/${id}/code`)).code).toBe(code);
  const unused = await sell(30);
  expect(dataOf(await act(unused.id, 'reverse'))).toMatchObject({ balance: 0, state: 'reversed' });
  expect(faultOf(await act(unused.id, 'block'))[1]).toBe('GIFT_CARD_USED');
  await order({ giftCard: { code, amount: 10 } });
  expect(await card(id)).toMatchObject({ balance: 4.5 });
  expect(sumOfBookings(await card(id))).toBe(4.5);
  const liability = dataOf(await send('GET', '/gift-cards/liability'));
  expect(liability).toEqual({ currency: 'EUR', cards: 1, balance: 4.5 });
});

// GIFT-10
test('counts sold cards as money and redeemed ones as revenue, each once', async () => {
  const { sell, order, move, open, close, act, send } = await aShop();
  const { code } = await sell(50);
  await sell(20, { method: 'atm-card' });
  const one = await order({ giftCard: { code, amount: 10 } });
  expect((await open()).giftCards).toEqual({ sold: 70, redeemed: 0 });
  await move(one.id, 'confirm', 'completed');
  const first = await close(1);
  expect(first).toMatchObject({
    giftCards: { sold: 70, redeemed: 10 },
    revenue: { gross: 10.9 },
    methods: [
      { method: 'cash', orders: 1, taken: 50.9, refunded: 0 },
      { method: 'atm-card', orders: 0, taken: 20, refunded: 0 },
    ],
    cash: { expected: 50.9 },
    outstanding: 0,
  });
  expect((await open()).giftCards).toBeUndefined();
  const unused = await sell(30);
  dataOf(await act(unused.id, 'reverse'));
  expect(await close(2)).toMatchObject({
    methods: [{ method: 'cash', taken: 30, refunded: 30 }],
    cash: { expected: 0 },
    outstanding: 0,
  });
  // STAT-26
  const days = `from=2026-11-21&to=2026-11-21&branch=${aBranch.id}`;
  expect(dataOf(await send('GET', `/statistics/gift-cards?${days}`))).toMatchObject({
    total: { cards: 2, sold: 70, redeemed: 10 },
  });
});

test('forgets an erased recipient; the card stays valid', async () => {
  const { tenant, send, sell, order, move, card, check } = await aShop();
  const contact = { email: 'eva@demo.example', phone: '+436641234567' };
  const sold = await sell(25, { recipientName: 'Eva', recipientEmail: 'Eva@demo.example', message: 'Alles Gute!' });
  const one = await order(contact);
  await move(one.id, 'confirm', 'completed');
  const listed = (await send('GET', '/customers')).body.data as { id: string }[];
  expect((await send('DELETE', `/customers/${listed[0]?.id}`, undefined, asStaff(tenant))).status).toBe(204);
  expect(await card(sold.id)).toMatchObject({ recipientName: '', recipientEmail: '', message: '', balance: 25 });
  expect(dataOf(await check(sold.code))).toMatchObject({ balance: 25 });
});
