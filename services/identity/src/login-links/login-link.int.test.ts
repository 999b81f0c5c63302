import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { loginLinkRequested, userInvited } from '@theke/contracts/identity/session';
import { loginLinkToken } from '@theke/kit/login-link';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
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
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter((line) => line.level === 'error')).toEqual([]));

type Tenant = Awaited<ReturnType<IdentityFixture['aTenant']>>;

async function linkFor({ asAdmin }: Tenant, user: string) {
  const reply = await asAdmin('POST', `/api/users/${user}/login-link`);
  expect(reply.status).toBe(201);
  const { path, expiresAt } = reply.body.data as { path: string; expiresAt: string };
  return { path, expiresAt, token: path.split('#')[1] as string };
}

test('lets its user in once, with the token in the URL fragment', async () => {
  const tenant = await fixture.aTenant();
  const { path, token } = await linkFor(tenant, tenant.user.id);
  expect(path).toMatch(/^\/backend\/login-link#[\w-]{43}$/);
  const opened = await tenant.loginByLink(token);
  expect(opened.status).toBe(201);
  expect((await tenant.check(tokenOf(opened))).body.data).toMatchObject({ user: { id: tenant.user.id } });
  const again = await tenant.loginByLink(token);
  expect([again.status, again.body.errors]).toEqual([
    401,
    [
      {
        code: 'LOGIN_LINK_UNKNOWN',
        message:
          'Dieser Anmeldelink ist abgelaufen, wurde schon benutzt oder ist unvollständig. Bitte fordern Sie einen neuen an.',
      },
    ],
  ]);
});

test('lets in one of many concurrent uses', async () => {
  const tenant = await fixture.aTenant();
  const { token } = await linkFor(tenant, tenant.user.id);
  const replies = await Promise.all(Array.from({ length: 8 }, () => tenant.loginByLink(token)));
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(7).fill(401)]);
});

test('is valid for ten minutes and states its expiry', async () => {
  const tenant = await fixture.aTenant();
  const { token, expiresAt } = await linkFor(tenant, tenant.user.id);
  expect(Date.parse(expiresAt) - fixture.clock().getTime()).toBe(600_000);
  fixture.later(10);
  expect(codeOf(await tenant.loginByLink(token))).toBe('LOGIN_LINK_UNKNOWN');
});

test('is replaced by a newer link, and by a new password', async () => {
  const tenant = await fixture.aTenant();
  const [older, newer] = [await linkFor(tenant, tenant.user.id), await linkFor(tenant, tenant.user.id)];
  expect(codeOf(await tenant.loginByLink(older.token))).toBe('LOGIN_LINK_UNKNOWN');
  await tenant.save({ password: 'ein-anderes-passwort' });
  expect(codeOf(await tenant.loginByLink(newer.token))).toBe('LOGIN_LINK_UNKNOWN');
});

test('lets in a user without a password, whose account no password opens', async () => {
  const tenant = await fixture.aTenant();
  const draft = draftOf('ohne@marillo.example', { password: undefined });
  const { id } = await fixture.service.parts.useCases.users.create(tenant.tenant, draft);
  expect(codeOf(await tenant.login('no account has this password', 'ohne@marillo.example'))).toBe(
    'INVALID_CREDENTIALS',
  );
  const { token } = await linkFor(tenant, id);
  expect((await tenant.loginByLink(token)).status).toBe(201);
});

test('states why an account is refused, and works if it is enabled again in time', async () => {
  const tenant = await fixture.aTenant();
  const { token } = await linkFor(tenant, tenant.user.id);
  await tenant.save({ isActive: false });
  expect(codeOf(await tenant.loginByLink(token))).toBe('ACCOUNT_DISABLED');
  await tenant.save({ isActive: true, expiresAt: fixture.clock().toISOString() });
  expect(codeOf(await tenant.loginByLink(token))).toBe('ACCOUNT_EXPIRED');
  await tenant.save({ isActive: true, expiresAt: null });
  expect((await tenant.loginByLink(token)).status).toBe(201);
});

test('lets in despite a lock after failed logins', async () => {
  const tenant = await fixture.aTenant();
  for (let attempt = 1; attempt <= 5; attempt += 1) await tenant.login('falsch');
  expect(codeOf(await tenant.login(password))).toBe('LOCKED');
  const { token } = await linkFor(tenant, tenant.user.id);
  expect((await tenant.loginByLink(token)).status).toBe(201);
});

