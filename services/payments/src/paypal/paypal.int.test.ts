// Tests PayPal's SDK against a simulated server that implements PayPal's documented HTTP API and its errors.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Mismatch, Payment, PayState } from '@theke/contracts/payments/payment';
import type { ConnectionCheck } from '@theke/contracts/payments/payment-provider';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { fromMoney, toMoney } from '@theke/rules/money/money';
import { v7 as uuidv7 } from 'uuid';
import { aKey, saveAccount } from '../../testing/account-samples.ts';
import { holdToTheLaw } from '../../testing/hold-to-the-law.ts';
import { type AnOrder, anOrder } from '../../testing/payment-samples.ts';
import { paypalServer } from '../../testing/paypal-server.ts';
import type { StagedMessage } from '../../testing/provider-stage.ts';
import { RefundRefused } from '../providers/provider.ts';
import { payments } from '../service.ts';
import { paypalProvider } from './paypal-provider.ts';

const credentials = { clientId: `app-${uuidv7()}`, clientSecret: uuidv7(), webhookId: '1AB23456CD789012E' };
let server: Awaited<ReturnType<typeof paypalServer>>;
let service: TestService<Awaited<ReturnType<typeof payments.setup>>>;
let clock = new Date('2026-11-21T11:00:00Z');
const tenant = uuidv7();
const as = asGuest(tenant);
const staff = () => ({ as: asStaff(tenant), now: clock });

beforeAll(async () => {
  server = await paypalServer(credentials);
  service = await startForTest(payments, {
    now: () => clock,
    env: { PAYPAL_URL: server.url, PAYMENT_KEYS: aKey('k') },
  });
  await saveAccount(service, { tenant, now: clock, provider: 'paypal' }, { ...credentials, mode: 'sandbox' });
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
  request(service, 'POST', `/api/payments/webhooks/${tenant}/paypal`, { as, now: clock, body, headers });
/** An order with PayPal as its payment method. */
const aPaypalOrder = (amount?: number): AnOrder => anOrder(tenant, clock, amount, 'paypal');

async function aCheckout(amount?: number) {
  const order = aPaypalOrder(amount);
  await service.publish(tenant, order.due());
  await service.settled();
  const { redirectUrl } = await stateOf(order);
  const [reference = ''] = server.stage.references(order.id);
  expect(redirectUrl).toBe(`https://www.paypal.example/checkoutnow?token=${reference}`);
  return { order, reference };
}

test('captures an approved order once after its webhook, with matching books', async () => {
  const { order, reference } = await aCheckout(23.45);
  server.stage.decide(reference, 'paid');
  expect(server.stage.isPaid(order.id)).toBe(false);
  await Promise.all(Array.from({ length: 5 }, () => deliver(server.stage.message(reference, clock))));
  expect(await stateOf(order)).toMatchObject({ state: 'paid', amount: 23.45 });
  expect(fromMoney(server.stage.balance(order.id))).toBe(23.45);
});

test('declines an account without funds, and lets the guest try again', async () => {
  const { order, reference } = await aCheckout();
  server.stage.decide(reference, 'declined');
  await deliver(server.stage.message(reference, clock));
  expect(await stateOf(order)).toMatchObject({ state: 'failed', failureReason: 'declined' });
  await request(service, 'POST', `${order.link}/attempts`, { as, now: clock, body: {} });
  const second = String(server.stage.references(order.id)[1]);
  server.stage.decide(second, 'paid');
  await deliver(server.stage.message(second, clock));
  expect(await stateOf(order)).toMatchObject({ state: 'paid' });
});

test.each(['the order has ended', 'its deadline has passed'])(
  'captures nothing if a guest approves after %s',
  async (how) => {
    const { order, reference } = await aCheckout();
    if (how === 'the order has ended') await service.publish(tenant, order.canceled());
    else pass(20 * 60_000);
    await service.settled();
    server.stage.decide(reference, 'paid');
    await deliver(server.stage.message(reference, clock));
    pass(60_000);
    await service.runTimers();
    expect(server.stage.isPaid(order.id)).toBe(false);
  },
);

test.each<[string, (message: StagedMessage) => StagedMessage]>([
  ['changed by a byte', (message) => ({ ...message, body: Buffer.from(String(message.body).replace(', ', ',')) })],
  [
    'with another signature',
    ({ headers, ...message }) => ({ ...message, headers: { ...headers, 'paypal-transmission-sig': 'x' } }),
  ],
  ['without a signature', (message) => ({ ...message, headers: {} })],
  [
    'from last week',
    ({ headers, ...message }) => ({
      ...message,
      headers: { ...headers, 'paypal-transmission-time': new Date(clock.getTime() - 7 * 86_400_000).toISOString() },
    }),
  ],
])('ignores a message %s without calling PayPal', async (_, forge) => {
  const { order, reference } = await aCheckout();
  server.stage.decide(reference, 'paid');
  const refused = await deliver(forge(server.stage.message(reference, clock)));
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, 'SIGNATURE_INVALID']);
  expect(server.stage.isPaid(order.id)).toBe(false);
});

