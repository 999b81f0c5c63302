import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { ApiKey, NewApiKey } from '@theke/contracts/identity/api-key';
import { asGateway, asKey, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { codeOf, type IdentityFixture, openIdentityFixture } from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter((line) => line.level === 'error')).toEqual([]));

const branch = { id: '0199f000-0000-7000-8000-000000000002' };
const draft = { name: 'Tablet an der Theke', branch, purpose: 'frontdesk' };

const made = (reply: Reply) => reply.body.data as NewApiKey;

async function aKey(changes: object = {}) {
  const tenant = await fixture.aTenant();
  const key = made(await tenant.asAdmin('POST', '/api/api-keys', { ...draft, ...changes }));
  const check = (given: string, at = tenant.tenant) =>
    request(fixture.service, 'POST', '/internal/api-keys/check', {
      as: asGateway(at),
      body: { key: given },
      now: fixture.clock(),
    });
  const listed = async () => (await tenant.asAdmin('GET', '/api/api-keys')).body.data as ApiKey[];
  const publishedOf = (type: string) =>
    fixture.service.events.filter((event) => event.type === `identity.api-key-${type}.v1` && event.subject === key.id);
  return { ...tenant, key, check, listed, publishedOf };
}

test('returns a key once and later shows only its first characters', async () => {
  const { key, check, listed, publishedOf, tenant } = await aKey();
  expect(key.key).toMatch(/^thk_[\w-]{43}$/);
  expect(key).toMatchObject({ ...draft, version: 1, start: key.key.slice(0, 8), expiresAt: null, lastUsedAt: null });
  expect((await check(key.key)).body.data).toEqual({
    id: key.id,
    name: draft.name,
    purpose: 'frontdesk',
    branch: branch.id,
  });
  expect(await listed()).toMatchObject([{ id: key.id, start: key.start }]);
  await until('the event is published', () => publishedOf('changed').length === 1);
  const everything = JSON.stringify([
    await listed(),
    await fixture.service.sql('select * from api_key where tenant_id = $1', [tenant]),
    await fixture.service.sql('select * from outbox where tenant_id = $1', [tenant]),
    fixture.service.events,
  ]);
  expect(everything).toContain(draft.name);
  expect(everything).not.toContain(key.key.slice(8));
  expect(JSON.stringify(publishedOf('changed'))).not.toContain(key.start);
});

test('accepts a renewed key at once and refuses the old one', async () => {
  const { key, check, asAdmin, publishedOf } = await aKey();
  const rotate = (version: number) => asAdmin('POST', `/api/api-keys/${key.id}/rotate`, { version });
  const renewed = await rotate(1);
  expect([renewed.status, made(renewed).version]).toEqual([200, 2]);
  expect(made(renewed).key).not.toBe(key.key);
  expect((await check(key.key)).status).toBe(404);
  expect((await check(made(renewed).key)).status).toBe(200);
  await until('the event is published', () => publishedOf('changed').length === 2);
  // Of two concurrent renewals one fails, so that only one caller has the key.
  expect([(await rotate(1)).status, codeOf(await rotate(1))]).toEqual([409, 'STALE_VERSION']);
  expect((await check(made(renewed).key)).status).toBe(200);
});

test('refuses a deleted key and publishes the deletion', async () => {
  const { key, check, asAdmin, publishedOf } = await aKey();
  expect((await asAdmin('DELETE', `/api/api-keys/${key.id}`)).status).toBe(204);
  expect((await check(key.key)).status).toBe(404);
  expect((await asAdmin('DELETE', `/api/api-keys/${key.id}`)).status).toBe(404);
  expect((await asAdmin('POST', `/api/api-keys/${key.id}/rotate`, { version: 1 })).status).toBe(404);
  await until('the event is published', () => publishedOf('deleted').length === 1);
});

test('refuses an expired key', async () => {
  const expiresAt = new Date(fixture.clock().getTime() + 3_600_000).toISOString();
  const { key, check } = await aKey({ expiresAt });
  expect((await check(key.key)).status).toBe(200);
  fixture.later(60);
  expect((await check(key.key)).status).toBe(404);
});

test('records the last use to the minute', async () => {
  const { key, check, listed } = await aKey();
  fixture.later(0.5);
  const at = new Date(Math.floor(fixture.clock().getTime() / 60_000) * 60_000);
  for (let use = 1; use <= 3; use += 1) await check(key.key);
  expect(await listed()).toMatchObject([{ lastUsedAt: at.toISOString(), version: 1 }]);
  fixture.later(1);
  await check(key.key);
  expect(await listed()).toMatchObject([{ lastUsedAt: new Date(at.getTime() + 60_000).toISOString() }]);
});

test("refuses keys of another tenant and lists only the tenant's own", async () => {
  const [one, other] = [await aKey(), await aKey()];
  expect((await one.check(one.key.key, other.tenant)).status).toBe(404);
  expect((await other.asAdmin('POST', `/api/api-keys/${one.key.id}/rotate`, { version: 1 })).status).toBe(404);
  expect((await other.asAdmin('DELETE', `/api/api-keys/${one.key.id}`)).status).toBe(404);
  expect((await other.listed()).map(({ id }) => id)).toEqual([other.key.id]);
  expect((await one.check(one.key.key)).status).toBe(200);
});

// ACCESS-04
test('lets only admins manage keys, and no key', async () => {
  const { tenant } = await aKey();
  const callers = [
    asStaff(tenant, { roles: ['ROLE_MANAGER'] }),
    asKey(tenant, 'frontdesk', branch.id),
    asKey(tenant, 'backoffice', branch.id),
  ];
  for (const as of callers) {
    const send = (method: string, body?: unknown) =>
      request(fixture.service, method, '/api/api-keys', { as, body, now: fixture.clock() });
    expect([(await send('GET')).status, (await send('POST', draft)).status]).toEqual([403, 403]);
  }
});

test('filters, searches and sorts lists', async () => {
  const { asAdmin } = await aKey();
  await asAdmin('POST', '/api/api-keys', { ...draft, name: 'Auswertung', purpose: 'backoffice' });
  const names = async (query: string) =>
    ((await asAdmin('GET', `/api/api-keys?${query}`)).body.data as ApiKey[]).map(({ name }) => name);
  expect(await names('')).toEqual(['Auswertung', draft.name]);
  expect(await names('sort=-name')).toEqual([draft.name, 'Auswertung']);
  expect(await names('filter[purpose]=backoffice')).toEqual(['Auswertung']);
  expect(await names('q=tablet')).toEqual([draft.name]);
});