test('is stored as a hash, refused at another tenant, and created by admins only', async () => {
  const [tenant, other] = [await fixture.aTenant(), await fixture.aTenant()];
  const { token } = await linkFor(tenant, tenant.user.id);
  const rows = await fixture.service.sql('select * from login_link');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify([rows, await fixture.service.sql('select * from outbox')])).not.toContain(token);
  expect(codeOf(await other.loginByLink(token))).toBe('LOGIN_LINK_UNKNOWN');
  expect((await other.asAdmin('POST', `/api/users/${tenant.user.id}/login-link`)).status).toBe(404);
  const manager = { as: asStaff(tenant.tenant, { roles: ['ROLE_MANAGER'] }), now: fixture.clock() };
  const path = `/api/users/${tenant.user.id}/login-link`;
  expect((await request(fixture.service, 'POST', path, manager)).status).toBe(403);
  expect((await tenant.loginByLink(token)).status).toBe(201);
});

const requestLink = (email: string) =>
  fixture.service.events.filter(
    ({ type, data }) => type === loginLinkRequested.type && (data as { email: string }).email === email,
  );
const lastLink = (email: string): string => {
  const { link } = (requestLink(email).at(-1)?.data ?? { link: '' }) as { link: string };
  return link;
};

// SESSION-11
test('gives the same response to every request, and mails only enabled accounts, five times an hour', async () => {
  const tenant = await fixture.aTenant();
  const person = async (email: string, changes: object) => {
    await fixture.service.parts.useCases.users.create(tenant.tenant, draftOf(email, changes));
    return email;
  };
  const own = await person('eigene@marillo.example', {});
  const off = await person('aus@marillo.example', { isActive: false });
  const old = await person('alt@marillo.example', { expiresAt: fixture.clock().toISOString() });
  const nobody = 'niemand@marillo.example';
  const others = (await fixture.aTenant()).askForLink;
  for (const email of [own, off, old, nobody, own.toUpperCase()]) {
    const { status, bytes } = await tenant.askForLink(email);
    expect([email, status, bytes.length]).toEqual([email, 204, 0]);
  }
  expect((await others(own)).status).toBe(204);
  await until('both events are published', () => requestLink(own).length === 2);
  for (let more = 3; more <= 8; more += 1) expect((await tenant.askForLink(own)).status).toBe(204);
  fixture.later(61);
  expect((await tenant.askForLink(own)).status).toBe(204);
  await until('the events are published', () => requestLink(own).length === 6);
  await fixture.service.settled();
  expect([off, old, nobody].flatMap(requestLink)).toEqual([]);
  expect(requestLink(own)).toHaveLength(6);
  // The published event is useless without the platform's secret.
  const link = lastLink(own);
  expect(codeOf(await tenant.loginByLink(link))).toBe('LOGIN_LINK_UNKNOWN');
  expect((await tenant.loginByLink(loginLinkToken(testSecret, tenant.tenant, link))).status).toBe(201);
});

// S12 of the second attack
test("keeps an administrator's link and other requesters' access when somebody requests in a user's name", async () => {
  const tenant = await fixture.aTenant();
  const email = tenant.user.email;
  const { token } = await linkFor(tenant, tenant.user.id);
  for (let more = 1; more <= 8; more += 1) await tenant.askForLink(email, { address: '203.0.113.66' });
  expect((await tenant.loginByLink(token)).status).toBe(201);
  await fixture.service.settled();
  expect(requestLink(email)).toEqual([]);
  await tenant.askForLink(email, { address: '203.0.113.7' });
  await until('the owner is notified', () => requestLink(email).length === 1);
  const own = loginLinkToken(testSecret, tenant.tenant, lastLink(email));
  expect((await tenant.loginByLink(own)).status).toBe(201);
  for (let network = 1; network <= 30; network += 1)
    await tenant.askForLink(email, { address: `203.0.113.${100 + network}` });
  await fixture.service.settled();
  // At most twenty mails an hour in total: five were requested above and never sent.
  expect(requestLink(email)).toHaveLength(1 + 14);
  const lastAsked = loginLinkToken(testSecret, tenant.tenant, lastLink(email));
  await linkFor(tenant, tenant.user.id);
  expect(codeOf(await tenant.loginByLink(lastAsked))).toBe('LOGIN_LINK_UNKNOWN');
});

