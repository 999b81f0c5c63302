import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accountPolicyChanged } from '@theke/contracts/identity/account-policy';
import { recoveryCodeCount, type TwoFactor, twoFactorChanged } from '@theke/contracts/identity/two-factor';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { Secret, TOTP } from 'otpauth';
import {
  codeOf,
  draftOf,
  type IdentityFixture,
  openIdentityFixture,
  password,
  tokenOf,
} from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture({ TWO_FACTOR_KEYS: `test:${randomBytes(32).toString('base64')}` });
});
afterAll(() => fixture.service.stop());

type Shop = Awaited<ReturnType<IdentityFixture['aTenant']>>;

const path = '/api/users/me/two-factor';

/** Code that an app shows at the time of the test clock, plus the given seconds. */
const codeAt = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: fixture.clock().getTime() + seconds * 1_000 });

const start = (shop: Shop, currentPassword = password) => shop.asUser('POST', path, { currentPassword });
const stateOf = async (shop: Shop) => (await shop.asUser('GET', path)).body.data as TwoFactor;

/** Turns the second step on. The clock moves on, so that the next code is another one. */
async function turnOn(shop: Shop) {
  const { secret } = (await start(shop)).body.data as { secret: string };
  const confirmed = await shop.asUser('POST', `${path}/confirm`, { code: codeAt(secret) });
  expect(confirmed.status).toBe(200);
  fixture.later(1);
  return { secret, recoveryCodes: (confirmed.body.data as { recoveryCodes: string[] }).recoveryCodes };
}

const outcome = async (reply: ReturnType<Shop['loginWithCode']>) => {
  const { status, body } = await reply;
  return body.errors?.[0]?.code ?? status;
};

// SESSION-14
test('is on after a first code of the app, and then demands a code at the login', async () => {
  const shop = await fixture.aTenant();
  expect(await stateOf(shop)).toEqual({ isAvailable: true, since: null, recoveryCodesLeft: 0 });
  const started = await start(shop);
  expect(started.status).toBe(201);
  const { secret, address } = started.body.data as { secret: string; address: string };
  expect(address).toMatch(/^otpauth:\/\/totp\/Pizzeria%20Marillo:mara\.lang%40marillo\.example\?/);
  expect(await outcome(shop.loginWithCode(undefined))).toBe(201);
  expect(codeOf(await shop.asUser('POST', `${path}/confirm`, { code: '000000' }))).toBe('WRONG_CODE');
  const code = codeAt(secret);
  const confirmed = await shop.asUser('POST', `${path}/confirm`, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  const { recoveryCodes } = confirmed.body.data as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount);
  expect(await stateOf(shop)).toEqual({
    isAvailable: true,
    since: fixture.clock().toISOString(),
    recoveryCodesLeft: recoveryCodeCount,
  });
  fixture.later(1);
  expect(await outcome(shop.loginWithCode(undefined))).toBe('SECOND_FACTOR_REQUIRED');
  expect(await outcome(shop.loginWithCode('000000'))).toBe('SECOND_FACTOR_WRONG');
  expect(await outcome(shop.loginWithCode(codeAt(secret), 'falsch-geraten'))).toBe('INVALID_CREDENTIALS');
  expect(await outcome(shop.loginWithCode(codeAt(secret)))).toBe(201);
});

