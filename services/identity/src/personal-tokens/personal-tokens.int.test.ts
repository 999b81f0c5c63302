// ACCESS-16
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maxTokens, type PersonalToken, tokenChanged } from '@theke/contracts/identity/personal-token';
import { asGateway } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { codeOf, type IdentityFixture, openIdentityFixture, password } from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.service.stop());

type Shop = Awaited<ReturnType<IdentityFixture['aTenant']>>;
type Made = PersonalToken & { token: string };

const path = '/api/users/me/tokens';
const draft = { name: 'Auswertung', scopes: ['orders.read'], days: 30, currentPassword: password };

const create = (shop: Shop, changes: object = {}) => shop.asUser('POST', path, { ...draft, ...changes });
const made = async (shop: Shop, changes: object = {}) => {
  const { status, body } = await create(shop, changes);
  expect(body.errors ?? []).toEqual([]);
  expect(status).toBe(201);
  return body.data as Made;
};
const listed = async (shop: Shop) => (await shop.asUser('GET', path)).body.data as PersonalToken[];
const check = (tenant: string, token: string) =>
  request(fixture.service, 'POST', '/internal/tokens/check', {
    ...{ as: asGateway(tenant), body: { token }, now: fixture.clock() },
  });

test('shows a token once, stores only its hash, and names its owner and scopes to the gateway', async () => {
  const shop = await fixture.aTenant();
  const { token, ...shown } = await made(shop);
  expect(token).toMatch(/^thp_[\w-]{43}$/);
  expect(shown).toMatchObject({ name: 'Auswertung', scopes: ['orders.read'], start: token.slice(0, 8) });
  expect(Date.parse(shown.expiresAt) - fixture.clock().getTime()).toBe(30 * 86_400_000);
  expect((await check(shop.tenant, token)).body.data).toMatchObject({
    ...{ id: shown.id, scopes: ['orders.read'], user: { id: shop.user.id, email: shop.email } },
  });
  await fixture.service.settled();
  const stored = JSON.stringify([
    await listed(shop),
    await fixture.service.sql('select * from personal_token where tenant_id = $1', [shop.tenant]),
    fixture.service.events,
  ]);
  expect(stored).not.toContain(token.slice(8));
});

test('records the last use to the minute', async () => {
  const shop = await fixture.aTenant();
  const { token } = await made(shop);
  await check(shop.tenant, token);
  const [{ lastUsedAt } = { lastUsedAt: null }] = await listed(shop);
  expect(Date.parse(String(lastUsedAt)) % 60_000).toBe(0);
});

test.each<[string, (shop: Shop, made: Made) => Promise<unknown>]>([
  ['it was deleted', (shop, { id }) => shop.asUser('DELETE', `${path}/${id}`)],
  ['it has expired', async () => fixture.later(30 * 24 * 60)],
  ['its owner is disabled', (shop) => shop.save({ isActive: false })],
  ['its owner is deleted', (shop) => shop.asAdmin('DELETE', `/api/users/${shop.user.id}`)],
])('is refused after %s', async (_, end) => {
  const shop = await fixture.aTenant();
  const token = await made(shop);
  expect((await check(shop.tenant, token.token)).status).toBe(200);
  await end(shop, token);
  expect((await check(shop.tenant, token.token)).status).toBe(404);
});

test('is unknown in another business, and to other users', async () => {
  const [shop, other] = [await fixture.aTenant(), await fixture.aTenant()];
  const { id, token } = await made(shop);
  expect((await check(other.tenant, token)).status).toBe(404);
  expect((await other.asUser('DELETE', `${path}/${id}`)).status).toBe(404);
  expect(await listed(other)).toEqual([]);
});

test('needs the password; wrong ones lock', async () => {
  const shop = await fixture.aTenant();
  for (let guess = 1; guess <= 5; guess += 1)
    expect(codeOf(await create(shop, { currentPassword: 'falsch-geraten' }))).toBe('WRONG_PASSWORD');
  expect(codeOf(await create(shop))).toBe('LOCKED');
});

test('needs a scope, a known one, and at most a year', async () => {
  const shop = await fixture.aTenant();
  for (const changes of [{ scopes: [] }, { scopes: ['users.write'] }, { days: 0 }, { days: 367 }])
    expect((await create(shop, changes)).status).toBe(422);
});

test(`a user has at most ${maxTokens} tokens`, async () => {
  const shop = await fixture.aTenant();
  for (let count = 1; count <= maxTokens; count += 1) await made(shop);
  expect(codeOf(await create(shop))).toBe('TOO_MANY_TOKENS');
}, 60_000);

test('publishes creation and deletion, for the gateway and a mail', async () => {
  const shop = await fixture.aTenant();
  const { id } = await made(shop);
  expect((await shop.asUser('DELETE', `${path}/${id}`)).status).toBe(204);
  await fixture.service.settled();
  const published = fixture.service.events.filter(({ type, subject }) => type === tokenChanged.type && subject === id);
  expect(published.map(({ data }) => (data as { isAdded: boolean }).isAdded)).toEqual([true, false]);
});
