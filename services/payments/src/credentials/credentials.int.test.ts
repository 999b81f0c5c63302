import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PaymentProviders } from '@theke/contracts/payments/payment-provider';
import { startService } from '@theke/kit/start-service';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { aKey, saveAccount } from '../../testing/account-samples.ts';
import { payments } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof payments.setup>>>;
const clock = new Date('2026-11-21T11:00:00Z');
const [tenant, neighbour] = [uuidv7(), uuidv7()];
const key = aKey('first');
beforeAll(async () => {
  service = await startForTest(payments, { now: () => clock, env: { PAYMENT_KEYS: key } });
});
afterAll(() => service.stop());

const stripe = { secretKey: 'sk_live_GEHEIMSTES0001', webhookSecret: 'whsec_GEHEIMSTES0002' };
const paypal = { mode: 'live', clientId: 'app-1', clientSecret: 'GEHEIMSTES0003', webhookId: 'GEHEIMSTES0004' };
const at = (who: string, provider: 'stripe' | 'paypal') => ({ tenant: who, now: clock, provider });
const read = async (who: string, port = service.port) =>
  (await request({ port }, 'GET', '/api/payment-providers', { as: asStaff(who), now: clock })).body
    .data as PaymentProviders;
const put = (who: string, body: object, as = asStaff(who)) =>
  request(service, 'PUT', '/api/payment-providers/stripe', { as, now: clock, body });

test('shows the last characters and the age of saved secrets, and keeps omitted ones', async () => {
  await saveAccount(service, at(tenant, 'stripe'), stripe);
  await saveAccount(service, at(tenant, 'paypal'), paypal);
  const since = clock.toISOString();
  expect(await read(tenant)).toMatchObject({
    canStore: true,
    stripe: {
      mode: 'live',
      isEnabled: true,
      secretKey: { lastFour: '0001', since },
      webhookSecret: { lastFour: '0002' },
    },
    paypal: { clientId: 'app-1', clientSecret: { lastFour: '0003' }, webhookId: { lastFour: '0004' } },
  });
  await saveAccount(service, at(tenant, 'stripe'), { isEnabled: false, webhookSecret: 'whsec_GEHEIMSTES0005' });
  expect((await read(tenant)).stripe).toMatchObject({
    isEnabled: false,
    secretKey: { lastFour: '0001' },
    webhookSecret: { lastFour: '0005' },
  });
  expect((await read(neighbour)).stripe).toMatchObject({ version: 0, secretKey: null, webhookSecret: null });
});

// PAY-19
test('tells guests which provider takes their payments, and nothing else', async () => {
  const offer = async (who: string) =>
    (await request(service, 'GET', '/api/payment-offer', { as: asGuest(who), now: clock })).body.data;
  const [own, other] = [uuidv7(), uuidv7()];
  expect(await offer(own)).toEqual({ card: 'test', paypal: 'test' });
  await saveAccount(service, at(own, 'stripe'), stripe);
  expect(await offer(own)).toEqual({ card: 'stripe', paypal: null });
  await saveAccount(service, at(own, 'paypal'), paypal);
  expect(await offer(own)).toEqual({ card: 'stripe', paypal: 'paypal' });
  expect(await offer(other)).toEqual({ card: 'test', paypal: 'test' });
});

test('exposes no secret in the database, responses, events or logs', async () => {
  const columns = await service.sql<{ place: string; text: string }>(
    `select 'account' as place, a::text || encode(sealed, 'escape') as text from provider_account a
     union all select 'outbox', o::text from outbox o union all select 'timer', t::text from timer t`,
  );
  expect(columns.some(({ place }) => place === 'account')).toBe(true);
  await until('the event is published', () =>
    service.events.some(({ type }) => type === 'payments.provider-changed.v1'),
  );
  const everything = JSON.stringify([columns, service.events, service.log, await read(tenant)]);
  expect(everything).not.toContain('GEHEIM');
  expect(everything).not.toContain(Buffer.from('GEHEIM').toString('hex'));
});

// ACCESS-06
test('lets only admins see and change accounts', async () => {
  for (const roles of [['ROLE_MANAGER'], ['ROLE_EMPLOYEE']] as const) {
    const as = asStaff(tenant, { roles: [...roles] });
    expect((await put(tenant, { version: 2, isEnabled: false }, as)).status).toBe(403);
    expect((await request(service, 'GET', '/api/payment-providers', { as, now: clock })).status).toBe(403);
  }
});

test('rejects one of two concurrent saves', async () => {
  const who = uuidv7();
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => put(who, { version: 0, isEnabled: true, ...stripe })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const { version } = (await read(who)).stripe;
  expect((await put(who, { version: version + 1, isEnabled: false })).body.errors?.[0]?.code).toBe('STALE_VERSION');
});

test('refuses to enable an incomplete account', async () => {
  const refused = await put(uuidv7(), { version: 0, isEnabled: true, secretKey: stripe.secretKey });
  expect(refused.body.errors?.[0]).toMatchObject({ code: 'REQUIRED', field: 'webhookSecret' });
});

test('cannot decrypt another tenant’s credentials copied into the own row', async () => {
  await saveAccount(service, at(neighbour, 'stripe'), stripe);
  await service.sql(
    `update provider_account n set sealed = t.sealed from provider_account t
     where n.tenant_id = $1 and t.tenant_id = $2 and n.provider = 'stripe' and t.provider = 'stripe'`,
    [neighbour, tenant],
  );
  expect((await read(neighbour)).stripe).toMatchObject({ isReadable: false, secretKey: null });
});

test('re-encrypts with a new key within a day, so that the old one can be removed', async () => {
  const newer = aKey('second');
  // A bus has one worker per process, so each replica opens its own.
  const { bus: _, ...options } = service.options;
  const replica = (keys: string, now = clock) =>
    startService(payments, { ...options, env: { ...options.env, PAYMENT_KEYS: keys }, now: () => now });
  const both = await replica(`${newer},${key}`, new Date(clock.getTime() + 86_400_001));
  await both.runTimers();
  await both.stop();
  const alone = await replica(newer);
  expect((await read(tenant, alone.port)).stripe).toMatchObject({ isReadable: true, secretKey: { lastFour: '0001' } });
  await alone.stop();
  const none = await replica('');
  expect(await read(tenant, none.port)).toMatchObject({ canStore: false, stripe: { isReadable: false } });
  const refused = await request(none, 'PUT', '/api/payment-providers/paypal', {
    as: asStaff(uuidv7()),
    now: clock,
    body: { version: 0, isEnabled: false, mode: 'sandbox', clientId: '' },
  });
  expect(refused.body.errors?.[0]?.code).toBe('CANNOT_STORE');
  await none.stop();
});

test('refuses to start with a key of another length, without printing it', async () => {
  const short = `k:${Buffer.from('much too short').toString('base64')}`;
  const start = startService(payments, { ...service.options, env: { ...service.options.env, PAYMENT_KEYS: short } });
  await expect(start).rejects.toThrow(/PAYMENT_KEYS.*32 bytes/);
  await expect(start).rejects.not.toThrow(short);
});