// SESSION-14
test('accepts a code once, and those of the neighbouring half minutes', async () => {
  const shop = await fixture.aTenant();
  const { secret } = await turnOn(shop);
  const code = codeAt(secret, -30);
  const replies = await Promise.all([shop.loginWithCode(code), shop.loginWithCode(code), shop.loginWithCode(code)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
  expect(await outcome(shop.loginWithCode(codeAt(secret, 30)))).toBe(201);
  // The code of the current half minute is older than the one just used.
  expect(await outcome(shop.loginWithCode(codeAt(secret)))).toBe('SECOND_FACTOR_WRONG');
  fixture.later(2);
  expect(await outcome(shop.loginWithCode(codeAt(secret, -60)))).toBe('SECOND_FACTOR_WRONG');
  expect(await outcome(shop.loginWithCode(codeAt(secret)))).toBe(201);
});

// SESSION-14
test('accepts each recovery code once, however it is typed', async () => {
  const shop = await fixture.aTenant();
  const { recoveryCodes } = await turnOn(shop);
  const [first = '', second = ''] = recoveryCodes;
  expect(await outcome(shop.loginWithCode(first.toLowerCase().replaceAll('-', ' ')))).toBe(201);
  expect(await outcome(shop.loginWithCode(first))).toBe('SECOND_FACTOR_WRONG');
  expect(await outcome(shop.loginWithCode(second))).toBe(201);
  expect((await stateOf(shop)).recoveryCodesLeft).toBe(recoveryCodeCount - 2);
});

// SESSION-07, SESSION-14
test('locks the account after wrong codes, also if the password was right each time', async () => {
  const shop = await fixture.aTenant();
  const { secret } = await turnOn(shop);
  for (const code of ['000000', undefined, '000000', undefined, '000000'])
    expect(await outcome(shop.loginWithCode(code))).toMatch(/^SECOND_FACTOR_/);
  expect(await outcome(shop.loginWithCode(codeAt(secret)))).toBe('LOCKED');
});

// SESSION-14
test('demands a code after a login link, which stays valid until the code is right', async () => {
  const shop = await fixture.aTenant();
  const { secret } = await turnOn(shop);
  const { body } = await shop.asAdmin('POST', `/api/users/${shop.user.id}/login-link`);
  const token = String((body.data as { path: string }).path.split('#')[1]);
  expect(codeOf(await shop.loginByLink(token))).toBe('SECOND_FACTOR_REQUIRED');
  expect(codeOf(await shop.loginByLink(token, { code: '000000' }))).toBe('SECOND_FACTOR_WRONG');
  expect((await shop.loginByLink(token, { code: codeAt(secret) })).status).toBe(201);
  expect(codeOf(await shop.loginByLink(token, { code: codeAt(secret, 30) }))).toBe('LOGIN_LINK_UNKNOWN');
});

test('counts codes after a login link as login attempts', async () => {
  const shop = await fixture.aTenant();
  await turnOn(shop);
  const { body } = await shop.asAdmin('POST', `/api/users/${shop.user.id}/login-link`);
  const token = String((body.data as { path: string }).path.split('#')[1]);
  for (let guess = 1; guess <= 5; guess += 1)
    expect(codeOf(await shop.loginByLink(token, { code: '000000' }))).toBe('SECOND_FACTOR_WRONG');
  expect(codeOf(await shop.loginByLink(token, { code: '000000' }))).toBe('LOCKED');
});

// SESSION-14
test('is turned off with a code, or reset by an administrator, and publishes both', async () => {
  const shop = await fixture.aTenant();
  const { secret } = await turnOn(shop);
  expect(codeOf(await start(shop))).toBe('TWO_FACTOR_ON');
  expect(codeOf(await shop.asUser('POST', `${path}/end`, { code: '000000' }))).toBe('WRONG_CODE');
  expect((await shop.asUser('POST', `${path}/end`, { code: codeAt(secret) })).status).toBe(204);
  expect(await outcome(shop.loginWithCode(undefined))).toBe(201);
  expect(codeOf(await shop.asUser('POST', `${path}/end`, { code: codeAt(secret) }))).toBe('TWO_FACTOR_OFF');
  const { recoveryCodes } = await turnOn(shop);
  const reset = () => shop.asAdmin('POST', `/api/users/${shop.user.id}/two-factor/reset`);
  expect((await reset()).status).toBe(204);
  expect(codeOf(await reset())).toBe('TWO_FACTOR_OFF');
  expect(await outcome(shop.loginWithCode(undefined))).toBe(201);
  await turnOn(shop);
  expect(await outcome(shop.loginWithCode(recoveryCodes[0]))).toBe('SECOND_FACTOR_WRONG');
  await fixture.service.settled();
  const published = fixture.service.events
    .filter(({ type, subject }) => type === twoFactorChanged.type && subject === shop.user.id)
    .map(({ data }) => (data as { isOn: boolean }).isOn);
  expect(published).toEqual([true, false, true, false, true]);
});

test('is started with the password only, and guesses at it lock the account', async () => {
  const shop = await fixture.aTenant();
  for (let guess = 1; guess <= 5; guess += 1)
    expect(codeOf(await start(shop, 'falsch-geraten'))).toBe('WRONG_PASSWORD');
  expect(codeOf(await start(shop))).toBe('LOCKED');
});

test('stores neither secret nor recovery codes in plain, nor logs or publishes them', async () => {
  const shop = await fixture.aTenant();
  const { secret, recoveryCodes } = await turnOn(shop);
  await fixture.service.settled();
  const written = JSON.stringify([fixture.service.log, fixture.service.events]);
  for (const text of [secret, ...recoveryCodes]) expect(written).not.toContain(text);
});

test('cannot be started without keys of the platform', async () => {
  const without = await openIdentityFixture();
  try {
    const shop = await without.aTenant();
    expect(await stateOf(shop)).toMatchObject({ isAvailable: false });
    expect(codeOf(await start(shop))).toBe('TWO_FACTOR_NOT_AVAILABLE');
    expect(tokenOf(await shop.login())).toBeTruthy();
  } finally {
    await without.service.stop();
  }
});

/** A business whose user is an administrator, and calls as that user. */
async function anAdministrator() {
  const shop = await fixture.aTenant();
  expect((await shop.save({ roles: ['ROLE_ADMIN'] })).status).toBe(200);
  const as = asStaff(shop.tenant, { id: shop.user.id });
  const policy = (isSecondStepRequired: boolean) =>
    request(fixture.service, 'PUT', '/api/account-policy', {
      as,
      body: { isSecondStepRequired },
      now: fixture.clock(),
    });
  const heldBack = async (reply: ReturnType<Shop['loginWithCode']>) => {
    const opened = await reply;
    expect(opened.status).toBe(201);
    const checked = await shop.check(tokenOf(opened));
    const marks = [opened, checked].map(
      ({ body }) => (body.data as { user: { mustSetUpSecondStep?: boolean } }).user.mustSetUpSecondStep ?? false,
    );
    expect(marks[0]).toBe(marks[1]);
    return marks[0];
  };
  return { ...shop, shop, as, policy, heldBack };
}

// SESSION-17
test('restricts only administrators who log in without the required second step', async () => {
  const { shop, policy, heldBack, check, ...business } = await anAdministrator();
  const early = await shop.login();
  const { secret } = await turnOn(shop);
  expect(await heldBack(shop.loginWithCode(codeAt(secret)))).toBe(false);
  expect((await policy(true)).body.data).toEqual({ isSecondStepRequired: true, isAvailable: true });
  fixture.later(1);
  expect(await heldBack(shop.loginWithCode(codeAt(secret)))).toBe(false);

  // Without it, by password and by link.
  fixture.later(1);
  expect((await shop.asUser('POST', `${path}/end`, { code: codeAt(secret) })).status).toBe(204);
  expect(await heldBack(shop.login())).toBe(true);
  const { body } = await shop.asAdmin('POST', `/api/users/${shop.user.id}/login-link`);
  expect(await heldBack(shop.loginByLink(String((body.data as { path: string }).path.split('#')[1])))).toBe(true);
  // A session that was open before stays as it is, and a new password does not free a held-back one.
  expect((await check(tokenOf(early))).body.data).not.toMatchObject({ user: { mustSetUpSecondStep: true } });
  const changed = await business.changePassword(tokenOf(await shop.login()), password, 'ein-neues-langes-passwort');
  expect((changed.body.data as { user: object }).user).toMatchObject({ mustSetUpSecondStep: true });

  const others = draftOf('paul@marillo.example', { roles: ['ROLE_MANAGER'] });
  await fixture.service.parts.useCases.users.create(shop.tenant, others);
  expect(await heldBack(shop.login(password, 'paul@marillo.example'))).toBe(false);
  await fixture.service.settled();
  const published = fixture.service.events.filter(
    ({ type, tenantid }) => type === accountPolicyChanged.type && tenantid === shop.tenant,
  );
  expect(published.map(({ data }) => data)).toEqual([{ isSecondStepRequired: true }]);
});

// SESSION-17
test('may only open the own account while held back, and create no API token', async () => {
  const { shop, as } = await anAdministrator();
  const held = { ...as, user: { ...(as.user as NonNullable<typeof as.user>), isHeldBack: true } };
  const call = (method: string, at: string, body?: object) =>
    request(fixture.service, method, `/api${at}`, { as: held, now: fixture.clock(), ...(body && { body }) });
  expect((await call('GET', '/users/me')).body.data).toMatchObject({ id: shop.user.id, mustSetUpSecondStep: true });
  expect((await call('POST', '/users/me/two-factor', { currentPassword: password })).status).toBe(201);
  for (const at of ['/users', '/account-policy', '/logs', '/api-keys'])
    expect((await call('GET', at)).status).toBe(403);
  const token = { name: 'Kasse', scopes: ['orders.read'], days: 30, currentPassword: password };
  expect(codeOf(await call('POST', '/users/me/tokens', token))).toBe('SECOND_STEP_MISSING');
});

// SESSION-17
test('lets only an administrator with a second step or passkey turn the rule on', async () => {
  const { shop, policy } = await anAdministrator();
  expect(codeOf(await policy(true))).toBe('OWN_SECOND_STEP_MISSING');
  await turnOn(shop);
  expect((await policy(true)).status).toBe(200);
  expect((await policy(false)).body.data).toMatchObject({ isSecondStepRequired: false });
  const manager = asStaff(shop.tenant, { roles: ['ROLE_MANAGER'] });
  for (const method of ['GET', 'PUT']) {
    const body = method === 'PUT' ? { body: { isSecondStepRequired: true } } : {};
    const reply = await request(fixture.service, method, '/api/account-policy', { as: manager, ...body });
    expect(reply.status).toBe(403);
  }
});
