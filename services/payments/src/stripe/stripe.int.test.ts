// Tests Stripe's SDK against a simulated server that implements Stripe's documented HTTP API and its errors.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Mismatch, Payment, PayState } from '@theke/contracts/payments/payment';
import type { ConnectionCheck } from '@theke/contracts/payments/payment-provider';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { fromMoney, money, toMoney } from '@theke/rules/money/money';
import { v7 as uuidv7 } from 'uuid';
import { aKey, saveAccount } from '../../testing/account-samples.ts';
import { holdToTheLaw } from '../../testing/hold-to-the-law.ts';
import { type AnOrder, anOrder } from '../../testing/payment-samples.ts';
import type { StagedMessage } from '../../testing/provider-stage.ts';
import { signedMessage, stripeServer } from '../../testing/stripe-server.ts';
import { type Checkout, RefundRefused } from '../providers/provider.ts';
import { payments } from '../service.ts';
import { stripeProvider } from './stripe-provider.ts';

const credentials = { secretKey: `sk_test_${uuidv7().replaceAll('-', '')}`, webhookSecret: `whsec_${uuidv7()}` };
let server: Awaited<ReturnType<typeof stripeServer>>;
let service: TestService<Awaited<ReturnType<typeof payments.setup>>>;
let clock = new Date('2026-11-21T11:00:00Z');
const tenant = uuidv7();
const as = asGuest(tenant);

beforeAll(async () => {
  server = await stripeServer(credentials);
  service = await startForTest(payments, {
    now: () => clock,
    env: { STRIPE_URL: server.url, PAYMENT_KEYS: aKey('k') },
  });
  await saveAccount(service, { tenant, now: clock, provider: 'stripe' }, credentials);
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
afterEach(() => {
  server.stage.trouble = () => 'none';
  expect(service.log.filter((line) => line.level === 'error')).toEqual([]);
});

const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const stateOf = async (order: AnOrder, query = '') =>
  (await request(service, 'GET', `${order.link}${query}`, { as, now: clock })).body.data as PayState;
const deliver = ({ body, headers }: StagedMessage) =>
  request(service, 'POST', `/api/payments/webhooks/${tenant}/stripe`, { as, now: clock, body, headers });

async function aCheckout(amount?: number) {
  const order = anOrder(tenant, clock, amount);
  await service.publish(tenant, order.due());
  await service.settled();
  const { redirectUrl } = await stateOf(order);
  const [reference = ''] = server.stage.references(order.id);
  expect(redirectUrl).toBe(`https://checkout.stripe.example/c/pay/${reference}`);
  return { order, reference };
}

test('settles a Stripe payment after its webhook, in cents, with matching books', async () => {
  const { order, reference } = await aCheckout(23.45);
  expect(fromMoney(server.stage.balance(order.id))).toBe(0);
  server.stage.decide(reference, 'paid');
  expect((await deliver(server.stage.message(reference, clock))).status).toBe(204);
  expect(await stateOf(order)).toMatchObject({ state: 'paid', amount: 23.45 });
  expect(fromMoney(server.stage.balance(order.id))).toBe(23.45);
});

test('keeps the checkout open after a declined card, and closes it when the order ends', async () => {
  const { order, reference } = await aCheckout();
  server.stage.decide(reference, 'declined');
  await deliver(server.stage.message(reference, clock));
  expect(await stateOf(order)).toMatchObject({ state: 'open' });
  await service.publish(tenant, order.failed());
  await service.settled();
  await service.runTimers();
  server.stage.decide(reference, 'paid');
  expect(server.stage.isPaid(order.id)).toBe(false);
});

test.each<[string, (message: Buffer) => StagedMessage]>([
  ['signed by somebody else', (body) => signedMessage(body, 'whsec_other', clock)],
  [
    'replayed after five minutes',
    (body) => signedMessage(body, credentials.webhookSecret, new Date(clock.getTime() - 301_000)),
  ],
  [
    'changed by a byte',
    (body) => ({ ...signedMessage(body, credentials.webhookSecret, clock), body: Buffer.from(`${body} `) }),
  ],
  ['without a signature', (body) => ({ provider: 'stripe', body, headers: {} })],
])('ignores a message %s without calling Stripe', async (_, forge) => {
  const { order, reference } = await aCheckout();
  server.stage.decide(reference, 'paid');
  const refused = await deliver(forge(server.stage.message(reference, clock).body));
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, 'SIGNATURE_INVALID']);
  expect(await stateOf(order)).toMatchObject({ state: 'open' });
});

