import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import type { LogEntry } from '@theke/contracts/identity/log';
import { orderHandedOut, orderPlaced } from '@theke/contracts/ordering/order-events';
import { orderStateExample } from '@theke/contracts/ordering/order-state';
import { startService } from '@theke/kit/start-service';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import {
  codeOf,
  draftOf,
  type IdentityFixture,
  openIdentityFixture,
  password,
  tokenOf,
} from '../testing/identity-fixture.ts';
import { identity } from './service.ts';

let fixture: IdentityFixture;
let service: IdentityFixture['service'];
beforeAll(async () => {
  fixture = await openIdentityFixture();
  service = fixture.service;
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const aTenant = (isDemo = false) => fixture.aTenant(isDemo);
const later = (minutes: number) => fixture.later(minutes);

test('returns the user and a new token per login, and stores neither token nor password', async () => {
  const { tenant, user, email, login } = await aTenant();
  const [first, second] = [await login(), await login(password, 'MARA.Lang@marillo.example ')];
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({ user: { id: user.id, email, roles: ['ROLE_EMPLOYEE'] } });
  expect(tokenOf(second)).not.toBe(tokenOf(first));
  const rows = JSON.stringify([
    await service.sql('select * from session where tenant_id = $1', [tenant]),
    await service.sql('select * from password where tenant_id = $1', [tenant]),
    await service.sql('select * from users where tenant_id = $1', [tenant]),
    await service.sql('select * from outbox where tenant_id = $1', [tenant]),
  ]);
  expect(rows).toContain('$argon2id$');
  for (const secret of [password, tokenOf(first), tokenOf(second)]) expect(rows).not.toContain(secret);
});

test('gives the same response for a wrong password and an unknown account', async () => {
  const { login } = await aTenant();
  const wrong = await login('falsches-passwort');
  expect(wrong.status).toBe(401);
  expect(wrong.body.errors).toEqual([
    { code: 'INVALID_CREDENTIALS', message: 'E‑Mail oder Passwort stimmen nicht. Bitte versuchen Sie es noch einmal.' },
  ]);
  const unknown = await login(password, 'niemand@marillo.example');
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('refuses an account of another tenant', async () => {
  const [one, other] = [await aTenant(), await aTenant()];
  await service.parts.useCases.users.create(one.tenant, draftOf('nur-hier@marillo.example'));
  expect((await one.login(password, 'nur-hier@marillo.example')).status).toBe(201);
  expect(codeOf(await other.login(password, 'nur-hier@marillo.example'))).toBe('INVALID_CREDENTIALS');
  expect((await other.check(tokenOf(await one.login()))).status).toBe(404);
});

// SESSION-08, SESSION-07
test('locks the account after five failures, doubles the minutes and names them', async () => {
  const { login } = await aTenant();
  for (let attempt = 1; attempt <= 5; attempt += 1) expect((await login('falsch')).status).toBe(401);
  const locked = await login(); // The correct password does not help now.
  expect(locked.status).toBe(429);
  expect(locked.headers.get('retry-after')).toBe('60');
  expect(locked.body.errors).toEqual([
    {
      code: 'LOCKED',
      message: 'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
  ]);
  later(1.1);
  expect((await login('falsch')).status).toBe(401);
  later(0.5);
  expect((await login()).body.errors?.[0]?.message).toContain('in 2 Minuten');
  later(2);
  expect((await login()).status).toBe(201);
  // Failures are forgotten with it.
  for (let attempt = 1; attempt <= 4; attempt += 1) expect((await login('falsch')).status).toBe(401);
  expect((await login()).status).toBe(201);
});

test('locks an unknown account in the same way', async () => {
  const { login } = await aTenant();
  for (let attempt = 1; attempt <= 5; attempt += 1) await login('falsch', 'niemand@marillo.example');
  expect(codeOf(await login('falsch', 'niemand@marillo.example'))).toBe('LOCKED');
  expect((await login()).status).toBe(201);
});

// SESSION-07
test('locks an account after wrong passwords only for their network', async () => {
  const { loginFrom } = await aTenant();
  const [attacker, neighbour] = [{ address: '2001:db8:1:2::1' }, { address: '2001:db8:1:2:ffff::9' }];
  for (let attempt = 1; attempt <= 5; attempt += 1) await loginFrom('geraten-und-falsch', attacker);
  for (const from of [attacker, neighbour]) expect(codeOf(await loginFrom(password, from))).toBe('LOCKED');
  expect((await loginFrom(password, { address: '2001:db8:1:3::1' })).status).toBe(201);
  expect((await loginFrom(password, { address: '203.0.113.9' })).status).toBe(201);
  // Another user's login does not unlock the attacker.
  expect(codeOf(await loginFrom('geraten-und-falsch', attacker))).toBe('LOCKED');
});

// SESSION-07
test('lets a known browser log in from a locked address, with its own lock', async () => {
  const { loginFrom } = await aTenant();
  const address = '203.0.113.5';
  const [known, other] = [
    { address, browser: 'browser-of-mara' },
    { address: '203.0.113.6', browser: 'of-a-thief' },
  ];
  for (let attempt = 1; attempt <= 5; attempt += 1) await loginFrom('geraten-und-falsch', { address });
  expect(codeOf(await loginFrom(password, { address }))).toBe('LOCKED');
  expect((await loginFrom(password, known)).status).toBe(201);
  for (let attempt = 1; attempt <= 5; attempt += 1) expect((await loginFrom('falsch', other)).status).toBe(401);
  for (const from of [other, { ...other, address: '203.0.113.7' }])
    expect(codeOf(await loginFrom(password, from))).toBe('LOCKED');
  expect((await loginFrom(password, known)).status).toBe(201);
});

test('removes the lock when an admin sets a password', async () => {
  const { login, save } = await aTenant();
  for (let attempt = 1; attempt <= 5; attempt += 1) await login('falsch');
  expect(codeOf(await login())).toBe('LOCKED');
  await save({ password: 'ein-anderes-passwort' });
  expect((await login('ein-anderes-passwort')).status).toBe(201);
});

test('counts concurrent attempts toward the lock', async () => {
  const { login } = await aTenant();
  const replies = await Promise.all(Array.from({ length: 20 }, () => login('falsch')));
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(5);
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(15);
});

test('deletes a failed login after a day', async () => {
  const { tenant, login } = await aTenant();
  const failedLogins = () => service.sql('select from failed_login where tenant_id = $1', [tenant]);
  for (const name of ['eins', 'zwei', 'drei']) await login('falsch', `${name}@marillo.example`);
  for (let attempt = 1; attempt <= 4; attempt += 1) await login('falsch');
  expect(await failedLogins()).toHaveLength(4);
  later(24 * 60 + 1);
  for (let attempt = 1; attempt <= 4; attempt += 1) expect((await login('falsch')).status).toBe(401);
  expect(await failedLogins()).toHaveLength(1);
  expect((await login()).status).toBe(201);
  expect(await failedLogins()).toHaveLength(0);
});

// SESSION-02
test('returns the user of a session until it is closed, and publishes that', async () => {
  const { user, login, check, logout } = await aTenant();
  const token = tokenOf(await login());
  expect((await check(token)).body.data).toMatchObject({ user: { id: user.id } });
  expect((await check(`${token.slice(0, -1)}-`)).status).toBe(404);
  expect((await logout(token)).status).toBe(204);
  expect((await check(token)).status).toBe(404);
  expect((await logout(token)).status).toBe(204);
  const published = () =>
    service.events.filter(
      ({ type, data }) => type === 'identity.session-ended.v1' && (data as { user: string }).user === user.id,
    );
  await until('the event is published', () => published().length === 1);
});

test('ends a session after twelve hours of inactivity, and after a week at the latest', async () => {
  const { login, check } = await aTenant();
  const idle = tokenOf(await login());
  const busy = tokenOf(await login());
  for (let hour = 0; hour < 18; hour += 6) {
    later(6 * 60);
    expect((await check(busy)).status).toBe(200);
  }
  expect((await check(idle)).status).toBe(404);
  for (let hour = 18; hour < 7 * 24; hour += 6) {
    later(6 * 60);
    await check(busy);
  }
  later(1);
  expect((await check(busy)).status).toBe(404);
});

test('ends all sessions of the user after a new password, and no others', async () => {
  const { login, check, save, tenant } = await aTenant();
  await service.parts.useCases.users.create(tenant, draftOf('jonas@marillo.example'));
  const tokens = [tokenOf(await login()), tokenOf(await login())];
  const colleague = tokenOf(await login(password, 'jonas@marillo.example'));

  expect((await save({ lastName: 'Berger' })).status).toBe(200);
  for (const token of tokens) expect((await check(token)).status).toBe(200);
  expect((await save({ password: 'ein-anderes-passwort' })).status).toBe(200);
  for (const token of tokens) expect((await check(token)).status).toBe(404);
  expect((await check(colleague)).status).toBe(200);
  expect(codeOf(await login())).toBe('INVALID_CREDENTIALS');
  expect((await login('ein-anderes-passwort')).status).toBe(201);
});

test('ends the sessions of a disabled or deleted user at once', async () => {
  const { user, login, check, save, asAdmin } = await aTenant();
  const token = tokenOf(await login());
  expect((await save({ isActive: false })).status).toBe(200);
  expect((await check(token)).status).toBe(404);
  expect(codeOf(await login())).toBe('ACCOUNT_DISABLED');
  expect((await save({ isActive: true })).status).toBe(200);
  expect((await check(token)).status).toBe(404); // Enabling the user does not restore the session.
  const again = tokenOf(await login());
  expect((await asAdmin('DELETE', `/api/users/${user.id}`)).status).toBe(204);
  expect((await check(again)).status).toBe(404);
  expect(codeOf(await login())).toBe('INVALID_CREDENTIALS');
});

test('requires a new login after a change of roles, but not of their order', async () => {
  const { login, check, save } = await aTenant();
  await save({ roles: ['ROLE_MANAGER', 'ROLE_EMPLOYEE'] });
  const token = tokenOf(await login());
  await save({ roles: ['ROLE_EMPLOYEE', 'ROLE_MANAGER'] });
  expect((await check(token)).status).toBe(200);
  await save({ roles: ['ROLE_ADMIN', 'ROLE_MANAGER'] });
  expect((await check(token)).status).toBe(404);
});

test('refuses an expired account and ends its sessions', async () => {
  const { login, check, save } = await aTenant();
  const token = tokenOf(await login());
  const expiresAt = new Date(fixture.clock().getTime() + 3_600_000).toISOString();
  expect((await save({ expiresAt })).status).toBe(200);
  expect((await check(token)).status).toBe(200);
  later(60);
  expect((await check(token)).status).toBe(404);
  const reply = await login();
  expect([reply.status, reply.body.errors]).toEqual([
    403,
    [
      {
        code: 'ACCOUNT_EXPIRED',
        message: 'Der Zugang mit diesem Konto ist abgelaufen. Bitte wenden Sie sich an Ihre Administration.',
      },
    ],
  ]);
  // Only revealed with the correct password.
  expect(codeOf(await login('falsches-passwort'))).toBe('INVALID_CREDENTIALS');
  await save({ expiresAt: null });
  expect((await login()).status).toBe(201);
});

test('ends and publishes all sessions of the user on "log out everywhere", and no others', async () => {
  const { tenant, user, login, check, logoutEverywhere } = await aTenant();
  await service.parts.useCases.users.create(tenant, draftOf('jonas@marillo.example'));
  const tokens = [tokenOf(await login()), tokenOf(await login())];
  const colleague = tokenOf(await login(password, 'jonas@marillo.example'));
  expect((await logoutEverywhere(user.id)).status).toBe(204);
  for (const token of tokens) expect((await check(token)).status).toBe(404);
  expect((await check(colleague)).status).toBe(200);
  const published = () =>
    service.events.filter(
      ({ type, data }) => type === 'identity.session-ended.v1' && (data as { user: string }).user === user.id,
    );
  await until('both events are published', () => published().length === 2);
});

test('serves sessions to the gateway only', async () => {
  const { tenant } = await aTenant();
  for (const as of [asGuest(tenant), asStaff(tenant)])
    expect((await request(service, 'GET', '/internal/tenants', { as, now: fixture.clock() })).status).toBe(404);
});

// ACCESS-06
test('shows users to admins only, and never a password', async () => {
  const { tenant, admin } = await aTenant();
  const list = await request(service, 'GET', '/api/users', { ...admin, now: fixture.clock() });
  expect(list.status).toBe(200);
  expect(list.bytes.toString()).not.toMatch(/password|argon2/);
  const manager = { as: asStaff(tenant, { roles: ['ROLE_MANAGER'] }), now: fixture.clock() };
  expect((await request(service, 'GET', '/api/users', manager)).status).toBe(403);
});

// EVENT-09
test('audits events with their actor, without personal data', async () => {
  const { tenant, user, email } = await aTenant();
  const order = orderPlaced(uuidv7(), 1, {
    ...orderPlaced.example,
    order: {
      ...orderStateExample,
      contact: { ...orderStateExample.contact, email: 'katharina@gast.example' },
      comment: 'Bitte bei Wiesinger läuten.',
      cancellationReason: 'Frau Wiesinger hat abgesagt.',
      edits: [{ at: orderStateExample.placedAt, by: 'Mara Lang', text: 'Name: Wiesinger' }],
    },
  });
  await service.publish(tenant, order);
  const entries = () =>
    service.sql<{ type: string; subject: string }>('select * from audit_log where tenant_id = $1', [tenant]);
  await until('all is written', async () => (await entries()).length === 4);
  await service.settled();
  const rows = await entries();
  expect(rows.map((row) => row.type).sort()).toEqual([
    'identity.config-changed.v1',
    'identity.tenant-changed.v1',
    'identity.user-changed.v1',
    'ordering.order-placed.v2',
  ]);
  const text = JSON.stringify(rows);
  for (const personal of [email, 'Mara', 'Lang', 'katharina', 'Katharina', 'Wiesinger', '+43664', password])
    expect(text).not.toContain(personal);
  expect(rows.find((row) => row.subject === user.id)).toMatchObject({ data: { roles: ['ROLE_EMPLOYEE'] } });

  const admin = { as: asStaff(tenant), now: fixture.clock() };
  const logs = await request(service, 'GET', '/api/logs?filter[type]=ordering.order-placed.v2', admin);
  expect(logs.body).toMatchObject({ data: [{ subject: order.subject, source: 'ordering' }], meta: { total: 1 } });

  // `from` is inclusive, `until` exclusive.
  const { at } = (logs.body.data as { at: string }[])[0] as { at: string };
  const later = new Date(Date.parse(at) + 1).toISOString();
  const totalOf = async (filter: string) =>
    (await request(service, 'GET', `/api/logs?filter[subject]=${order.subject}&${filter}`, admin)).body.meta?.total;
  expect(await totalOf(`filter[from]=${at}&filter[until]=${later}`)).toBe(1);
  expect(await totalOf(`filter[from]=${later}`)).toBe(0);
  expect(await totalOf(`filter[until]=${at}`)).toBe(0);
  expect((await request(service, 'GET', '/api/logs?filter[from]=gestern', admin)).status).toBe(422);
});

// OFFICE-40
test('names the record of each audit entry, an order by its number and a deleted product by its last name', async () => {
  const { tenant, admin } = await aTenant();
  const [order, product] = [uuidv7(), uuidv7()];
  const { changed, deleted } = products.events;
  const margherita = { ...changed.example, id: product };
  await service.publish(tenant, orderPlaced(order, 1, { ...orderPlaced.example, id: order }));
  await service.publish(tenant, orderHandedOut(order, 2, { ...orderHandedOut.example, id: order }));
  await service.publish(tenant, changed(product, 1, margherita));
  await service.publish(tenant, changed(product, 2, { ...margherita, version: 2, price: 12.5 }));
  await service.publish(tenant, deleted(product, 3, { id: product }));
  const linesOf = async (subject: string) =>
    (await request(service, 'GET', `/api/logs?sort=at&filter[subject]=${subject}`, { ...admin, now: fixture.clock() }))
      .body.data as Pick<LogEntry, 'type' | 'name' | 'changes'>[];
  await until('all is written', async () => [...(await linesOf(order)), ...(await linesOf(product))].length === 5);
  const inOrder = (lines: Pick<LogEntry, 'type' | 'name' | 'changes'>[]) =>
    lines.map(({ type, name, changes }) => [type.split('.')[1], name, changes]).sort();
  const { ticketNumber } = orderPlaced.example.order;
  expect(inOrder(await linesOf(order))).toEqual([
    ['order-handed-out', `#${ticketNumber}`, null],
    ['order-placed', `#${ticketNumber}`, null],
  ]);
  expect(inOrder(await linesOf(product))).toEqual(
    expect.arrayContaining([
      ['product-deleted', 'Margherita', null],
      ['product-changed', 'Margherita', [['price']]],
    ]),
  );
});

test('shows the previous state of the same subject in the audit trail', async () => {
  const { tenant, user, save, admin } = await aTenant();
  await save({ roles: ['ROLE_MANAGER'] });
  const lines = async () =>
    (await request(service, 'GET', `/api/logs?filter[subject]=${user.id}`, { ...admin, now: fixture.clock() })).body
      .data as { id: string; changes: string[][] | null }[];
  await until('both are written', async () => (await lines()).length === 2);
  const read = async (id: string | undefined) =>
    (await request(service, 'GET', `/api/logs/${id}`, { ...admin, now: fixture.clock() })).body.data;
  const found = await Promise.all((await lines()).map(({ id }) => read(id)));
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ data: expect.objectContaining({ roles: ['ROLE_EMPLOYEE'] }), before: null }),
      expect.objectContaining({
        data: expect.objectContaining({ roles: ['ROLE_MANAGER'] }),
        before: expect.objectContaining({ roles: ['ROLE_EMPLOYEE'] }),
      }),
    ]),
  );
  expect((await lines()).map(({ changes }) => changes)).toEqual(expect.arrayContaining([[['roles']], null]));
  const stranger = { as: asStaff((await aTenant()).tenant), now: fixture.clock() };
  expect(tenant).not.toBe(stranger.as.tenant);
  expect((await request(service, 'GET', `/api/logs/${(await lines())[0]?.id}`, stranger)).status).toBe(404);
});

// TENANT-01
test('assigns a host name to one tenant', async () => {
  await aTenant();
  const taken = { name: 'Zweite', hosts: [fixture.lastHost()], isDemo: false, config: { shopName: 'Zweite' } };
  await expect(service.parts.useCases.createTenant(taken)).rejects.toThrow();
});

test('starts in production without demo tenants, and refuses with one', async () => {
  const production = { ...service.options, env: { ...service.options.env, NODE_ENV: 'production' } };
  const { bus: _, ...alone } = production;
  const replica = await startService(identity, alone);
  await replica.stop();
  await aTenant(true);
  await expect(startService(identity, alone)).rejects.toThrow('Pizzeria Marillo');
});
