// SESSION-15
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Passkey, passkeyChanged } from '@theke/contracts/identity/passkey';
import { asGateway } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { softwareAuthenticator, type TestPasskey } from '@theke/kit/testing/software-authenticator';
import { codeOf, type IdentityFixture, openIdentityFixture, password } from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.service.stop());

type Shop = Awaited<ReturnType<IdentityFixture['aTenant']>>;
type Options = { challenge: string };

const origin = 'https://marillo.example';
const page = { origin, rpId: 'marillo.example' };
const path = '/api/users/me/passkeys';

const internal = (shop: Shop, at: string, body: object) =>
  request(fixture.service, 'POST', `/internal${at}`, { as: asGateway(shop.tenant), body, now: fixture.clock() });
const prepare = (shop: Shop, changes: object = {}) =>
  internal(shop, '/passkeys/options', { origin, user: shop.user.id, currentPassword: password, ...changes });
const store = (shop: Shop, credential: object, changes: object = {}) =>
  internal(shop, '/passkeys', { origin, user: shop.user.id, name: 'Handy', credential, ...changes });
const optionsFor = async (shop: Shop) =>
  (await internal(shop, '/sessions/passkey-options', { origin })).body.data as Options;
const enter = (shop: Shop, credential: object, changes: object = {}) =>
  internal(shop, '/sessions/by-passkey', { origin, credential, ...changes });
const listed = async (shop: Shop) => (await shop.asUser('GET', path)).body.data as Passkey[];

async function register(shop: Shop, key: TestPasskey = softwareAuthenticator()): Promise<TestPasskey> {
  const options = (await prepare(shop)).body.data as Options;
  const { status, body } = await store(shop, key.create(options, page));
  expect(body.errors ?? []).toEqual([]);
  expect(status).toBe(201);
  return key;
}

test('logs in with a passkey instead of the password, and lists it with its last use', async () => {
  const shop = await fixture.aTenant();
  const key = await register(shop);
  expect(await listed(shop)).toMatchObject([{ name: 'Handy', host: 'marillo.example', lastUsedAt: null }]);
  fixture.later(1);
  const { status, body } = await enter(shop, key.get(await optionsFor(shop), page), { isKept: true });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ isKept: true, user: { id: shop.user.id, email: shop.email } });
  expect(await listed(shop)).toMatchObject([{ lastUsedAt: fixture.clock().toISOString() }]);
});

test('accepts a challenge once, also from parallel requests, for five minutes', async () => {
  const shop = await fixture.aTenant();
  const key = await register(shop);
  const options = await optionsFor(shop);
  const replies = await Promise.all([1, 2, 3, 4].map((counter) => enter(shop, key.get(options, page, { counter }))));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  const expired = await optionsFor(shop);
  fixture.later(6);
  expect(codeOf(await enter(shop, key.get(expired, page, { counter: 9 })))).toBe('PASSKEY_UNKNOWN');
});

test.each<[string, (shop: Shop, key: TestPasskey) => Promise<[object, object?]>]>([
  ['of an unknown key', async (shop) => [softwareAuthenticator().get(await optionsFor(shop), page)]],
  [
    'of another page',
    async (shop, key) => [key.get(await optionsFor(shop), { ...page, origin: 'https://phish.example' })],
  ],
  [
    'for another host',
    async (shop, key) => [
      key.get(await optionsFor(shop), { origin: 'https://other.example', rpId: 'other.example' }),
      { origin: 'https://other.example' },
    ],
  ],
  [
    'without verification of the user',
    async (shop, key) => [key.get(await optionsFor(shop), page, { isVerified: false })],
  ],
  ['to a challenge of another business', async (_, key) => [key.get(await optionsFor(await fixture.aTenant()), page)]],
  ['to an invented challenge', async (_, key) => [key.get({ challenge: 'AAAA' }, page)]],
  ['to a challenge for a new key', async (shop, key) => [key.get((await prepare(shop)).body.data as Options, page)]],
  ['that is no answer', async () => [{ id: 'A', rawId: 'A', type: 'public-key', response: {} }]],
])('refuses an answer %s', async (_, answerOf) => {
  const shop = await fixture.aTenant();
  const key = await register(shop);
  const [credential, changes] = await answerOf(shop, key);
  const reply = await enter(shop, credential, changes);
  expect([reply.status, codeOf(reply)]).toEqual([401, 'PASSKEY_UNKNOWN']);
});

test('refuses a signature counter that went back: the key was copied', async () => {
  const shop = await fixture.aTenant();
  const key = await register(shop);
  expect((await enter(shop, key.get(await optionsFor(shop), page, { counter: 7 }))).status).toBe(201);
  expect(codeOf(await enter(shop, key.get(await optionsFor(shop), page, { counter: 7 })))).toBe('PASSKEY_UNKNOWN');
  expect((await enter(shop, key.get(await optionsFor(shop), page, { counter: 8 }))).status).toBe(201);
});

test('a passkey of one business does not open another', async () => {
  const [shop, other] = [await fixture.aTenant(), await fixture.aTenant()];
  const key = await register(shop);
  expect(codeOf(await enter(other, key.get(await optionsFor(other), page)))).toBe('PASSKEY_UNKNOWN');
});

test('needs the password to be added; wrong ones lock; not on an IP address', async () => {
  const shop = await fixture.aTenant();
  expect(codeOf(await prepare(shop, { origin: 'http://192.0.2.7:8080' }))).toBe('PASSKEY_NEEDS_HOST');
  for (let guess = 1; guess <= 5; guess += 1)
    expect(codeOf(await prepare(shop, { currentPassword: 'falsch-geraten' }))).toBe('WRONG_PASSWORD');
  expect(codeOf(await prepare(shop))).toBe('LOCKED');
});

test('stores a key once, and only for the user whose challenge it answers', async () => {
  const shop = await fixture.aTenant();
  const key = await register(shop);
  const again = key.create((await prepare(shop)).body.data as Options, page);
  expect(codeOf(await store(shop, again))).toBe('PASSKEY_EXISTS');
  const options = (await prepare(shop)).body.data as Options;
  expect(
    codeOf(await store(shop, softwareAuthenticator().create(options, { ...page, origin: 'https://phish.example' }))),
  ).toBe('PASSKEY_INVALID');
  const stranger = await fixture.aTenant();
  expect(codeOf(await store(stranger, softwareAuthenticator().create(options, page)))).toBe('PASSKEY_INVALID');
});

test('a deleted passkey logs nobody in; both changes are published for a mail', async () => {
  const shop = await fixture.aTenant();
  const key = await register(shop);
  const [{ id } = { id: '' }] = await listed(shop);
  expect((await shop.asUser('DELETE', `${path}/${shop.user.id}`)).status).toBe(404);
  expect((await shop.asUser('DELETE', `${path}/${id}`)).status).toBe(204);
  expect(codeOf(await enter(shop, key.get(await optionsFor(shop), page)))).toBe('PASSKEY_UNKNOWN');
  await fixture.service.settled();
  const published = fixture.service.events.filter(
    ({ type, subject }) => type === passkeyChanged.type && subject === id,
  );
  expect(published.map(({ data }) => data)).toEqual(
    [true, false].map((isAdded) => ({ user: shop.user.id, email: shop.email, name: 'Handy', isAdded })),
  );
});

test('a passkey does not open a disabled account', async () => {
  const shop = await fixture.aTenant();
  const key = await register(shop);
  await shop.save({ isActive: false });
  expect(codeOf(await enter(shop, key.get(await optionsFor(shop), page)))).toBe('ACCOUNT_DISABLED');
});
