import type { Tenant } from '@theke/contracts/identity/tenant';
import { type User, users } from '@theke/contracts/identity/user';
import { asGateway, asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest } from '@theke/kit/testing/start-for-test';
import { identity } from '../src/service.ts';

export type IdentityFixture = Awaited<ReturnType<typeof openIdentityFixture>>;

export const password = 'ein-langes-passwort';

export const draftOf = (email: string, changes: object = {}) =>
  users.draft.parse({
    firstName: 'Mara',
    lastName: 'Lang',
    email,
    roles: ['ROLE_EMPLOYEE'],
    branches: [{ id: '0199f000-0000-7000-8000-000000000002' }],
    password,
    ...changes,
  });

export const tokenOf = (reply: Reply) => (reply.body.data as { token: string }).token;
export const codeOf = (reply: Reply) => reply.body.errors?.[0]?.code;

/** A running identity with a test clock, and tenants with one user each. */
export async function openIdentityFixture(env: Record<string, string> = {}) {
  let clock = new Date('2026-11-21T11:00:00Z');
  const service = await startForTest(identity, { env, now: () => clock });
  let hosts = 0;
  const lastHost = () => `shop-${hosts}.example`;

  async function aTenant(isDemo = false) {
    hosts += 1;
    const tenant: Tenant = await service.parts.useCases.createTenant({
      name: 'Pizzeria Marillo',
      hosts: [lastHost()],
      isDemo,
      config: { shopName: 'Pizzeria Marillo' },
    });
    const email = 'mara.lang@marillo.example';
    const user = (await service.parts.useCases.users.create(tenant.id, draftOf(email))) as User;
    const internal = (path: string, body: unknown, address = '203.0.113.1') =>
      request(service, 'POST', `/internal/sessions${path}`, {
        as: { ...asGateway(tenant.id), address },
        body,
        now: clock,
      });
    const admin = { as: asStaff(tenant.id) };
    return {
      tenant: tenant.id,
      user,
      email,
      login: (given = password, as = email) => internal('', { email: as, password: given }),
      loginWithCode: (code: string | undefined, given = password) => internal('', { email, password: given, code }),
      /** The user's own account, as forwarded by the gateway. */
      asUser: (method: string, path: string, body?: unknown) =>
        request(service, method, path, {
          as: asStaff(tenant.id, { id: user.id, roles: user.roles }),
          now: clock,
          body,
        }),
      loginAndStay: () => internal('', { email, password, isKept: true }),
      /** From another network, or in a browser known to the gateway. */
      loginFrom: (given: string, { address, ...from }: { address?: string; browser?: string; device?: string }) =>
        internal('', { email, password: given, ...from }, address),
      loginByLink: (token: string, from: { browser?: string; device?: string; code?: string } = {}) =>
        internal('/by-link', { token, ...from }),
      /** A guest requests a login link by mail. */
      askForLink: (to = email, from: { address?: string } = {}) =>
        request(service, 'POST', '/api/login-links', {
          as: { ...asGuest(tenant.id), ...from },
          body: { email: to },
          now: clock,
        }),
      changePassword: (token: string, currentPassword: string | undefined, newPassword: string) =>
        internal('/password', { token, currentPassword, newPassword }),
      check: (token: string) => internal('/check', { token }),
      logout: (token: string) => internal('/close', { token }),
      sessions: (token: string) => internal('/list', { user: user.id, token }),
      endSession: (of: string, session: string) => internal('/close-one', { user: of, session }),
      logoutEverywhere: (id: string) => internal('/close-all', { user: id }),
      admin,
      asAdmin: (method: string, path: string, body?: unknown) =>
        request(service, method, path, { ...admin, now: clock, body }),
      /** An admin saves the user's form with changed fields. */
      async save(changes: object) {
        const now = (await request(service, 'GET', `/api/users/${user.id}`, { ...admin, now: clock })).body.data;
        const { id, createdAt, updatedAt, ...draft } = now as User;
        return request(service, 'PUT', `/api/users/${id}`, { ...admin, now: clock, body: { ...draft, ...changes } });
      },
    };
  }

  return {
    service,
    aTenant,
    lastHost,
    clock: () => clock,
    later: (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * 60_000);
    },
  };
}
