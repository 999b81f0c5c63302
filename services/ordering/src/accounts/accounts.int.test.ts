// Accounts of guests: login by a mailed code, sessions, own data, and erasure. Tenants are apart.
import { afterEach, expect, test } from '@jest/globals';
import type { Account, AccountOrder } from '@theke/contracts/ordering/account';
import type { Customer } from '@theke/contracts/ordering/customer';
import { customerErased } from '@theke/contracts/ordering/customer';
import { type CreatedOrder, orderDraftExample } from '@theke/contracts/ordering/order';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { accountCalls, codesOf } from '../../testing/account-samples.ts';
import { aConfig } from '../../testing/order-samples.ts';
import { publishShop } from '../../testing/shop-samples.ts';
import { ordering } from '../service.ts';

const start = new Date('2026-11-21T11:02:00Z');
let clock = start;
const service = runDuringTests(ordering, { now: () => clock, env: { RATE_LIMIT_ORDERS: '0' } });
afterEach(() => {
  clock = start;
  expect(service().log.filter(({ level }) => level === 'error')).toEqual([]);
});
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const minute = 60_000;
const day = 86_400_000;

const withAccounts = { ...aConfig, enablePluginAccounts: true };
const email = 'walburga@example.at';
const person = { firstName: 'Walburga', lastName: 'Unverwechselbar', email: 'Walburga@Example.at' };
const traces = /Walburga|Unverwechselbar|Geheimgasse|walburga@/i;
const home = { id: '0199f000-0000-7000-8000-00000000ac01', street: 'Geheimgasse 1', zipCode: '1070', city: 'Wien' };

async function aShop(config = withAccounts) {
  const tenant = await publishShop(service(), { config });
  const calls = accountCalls(service(), tenant, () => clock);
  const order = async (changes: object = person) =>
    (
      await request(service(), 'POST', '/api/orders', {
        as: asGuest(tenant),
        now: clock,
        body: { ...orderDraftExample, ...changes },
      })
    ).body.data as CreatedOrder;
  const staff = (method: string, path: string, body?: unknown) =>
    request(service(), method, `/api${path}`, {
      as: asStaff(tenant),
      now: clock,
      ...(body === undefined ? {} : { body }),
    });
  const complete = async ({ id }: { id: string }) => {
    for (const move of ['confirm', 'in-delivery', 'completed']) await staff('POST', `/orders/${id}/status/${move}`, {});
  };
  return { tenant, order, staff, complete, ...calls };
}
const outcome = ({ status, body }: Reply) => [status, ...(body?.errors ?? []).map(({ code }) => code)].join(' ');