test('verifies only well-formed messages, and stops after too many forgeries', async () => {
  const { reference } = await aCheckout();
  pass(61_000); // Forgeries of earlier tests.
  // It has its token by now, so each verification is one call.
  expect((await deliver(server.stage.message(reference, clock))).status).toBe(204);
  const genuine = server.stage.message(reference, clock);
  let verifications = 0;
  server.stage.trouble = (path) => {
    // Timers of earlier tests' checkouts also call the server; those calls are not counted.
    if (path?.endsWith('/verify-webhook-signature')) verifications += 1;
    return 'none';
  };
  const with_ = (headers: Record<string, string>) =>
    deliver({ ...genuine, headers: { ...genuine.headers, ...headers } });
  for (const odd of [
    { 'paypal-cert-url': 'https://evil.example/cert' },
    { 'paypal-cert-url': 'https://api.paypal.com.evil.example/cert' },
    { 'paypal-cert-url': 'http://api.paypal.com/cert' },
    { 'paypal-transmission-sig': 'no base64!' },
    { 'paypal-auth-algo': 'none of them' },
    { 'paypal-transmission-id': '../..' },
  ])
    expect([odd, (await with_(odd)).status]).toEqual([odd, 400]);
  expect(verifications).toBe(0);
  for (let forgery = 1; forgery <= 40; forgery += 1) await with_({ 'paypal-transmission-sig': 'AAAA' });
  expect(verifications).toBe(30);
  // PayPal repeats its messages for three days.
  expect((await deliver(genuine)).status).toBe(503);
  pass(61_000);
  expect((await deliver(genuine)).status).toBe(204);
  server.stage.trouble = () => 'none';
});

test('asks for a retry of a message while PayPal cannot verify it', async () => {
  const { reference } = await aCheckout();
  const message = server.stage.message(reference, clock);
  server.stage.trouble = () => 'request lost';
  expect((await deliver(message)).status).toBe(503);
  server.stage.trouble = () => 'none';
  expect((await deliver(message)).status).toBe(204);
});

test('settles nothing and alarms staff for another amount than requested', async () => {
  const { order, reference } = await aCheckout();
  server.stage.decide(reference, 'paid', toMoney(1));
  await deliver(server.stage.message(reference, clock));
  const list = await request(service, 'GET', '/api/payments/mismatches', staff());
  expect((list.body.data as Mismatch[]).map((one) => [one.order.id, one.what])).toContainEqual([order.id, 'amount']);
});

test("refunds parts, up to PayPal's limit, and once per refund", async () => {
  const { order, reference } = await aCheckout();
  server.stage.decide(reference, 'paid');
  await deliver(server.stage.message(reference, clock));
  const list = await request(service, 'GET', `/api/payments?filter[order]=${order.id}`, staff());
  const [payment] = list.body.data as Payment[];
  await request(service, 'POST', `/api/payments/${payment?.id}/refunds`, { ...staff(), body: { amount: 3.25 } });
  expect(fromMoney(server.stage.balance(order.id))).toBe(7.65);

  const paypal = await paypalProvider({ ...credentials, mode: 'sandbox', url: server.url });
  const providerStatus = await paypal.getStatus(reference, { capture: true });
  if (providerStatus.state !== 'captured') throw new Error('it was paid');
  const refund = { reference, capture: providerStatus.capture, currency: 'EUR' };
  await expect(paypal.refund({ ...refund, refund: uuidv7(), amount: toMoney(7.66) })).rejects.toThrow(RefundRefused);
  const again = { ...refund, refund: uuidv7(), amount: toMoney(1) };
  expect(await paypal.refund(again)).toEqual(await paypal.refund(again));
  expect(fromMoney(server.stage.balance(order.id))).toBe(6.65);
});

test('offers no card payment if only PayPal is enabled', async () => {
  const order = anOrder(tenant, clock);
  await service.publish(tenant, order.due());
  await service.settled();
  expect(await stateOf(order)).toMatchObject({ state: 'unknown', redirectUrl: null });
});

test('checks the credentials by a real call', async () => {
  const check = async (who: string) =>
    (await request(service, 'POST', '/api/payment-providers/paypal/check', { as: asStaff(who), now: clock, body: {} }))
      .body.data as ConnectionCheck;
  expect(await check(tenant)).toMatchObject({ isWorking: true });
  const other = uuidv7();
  const wrong = { ...credentials, mode: 'sandbox', clientSecret: 'falsch-falsch' };
  await saveAccount(service, { tenant: other, now: clock, provider: 'paypal' }, wrong);
  expect((await check(other)).message).toContain('kennt diese Zugangsdaten nicht');
});

test('keeps books and worth equal under random failures at PayPal, with documented calls only', async () => {
  server.complaints.length = 0;
  await holdToTheLaw({ service, tenant, stage: server.stage, order: aPaypalOrder, now: () => clock, pass }, 25);
  expect(server.complaints).toEqual([]);
}, 120_000);
