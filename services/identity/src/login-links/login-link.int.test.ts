import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
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

test('a link lets its user in once, and lies in its path’s fragment', async () => {
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
          'Dieser Anmelde-Link ist abgelaufen, wurde schon benutzt oder ist unvollständig. Bitte lassen Sie sich einen neuen geben.',
      },
    ],
  ]);
});

test('of many who use it at once one gets in', async () => {
  const tenant = await fixture.aTenant();
  const { token } = await linkFor(tenant, tenant.user.id);
  const replies = await Promise.all(Array.from({ length: 8 }, () => tenant.loginByLink(token)));
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(7).fill(401)]);
});

test('it works for ten minutes, and says until when', async () => {
  const tenant = await fixture.aTenant();
  const { token, expiresAt } = await linkFor(tenant, tenant.user.id);
  expect(Date.parse(expiresAt) - fixture.clock().getTime()).toBe(600_000);
  fixture.later(10);
  expect(codeOf(await tenant.loginByLink(token))).toBe('LOGIN_LINK_UNKNOWN');
});

test('a newer link takes the place of the older, a new password that of both', async () => {
  const tenant = await fixture.aTenant();
  const [older, newer] = [await linkFor(tenant, tenant.user.id), await linkFor(tenant, tenant.user.id)];
  expect(codeOf(await tenant.loginByLink(older.token))).toBe('LOGIN_LINK_UNKNOWN');
  await tenant.save({ password: 'ein-anderes-passwort' });
  expect(codeOf(await tenant.loginByLink(newer.token))).toBe('LOGIN_LINK_UNKNOWN');
});

test('it lets in who has no password, and no password opens that account', async () => {
  const tenant = await fixture.aTenant();
  const draft = draftOf('ohne@marillo.example', { password: undefined });
  const { id } = await fixture.service.parts.useCases.users.create(tenant.tenant, draft);
  expect(codeOf(await tenant.login('no account has this password', 'ohne@marillo.example'))).toBe(
    'INVALID_CREDENTIALS',
  );
  const { token } = await linkFor(tenant, id);
  expect((await tenant.loginByLink(token)).status).toBe(201);
});

test('an account that is shut out is told why, and the link still works when it is let in again in time', async () => {
  const tenant = await fixture.aTenant();
  const { token } = await linkFor(tenant, tenant.user.id);
  await tenant.save({ isActive: false });
  expect(codeOf(await tenant.loginByLink(token))).toBe('ACCOUNT_DISABLED');
  await tenant.save({ isActive: true, expiresAt: fixture.clock().toISOString() });
  expect(codeOf(await tenant.loginByLink(token))).toBe('ACCOUNT_EXPIRED');
  await tenant.save({ isActive: true, expiresAt: null });
  expect((await tenant.loginByLink(token)).status).toBe(201);
});

test('a lock after failed logins does not shut out who was given a link', async () => {
  const tenant = await fixture.aTenant();
  for (let attempt = 1; attempt <= 5; attempt += 1) await tenant.login('falsch');
  expect(codeOf(await tenant.login(password))).toBe('LOCKED');
  const { token } = await linkFor(tenant, tenant.user.id);
  expect((await tenant.loginByLink(token)).status).toBe(201);
});

test('only its hash is stored, it opens nothing at another tenant, and only admins make one', async () => {
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