// SESSION-11
test('sets a password without the previous one for a quarter of an hour after a link login, and ends other sessions', async () => {
  const tenant = await fixture.aTenant();
  const elsewhere = tokenOf(await tenant.login());
  const enter = async () => {
    const { token } = await linkFor(tenant, tenant.user.id);
    return tokenOf(await tenant.loginByLink(token));
  };
  const late = await enter();
  fixture.later(16);
  const refused = await tenant.changePassword(late, undefined, 'ein-ganz-neues-passwort');
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ code: 'CURRENT_PASSWORD_REQUIRED', field: 'currentPassword' }],
  ]);
  const changed = await tenant.changePassword(await enter(), undefined, 'ein-ganz-neues-passwort');
  expect(changed.status).toBe(201);
  expect((await tenant.check(elsewhere)).status).toBe(404);
  expect((await tenant.check(late)).status).toBe(404);
  expect((await tenant.login('ein-ganz-neues-passwort')).status).toBe(201);
  // Neither the replacing session nor one with a password was opened by a link.
  for (const token of [tokenOf(changed), tokenOf(await tenant.login('ein-ganz-neues-passwort'))])
    expect(codeOf(await tenant.changePassword(token, undefined, 'noch-ein-neues-passwort'))).toBe(
      'CURRENT_PASSWORD_REQUIRED',
    );
});

// SESSION-10
test('keeps a session for thirty days with "stay logged in", also after a new password', async () => {
  const tenant = await fixture.aTenant();
  const days = (reply: Awaited<ReturnType<typeof tenant.login>>) => {
    const { expiresAt, isKept } = reply.body.data as { expiresAt: string; isKept: boolean };
    return [isKept, (Date.parse(expiresAt) - fixture.clock().getTime()) / 86_400_000];
  };
  expect([days(await tenant.login()), days(await tenant.loginAndStay())]).toEqual([
    [false, 7],
    [true, 30],
  ]);
  const keptToken = tokenOf(await tenant.loginAndStay());
  const usual = tokenOf(await tenant.login());
  fixture.later(13 * 60);
  expect([(await tenant.check(keptToken)).status, (await tenant.check(usual)).status]).toEqual([200, 404]);
  expect(days(await tenant.changePassword(keptToken, password, 'ein-ganz-neues-passwort'))).toEqual([true, 30]);
});

// SESSION-16
test('invites a user by mail for a week; a link that the user requests replaces the invitation', async () => {
  const tenant = await fixture.aTenant();
  const invite = () => tenant.asAdmin('POST', `/api/users/${tenant.user.id}/invitation`);
  const lastInvitation = () => {
    const sent = fixture.service.events.filter(
      (event) => event.tenantid === tenant.tenant && event.type === userInvited.type,
    );
    const { link } = (sent.at(-1)?.data ?? {}) as { link?: string };
    return loginLinkToken(testSecret, tenant.tenant, String(link));
  };
  const invited = await invite();
  expect([invited.status, invited.body.data]).toEqual([
    201,
    { email: tenant.email, expiresAt: new Date(fixture.clock().getTime() + 7 * 24 * 3_600_000).toISOString() },
  ]);
  await fixture.service.settled();
  const first = lastInvitation();
  expect(JSON.stringify(fixture.service.events)).not.toContain(first);
  await invite();
  await fixture.service.settled();
  expect(codeOf(await tenant.loginByLink(first))).toBe('LOGIN_LINK_UNKNOWN');
  const second = lastInvitation();
  fixture.later(6 * 24 * 60);
  expect((await tenant.loginByLink(second)).status).toBe(201);

  await invite();
  await fixture.service.settled();
  const lost = lastInvitation();
  await tenant.askForLink();
  expect(codeOf(await tenant.loginByLink(lost))).toBe('LOGIN_LINK_UNKNOWN');
});

// SESSION-16
test('invites no disabled or unknown account, and only for administrators', async () => {
  const tenant = await fixture.aTenant();
  const path = `/api/users/${tenant.user.id}/invitation`;
  await tenant.save({ isActive: false });
  const refused = await tenant.asAdmin('POST', path);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'ACCOUNT_CLOSED']);
  expect((await (await fixture.aTenant()).asAdmin('POST', path)).status).toBe(404);
  const manager = asStaff(tenant.tenant, { roles: ['ROLE_MANAGER'] });
  expect((await request(fixture.service, 'POST', path, { as: manager, now: fixture.clock() })).status).toBe(403);
});