// ACCT-01, ACCT-02
test('opens an account by a mailed code, once, and stores neither code nor token', async () => {
  const { tenant, requestCode, enter, lastCode, withToken } = await aShop();
  expect(outcome(await requestCode(email))).toBe('204');
  const code = await lastCode(email);
  expect(code).toMatch(/^\d{6}$/);
  const opened = await enter('WALBURGA@example.at', code);
  expect(outcome(opened)).toBe('201');
  const { token, account } = opened.body.data as { token: string; account: Account };
  expect(account).toMatchObject({ email, addresses: [], stampCard: null, hasNewsletter: false });
  expect(outcome(await enter(email, code))).toBe('401 ACCOUNT_CODE_WRONG');
  expect((await withToken(token)('GET', '/account')).body.data).toEqual(account);
  const rows = await service().sql(
    `select account_session::text as row from account_session where tenant_id = $1
     union all select account_code::text from account_code where tenant_id = $1
     union all select event::text from outbox where tenant_id = $1`,
    [tenant],
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
});

// ACCT-02
test('answers a known and an unknown address alike, and mails both', async () => {
  const { tenant, logIn, requestCode } = await aShop();
  await logIn(email);
  const [known, unknown] = [await requestCode(email), await requestCode('fremd@example.at')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await service().settled();
  expect(codesOf(service(), tenant).map((one) => one.email)).toEqual([email, email, 'fremd@example.at']);
});

// ACCT-02
test('allows five guesses per code, also in parallel, and then not even the right one', async () => {
  const { requestCode, enter, lastCode } = await aShop();
  await requestCode(email);
  const code = await lastCode(email);
  const wrong = Array.from({ length: 40 }, (_, nth) => String(nth).padStart(6, '9')).filter((one) => one !== code);
  const replies = await Promise.all(wrong.map((guess) => enter(email, guess)));
  expect([...new Set(replies.map(outcome))]).toEqual(['401 ACCOUNT_CODE_WRONG']);
  const [{ attempts } = { attempts: 0 }] = await service().sql<{ attempts: number }>(
    'select max(attempts) as attempts from account_code',
    [],
  );
  expect(attempts).toBe(5);
  expect(outcome(await enter(email, code))).toBe('401 ACCOUNT_CODE_WRONG');
});

// ACCT-02
test('lets one of many concurrent right entries in', async () => {
  const { requestCode, enter, lastCode } = await aShop();
  await requestCode(email);
  const code = await lastCode(email);
  const replies = await Promise.all(Array.from({ length: 5 }, () => enter(email, code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401, 401]);
});

// ACCT-02
test('a code ends after ten minutes, and with the next request', async () => {
  const { requestCode, enter, lastCode } = await aShop();
  await requestCode(email);
  const first = await lastCode(email);
  await requestCode(email);
  const second = await lastCode(email);
  if (first !== second) expect(outcome(await enter(email, first))).toBe('401 ACCOUNT_CODE_WRONG');
  pass(10 * minute);
  expect(outcome(await enter(email, second))).toBe('401 ACCOUNT_CODE_WRONG');
});

// ACCT-03
test('mails five codes an hour to an address for one network, and twenty a day for all', async () => {
  const { tenant, requestCode } = await aShop();
  for (let nth = 0; nth < 8; nth += 1) expect(outcome(await requestCode(email))).toBe('204');
  await service().settled();
  expect(codesOf(service(), tenant)).toHaveLength(5);
  for (let network = 1; network <= 20; network += 1) await requestCode(email, `203.0.${network}.9`);
  await service().settled();
  expect(codesOf(service(), tenant)).toHaveLength(20);
  await requestCode('andere@example.at', '203.0.1.9');
  await service().settled();
  expect(codesOf(service(), tenant)).toHaveLength(21);
  pass(day + minute);
  await requestCode(email);
  await service().settled();
  expect(codesOf(service(), tenant)).toHaveLength(22);
});

// ACCT-04
test('a session ends 180 days after its last use, by logout, and everywhere at once', async () => {
  const { logIn } = await aShop();
  const [phone, laptop] = [await logIn(email), await logIn(email)];
  const state = async ({ call }: typeof phone) => outcome(await call('GET', '/account'));
  pass(170 * day);
  expect(await state(phone)).toBe('200');
  pass(20 * day);
  expect([await state(phone), await state(laptop)]).toEqual(['200', '401 NOT_LOGGED_IN']);
  const again = await logIn(email);
  await again.call('POST', '/internal/account-sessions/close', {});
  expect([await state(phone), await state(again)]).toEqual(['200', '401 NOT_LOGGED_IN']);
  const third = await logIn(email);
  await third.call('POST', '/internal/account-sessions/close', { isEverywhere: true });
  expect([await state(phone), await state(third)]).toEqual(['401 NOT_LOGGED_IN', '401 NOT_LOGGED_IN']);
});

// ACCT-04
test("another tenant's session, a made-up one and none are all logged out", async () => {
  const [here, there] = [await aShop(), await aShop()];
  const { call, token } = await here.logIn(email);
  await there.logIn(email);
  const paths = [
    ['GET', '/account'],
    ['PUT', '/account', { version: 1 }],
    ['DELETE', '/account'],
    ['GET', '/account/orders'],
    ['GET', '/account/export'],
    ['PUT', '/account/newsletter', { hasNewsletter: true, textVersion: 'de-1' }],
  ] as const;
  for (const [method, path, body] of paths) {
    expect([path, outcome(await call(method, path, body, there.tenant))]).toEqual([path, '401 NOT_LOGGED_IN']);
    expect([path, outcome(await here.withToken('made-up')(method, path, body))]).toEqual([path, '401 NOT_LOGGED_IN']);
    const anonymous = await request(service(), method, `/api${path}`, {
      as: asGuest(here.tenant),
      now: clock,
      ...(body && { body }),
    });
    expect([path, outcome(anonymous)]).toEqual([path, '401 NOT_LOGGED_IN']);
  }
  expect(outcome(await here.withToken(token)('GET', '/account'))).toBe('200');
});

// ACCT-01
test('does nothing while the business has no accounts', async () => {
  const { requestCode, enter, tenant } = await aShop(aConfig);
  expect(outcome(await requestCode(email))).toBe('409 ACCOUNTS_OFF');
  expect(outcome(await enter(email, '123456'))).toBe('409 ACCOUNTS_OFF');
  expect(codesOf(service(), tenant)).toEqual([]);
});

// ACCT-05
test('lists only orders placed with the verified address, earlier ones too', async () => {
  const { order, logIn } = await aShop();
  const earlier = await order();
  await order({ ...person, email: 'andere@example.at' });
  await order({ ...person, email: '' });
  const { call } = await logIn(email);
  pass(minute);
  const later = await order();
  const { body } = await call('GET', '/account/orders');
  expect((body.data as AccountOrder[]).map(({ id, hash }) => [id, hash])).toEqual(
    [later, earlier].map(({ id, hash }) => [id, hash]),
  );
  expect(JSON.stringify(body)).not.toMatch(/Unverwechselbar/);
});

// ACCT-06
test('keeps contact and addresses, and refuses a stale version, a bad number and an eleventh address', async () => {
  const { logIn, order } = await aShop();
  await order({ ...person, phone: '+43 664 9988776' });
  const { call, account } = await logIn(email);
  expect(account).toMatchObject({ firstName: 'Walburga', phone: '+436649988776' });
  const saved = await call('PUT', '/account', {
    version: 1,
    firstName: 'Wally',
    phone: '0664 1234567',
    addresses: [home],
  });
  expect(saved.body.data).toMatchObject({ version: 2, phone: '+436641234567', addresses: [{ ...home, label: '' }] });
  expect(outcome(await call('PUT', '/account', { version: 1 }))).toBe('409 STALE_VERSION');
  expect(outcome(await call('PUT', '/account', { version: 2, phone: '12' }))).toBe('422 PHONE_INVALID');
  const many = Array.from({ length: 11 }, () => home);
  expect((await call('PUT', '/account', { version: 2, addresses: many })).status).toBe(422);
  expect((await call('PUT', '/account', { version: 2, addresses: [{ ...home, street: ' ' }] })).status).toBe(422);
});

// ACCT-07
test('exports everything about the guest and nothing about others', async () => {
  const { logIn, order, complete } = await aShop();
  await complete(await order());
  await order({ ...person, email: 'andere@example.at', firstName: 'Fremd' });
  const { call } = await logIn(email);
  await call('PUT', '/account', { version: 1, addresses: [home] });
  const text = JSON.stringify((await call('GET', '/account/export')).body.data);
  expect(text).toMatch(/Unverwechselbar/);
  expect(text).toMatch(/Geheimgasse/);
  expect(text).not.toMatch(/Fremd|Dora Huber/);
});

// ACCT-08
test('erases account and customer without a trace; an open order keeps its contact', async () => {
  const { tenant, logIn, order, complete, staff } = await aShop();
  await complete(await order());
  const { call } = await logIn(email);
  await call('PUT', '/account', { version: 1, addresses: [home] });
  const open = await order();
  expect((await call('DELETE', '/account')).body.data).toEqual({ isOrderLeft: true });
  expect(outcome(await call('GET', '/account'))).toBe('401 NOT_LOGGED_IN');
  await complete(open);
  const other = await logIn(email);
  expect((await other.call('DELETE', '/account')).body.data).toEqual({ isOrderLeft: false });
  await service().settled();
  const tables = ['orders', 'customers', 'account', 'account_session', 'account_code', 'outbox'];
  for (const table of tables) {
    const rows = await service().sql(`select ${table}::text as row from ${table} where tenant_id = $1`, [tenant]);
    expect([table, JSON.stringify(rows).match(traces)?.[0]]).toEqual([table, undefined]);
  }
  expect((await staff('GET', '/customers')).body.data).toEqual([]);
});

// ACCT-08
test('an erasure by staff deletes the account too, and names its address by a key', async () => {
  const { tenant, logIn, staff } = await aShop();
  const { call } = await logIn(email);
  const [{ id } = { id: '' }] = (await staff('GET', '/customers')).body.data as Customer[];
  expect((await staff('DELETE', `/customers/${id}`)).status).toBe(204);
  expect(outcome(await call('GET', '/account'))).toBe('401 NOT_LOGGED_IN');
  await service().settled();
  const erased = service().events.find(({ type, tenantid }) => type === customerErased.type && tenantid === tenant);
  expect(erased?.data).toMatchObject({ id, keys: [id] });
});
