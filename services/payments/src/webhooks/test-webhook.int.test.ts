// The real wiring with the test provider: decisions on its page, and forged messages.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PayState, TestCheckout } from '@theke/contracts/payments/payment';
import { asGuest } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { anOrder } from '../../testing/payment-samples.ts';
import { payments } from '../service.ts';
import { testSignatureHeader, testSigningKey } from '../test-provider/test-provider.ts';
import { sign } from './signature.ts';

let service: TestService<Awaited<ReturnType<typeof payments.setup>>>;
const clock = new Date('2026-11-21T11:00:00Z');
const [tenant, neighbour] = [uuidv7(), uuidv7()];
const as = asGuest(tenant);
beforeAll(async () => {
  service = await startForTest(payments, { now: () => clock });
});
afterAll(() => service.stop());

const key = testSigningKey(testSecret, tenant);
const send = (path: string, body: object | Buffer, headers: Record<string, string> = {}) =>
  request(service, 'POST', path, {
    as,
    now: clock,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** An order with a checkout opened by the guest. */
async function aCheckout() {
  const order = anOrder(tenant, clock);
  await service.publish(tenant, order.due());
  await service.settled();
  const state = async () => (await request(service, 'GET', order.link, { as, now: clock })).body.data as PayState;
  const reference = String((await state()).redirectUrl)
    .split('/')
    .at(-1) as string;
  const message = (changes: object = {}) =>
    Buffer.from(
      JSON.stringify({ id: uuidv7(), reference, payment: uuidv7(), amount: 10.9, currency: 'EUR', ...changes }),
    );
  const publish = (bytes: Buffer, { to = tenant, signedBy = key, at = clock, sent = bytes } = {}) =>
    send(`/api/payments/webhooks/${to}/test`, sent, { [testSignatureHeader]: sign(signedBy, bytes, at) });
  /** Pays without a message. */
  const paySilently = () => service.sql(`update test_checkout set state = 'paid' where reference = $1`, [reference]);
  return { order, state, reference, message, publish, paySilently };
}

test('lets the page decide the result once', async () => {
  const { state, reference } = await aCheckout();
  const decide = (outcome: string) => send(`/api/payments/test-checkouts/${reference}/decision`, { outcome });
  const decided = await decide('paid');
  expect(decided.body.data as TestCheckout).toMatchObject({ state: 'paid', amount: 10.9 });
  expect((await decide('paid')).status).toBe(200);
  expect((await decide('declined')).body.errors?.[0]?.code).toBe('ALREADY_DECIDED');
  // Its message has triggered a check.
  expect((await state()).state).toBe('paid');
});

test('triggers a check by a genuine message, whose content is not trusted', async () => {
  const { state, message, publish, paySilently } = await aCheckout();
  expect((await publish(message())).status).toBe(204);
  expect((await state()).state).toBe('open');
  await paySilently();
  expect((await publish(message())).status).toBe(204);
  expect((await state()).state).toBe('paid');
});

test('accepts a genuine message with a byte order mark', async () => {
  const { message, publish } = await aCheckout();
  expect((await publish(Buffer.concat([Buffer.from('\uFEFF'), message()]))).status).toBe(204);
  expect((await publish(Buffer.from('\uFEFF{}'))).status).toBe(400);
});

test.each([
  ['signed by somebody else', { signedBy: 'somebody' }],
  ['signed for another tenant', { signedBy: testSigningKey(testSecret, neighbour) }],
  ['replayed after five minutes', { at: new Date(clock.getTime() - 301_000) }],
  ['from the future', { at: new Date(clock.getTime() + 301_000) }],
  ['changed by one byte', { sent: 'changed' }],
])('refuses a message %s without a check', async (_, how) => {
  const { state, message, publish, paySilently } = await aCheckout();
  await paySilently();
  const bytes = message();
  const { sent, ...rest } = how as { sent?: string };
  const refused = await publish(bytes, { ...rest, ...(sent ? { sent: Buffer.from(`${bytes} `) } : {}) });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, 'SIGNATURE_INVALID']);
  expect((await state()).state).toBe('open');
});

test('refuses a signed message without a body permanently', async () => {
  const { publish } = await aCheckout();
  const answer = await publish(Buffer.alloc(0));
  expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'SIGNATURE_INVALID']);
});

test('refuses a signed message with an invalid amount permanently', async () => {
  const { publish, message } = await aCheckout();
  const answer = await publish(message({ amount: 1.7e308 }));
  expect([answer.status, answer.body.errors?.[0]]).toEqual([
    400,
    { code: 'MONEY_OUT_OF_RANGE', field: 'amount', message: 'Der Betrag ist zu groß.' },
  ]);
});

test('refuses a message without a valid signature, or to another tenant', async () => {
  const { message, publish } = await aCheckout();
  const path = `/api/payments/webhooks/${tenant}/test`;
  for (const signature of [undefined, '', 't=,v1=', 'v1=00', `t=${Number.MAX_VALUE},v1=zz`, 'ü'])
    expect(
      (await send(path, message(), signature ? { [testSignatureHeader]: encodeURIComponent(signature) } : {})).status,
    ).toBe(400);
  expect((await publish(message(), { to: neighbour })).status).toBe(404);
  expect((await send(`/api/payments/webhooks/${tenant}/stripe`, message())).status).toBe(404);
});
