// Payments of a part of a table's bill and of a gift card: what differs from the payment of an order (ADR 0052).
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Payable, payableChanged } from '@theke/contracts/ordering/payable';
import type { Payment, PayState } from '@theke/contracts/payments/payment';
import { orderHash } from '@theke/kit/order-link';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { ProviderSimulator } from '../../testing/provider-simulator.ts';
import { paymentsWith } from '../service.ts';

const simulator = new ProviderSimulator();
const definition = paymentsWith({ forMethod: async () => simulator, byName: async () => simulator });
let service: TestService<Awaited<ReturnType<typeof definition.setup>>>;
let clock = new Date('2026-11-21T11:00:00Z');
const tenant = uuidv7();

beforeAll(async () => {
  service = await startForTest(definition, { now: () => clock });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const minutes = (count: number) => {
  clock = new Date(clock.getTime() + count * 60_000);
};

/** A part of 12.40 that a guest pays, or a gift card of that value, with ordering's events about it. */
async function aPart(kind: Payable['kind'] = 'table-bill') {
  const id = uuidv7();
  const uid = id.replaceAll('-', '').slice(-12).toUpperCase();
  const order = kind === 'gift-card' ? { id, uid } : { id: uuidv7(), uid: uid.slice(0, 8) };
  const example = payableChanged.example.payable;
  const expiresAt = new Date(clock.getTime() + 600_000).toISOString();
  const payable: Payable = { ...example, id, kind, uid, order, amount: 12.4, expiresAt };
  let version = 0;
  const becomes = async (status: Payable['status']) => {
    version++;
    const at = clock.toISOString();
    await service.publish(tenant, payableChanged(id, version, { id, at, payable: { ...payable, status } }));
    await service.settled();
  };
  const link = `/api/payments/public/${uid}/${orderHash(testSecret, tenant, uid)}`;
  const send = (method: string, path: string, body?: object) =>
    request(service, method, path, { as: asGuest(tenant), now: clock, ...(body && { body }) });
  const state = async (query = '') => (await send('GET', `${link}${query}`)).body.data as PayState;
  const checkout = async () =>
    String((await state()).redirectUrl)
      .split('/')
      .at(-1) as string;
  const giveUp = () => send('POST', `${link}/give-up`, {});
  const hook = (reference: string, event = uuidv7()) =>
    send('POST', `/api/payments/webhooks/${tenant}/stripe`, { id: event, reference });
  const payments = async () => {
    const path = `/api/payments?filter[order]=${id}`;
    return (await request(service, 'GET', path, { as: asStaff(tenant), now: clock })).body.data as Payment[];
  };
  const published = () =>
    service.events.filter(
      ({ type, data }) => type.startsWith('payments.') && (data as { payable?: string }).payable === id,
    );
  const types = () => published().map(({ type }) => type.split('.')[1]);
  await becomes('due');
  return { id, uid, order, becomes, state, checkout, giveUp, hook, payments, published, types };
}

// TABLE-13
test('collects a part once despite repeated webhooks, and publishes nothing about an order', async () => {
  const part = await aPart();
  const { expiresAt } = await part.state();
  expect(expiresAt).toBe(new Date(clock.getTime() + 600_000).toISOString());
  const reference = await part.checkout();
  simulator.decide(reference, 'paid');
  const event = uuidv7();
  await Promise.all(Array.from({ length: 8 }, () => part.hook(reference, event)));
  await part.hook(reference);
  const { uid } = part.order;
  expect(await part.state()).toMatchObject({
    ...{ state: 'paid', amount: 12.4, order: { uid, hash: orderHash(testSecret, tenant, uid) } },
  });
  await until('the event is published', () => part.types().length > 0);
  await service.settled();
  expect(part.types()).toEqual(['payable-paid']);
  expect(part.published()[0]?.data).toMatchObject({ kind: 'table-bill', amount: 12.4, method: 'card' });
  const about = (name: string) =>
    service.events.filter(({ type, data }) => type.includes(name) && JSON.stringify(data).includes(part.id));
  expect(['payment-succeeded', 'payment-refunded', 'payment-failed'].flatMap(about)).toEqual([]);
  expect(await part.payments()).toMatchObject([
    { order: { id: part.order.id }, uid, payable: { id: part.id, kind: 'table-bill' }, captured: 12.4 },
  ]);
});

// TABLE-13
test('finds a payment whose webhook was lost', async () => {
  const part = await aPart();
  simulator.decide(await part.checkout(), 'paid');
  minutes(1);
  await service.runTimers();
  await until('the event is published', () => part.types().length > 0);
  expect(part.types()).toEqual(['payable-paid']);
});

// TABLE-14
test('closes the checkout of an expired part, which can no longer be paid', async () => {
  const part = await aPart();
  const reference = await part.checkout();
  minutes(10);
  await part.becomes('expired');
  await service.runTimers();
  simulator.decide(reference, 'paid');
  expect(simulator.isPaid(part.id)).toBe(false);
  expect(await part.state()).toMatchObject({ state: 'expired', redirectUrl: null });
});

// TABLE-15
test.each(['paid', 'refused'] as const)(
  'offers a late payment to the owner of the part, who says %s',
  async (answer) => {
    const part = await aPart();
    const reference = await part.checkout();
    simulator.decide(reference, 'paid');
    minutes(10);
    await part.becomes('expired');
    await part.hook(reference);
    await until('the event is published', () => part.types().length > 0);
    expect(part.types()).toEqual(['payable-paid']);
    // Undecided: neither paid nor lost.
    expect(await part.state('?returned=true')).toMatchObject({ state: 'open', redirectUrl: null, refunded: 0 });
    await part.becomes(answer);
    await service.runTimers();
    await service.settled();
    const isPaid = answer === 'paid';
    expect(await part.state()).toMatchObject({ state: isPaid ? 'paid' : 'expired', refunded: isPaid ? 0 : 12.4 });
    expect(simulator.balance(part.id)).toBe(isPaid ? 124_000 : 0);
    expect(part.types()).toEqual(isPaid ? ['payable-paid'] : ['payable-paid', 'payable-refunded']);
    if (!isPaid) expect(part.published()[1]?.data).toMatchObject({ refundedTotal: 12.4, reason: 'late' });
  },
);

// TABLE-16
test('refunds what arrives after the guest gave up, without offering it', async () => {
  const part = await aPart();
  const reference = await part.checkout();
  simulator.decide(reference, 'paid');
  for (let time = 0; time < 2; time++) expect((await part.giveUp()).status).toBe(200);
  await part.hook(reference);
  await part.becomes('refused');
  await service.runTimers();
  await service.settled();
  expect(simulator.balance(part.id)).toBe(0);
  expect(part.types()).toEqual(['payable-abandoned', 'payable-refunded']);
  expect(await part.state()).toMatchObject({ state: 'expired', refunded: 12.4 });
});

// TABLE-17
test('refunds a part on behalf of staff, and publishes it for its owner', async () => {
  const part = await aPart();
  const reference = await part.checkout();
  simulator.decide(reference, 'paid');
  await part.hook(reference);
  const [payment] = await part.payments();
  const reply = await request(service, 'POST', `/api/payments/${payment?.id}/refunds`, {
    ...{ as: asStaff(tenant), now: clock, body: { amount: 2.4, reason: 'Zu salzig' } },
    headers: { 'idempotency-key': uuidv7() },
  });
  expect(reply.status).toBe(202);
  await service.settled();
  expect(part.types()).toEqual(['payable-paid', 'payable-refunded']);
  expect(part.published()[1]?.data).toMatchObject({ refundedTotal: 2.4, reason: 'staff', note: 'Zu salzig' });
  expect(await part.payments()).toMatchObject([{ refunded: 2.4 }]);
});

// GIFT-14, GIFT-16
test('collects a gift card, and does not tell the secret of its page', async () => {
  const card = await aPart('gift-card');
  expect(await card.state()).toMatchObject({ state: 'open', kind: 'gift-card' });
  const reference = await card.checkout();
  simulator.decide(reference, 'paid');
  await card.hook(reference);
  await until('the event is published', () => card.types().length > 0);
  expect(card.published()[0]?.data).toMatchObject({ kind: 'gift-card', amount: 12.4, method: 'card' });
  await card.becomes('paid');
  const state = await card.state();
  expect(state).toMatchObject({ state: 'paid', kind: 'gift-card' });
  expect(state.order).toBeUndefined();
  expect(await card.payments()).toMatchObject([
    { order: { id: card.id }, payable: { id: card.id, kind: 'gift-card' }, uid: card.uid },
  ]);
});

// GIFT-17
test('refunds a gift card once its sale is reversed, and not on behalf of staff', async () => {
  const card = await aPart('gift-card');
  const reference = await card.checkout();
  simulator.decide(reference, 'paid');
  await card.hook(reference);
  await card.becomes('paid');
  const [payment] = await card.payments();
  const refused = await request(service, 'POST', `/api/payments/${payment?.id}/refunds`, {
    ...{ as: asStaff(tenant), now: clock, body: { amount: 2.4, reason: 'Kulanz' } },
  });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'GIFT_CARD_SALE']);
  expect(simulator.balance(card.id)).toBe(124_000);
  for (let time = 0; time < 2; time++) await card.becomes('returned');
  await service.runTimers();
  await service.settled();
  expect(simulator.balance(card.id)).toBe(0);
  expect(card.types()).toEqual(['payable-paid', 'payable-refunded']);
  expect(card.published()[1]?.data).toMatchObject({ kind: 'gift-card', refundedTotal: 12.4, reason: 'order-ended' });
});