test('accepts and ignores messages about other payments', async () => {
  for (const object of [
    { object: 'customer', id: 'cus_1' },
    { object: 'payment_intent', status: 'succeeded', amount_received: 1, currency: 'eur', metadata: { payment: 'x' } },
    {
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: 1,
      currency: 'eur',
      metadata: { payment: uuidv7() },
    },
  ]) {
    const event = { id: `evt_${uuidv7()}`, object: 'event', type: 'x', data: { object } };
    const body = Buffer.from(JSON.stringify(event));
    expect((await deliver(signedMessage(body, credentials.webhookSecret, clock))).status).toBe(204);
  }
});

test('settles nothing and alarms staff for another amount than requested', async () => {
  const { order, reference } = await aCheckout();
  server.stage.decide(reference, 'paid', toMoney(1));
  await deliver(server.stage.message(reference, clock));
  const list = await request(service, 'GET', '/api/payments/mismatches', { as: asStaff(tenant), now: clock });
  expect((list.body.data as Mismatch[]).map((one) => [one.order.id, one.what])).toContainEqual([order.id, 'amount']);
});

test("refunds parts, up to Stripe's limit, with its reason", async () => {
  const { order, reference } = await aCheckout();
  server.stage.decide(reference, 'paid');
  await deliver(server.stage.message(reference, clock));
  const staff = { as: asStaff(tenant), now: clock };
  const list = await request(service, 'GET', `/api/payments?filter[order]=${order.id}`, staff);
  const [payment] = list.body.data as Payment[];
  await request(service, 'POST', `/api/payments/${payment?.id}/refunds`, { ...staff, body: { amount: 3.25 } });
  expect(fromMoney(server.stage.balance(order.id))).toBe(7.65);

  const stripe = await stripeProvider({ ...credentials, tenant, url: server.url });
  const capture = await stripe.getStatus(reference, { capture: true });
  if (capture.state !== 'captured') throw new Error('it was paid');
  const refund = { reference, capture: capture.capture, currency: 'EUR' };
  await expect(stripe.refund({ ...refund, refund: uuidv7(), amount: toMoney(7.66) })).rejects.toThrow(RefundRefused);
  const again = { ...refund, refund: uuidv7(), amount: toMoney(1) };
  const first = await stripe.refund(again);
  // Stripe forgets keys after a day; an earlier partial refund is found by its metadata.
  server.repeated.clear();
  expect(await stripe.refund(again)).toEqual(first);
  expect(fromMoney(server.stage.balance(order.id))).toBe(6.65);
});

test('creates one checkout per key, and rejects the same key with another amount', async () => {
  const stripe = await stripeProvider({ ...credentials, tenant, url: server.url });
  const checkout: Checkout = {
    payment: uuidv7(),
    order: uuidv7(),
    uid: 'K7M2XQPA',
    branch: uuidv7(),
    method: 'card',
    amount: money(10_900_000),
    currency: 'JPY',
    description: 'Bestellung K7M2XQPA',
    expiresAt: clock,
    returnUrl: 'http://localhost/pay/x/y?returned=true',
  };
  const [one, two] = await Promise.all([stripe.open(checkout), stripe.open(checkout)]);
  expect(two).toEqual(one);
  await expect(stripe.open({ ...checkout, amount: toMoney(1) })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  server.stage.decide(one.reference, 'paid');
  // 1,090 yen are 1,090 of the smallest unit.
  expect(await stripe.getStatus(one.reference, { capture: true })).toMatchObject({
    amount: toMoney(1090),
    currency: 'JPY',
  });
});

test('checks the credentials by a real call', async () => {
  const check = async (who: string) =>
    (await request(service, 'POST', '/api/payment-providers/stripe/check', { as: asStaff(who), now: clock, body: {} }))
      .body.data as ConnectionCheck;
  expect(await check(tenant)).toMatchObject({ isWorking: true });
  expect(await check(uuidv7())).toMatchObject({ isWorking: false });
  const other = uuidv7();
  const wrong = { secretKey: 'sk_test_falsch', webhookSecret: 'whsec_falsch' };
  await saveAccount(service, { tenant: other, now: clock, provider: 'stripe' }, wrong);
  expect((await check(other)).message).toContain('kennt diese Zugangsdaten nicht');
  server.stage.trouble = () => 'request lost';
  expect((await check(tenant)).message).toContain('nicht erreichbar');
});

test('keeps books and worth equal under random failures at Stripe, with documented calls only', async () => {
  // Earlier tests made invalid calls on purpose.
  server.complaints.length = 0;
  await holdToTheLaw({ service, tenant, stage: server.stage, now: () => clock, pass }, 25);
  expect(server.complaints).toEqual([]);
}, 120_000);
