import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newDeviceUsed, type OwnSession } from '@theke/contracts/identity/own-session';
import { sessionEnded } from '@theke/contracts/identity/session';
import {
  codeOf,
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

type Shop = Awaited<ReturnType<IdentityFixture['aTenant']>>;

/** Data of the published events of a type about a user of the business. */
async function publishedOf(shop: Shop, { type }: { type: string }) {
  await fixture.service.settled();
  return fixture.service.events
    .filter((event) => event.type === type && (event.data as { user: string }).user === shop.user.id)
    .map(({ data }) => data);
}
const alertsOf = (shop: Shop) => publishedOf(shop, newDeviceUsed);

const listed = async (shop: Shop, token: string) => (await shop.sessions(token)).body.data as OwnSession[];

// SESSION-12
test('lists the sessions of a user that have not ended, latest first, and marks the current one', async () => {
  const shop = await fixture.aTenant();
  await shop.loginFrom(password, { browser: 'a', device: 'Safari auf iPhone' });
  fixture.later(13 * 60);
  const older = await shop.loginFrom(password, { browser: 'a', device: 'Firefox auf Windows' });
  fixture.later(5);
  const token = tokenOf(await shop.loginFrom(password, { browser: 'a' }));
  expect(await listed(shop, token)).toMatchObject([
    { device: null, isCurrent: true, isByLink: false, isKept: false },
    { device: 'Firefox auf Windows', isCurrent: false },
  ]);
  fixture.later(5);
  await shop.check(tokenOf(older));
  expect((await listed(shop, token)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

// SESSION-12
test('ends one session of the user on all gateways, and neither an unknown one nor that of another user', async () => {
  const shop = await fixture.aTenant();
  const [lost, kept] = [tokenOf(await shop.login()), tokenOf(await shop.login())];
  const id = (await listed(shop, kept)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const stranger = '0199f000-0000-7000-8000-0000000000ff';
  expect((await shop.endSession(stranger, id)).status).toBe(404);
  expect((await shop.check(lost)).status).toBe(200);
  expect((await shop.endSession(shop.user.id, id)).status).toBe(204);
  expect((await shop.check(lost)).status).toBe(404);
  expect((await shop.check(kept)).status).toBe(200);
  const again = await shop.endSession(shop.user.id, id);
  expect([again.status, codeOf(again)]).toEqual([404, 'NOT_FOUND']);
  expect(await publishedOf(shop, sessionEnded)).toEqual([{ id, user: shop.user.id }]);
});

// SESSION-13
test('publishes a login on a new device, but neither the first one nor those of known browsers', async () => {
  const shop = await fixture.aTenant();
  await shop.loginFrom(password, { device: 'Firefox auf Windows' });
  await shop.loginFrom(password, { browser: 'known', device: 'Firefox auf Windows' });
  await shop.loginFrom('falsch-geraten', { device: 'Opera auf Linux' });
  expect(await alertsOf(shop)).toEqual([]);
  await shop.loginFrom(password, { device: 'Chrome auf Android' });
  const { id: user, email } = shop.user;
  expect(await alertsOf(shop)).toEqual([
    { user, email, device: 'Chrome auf Android', at: fixture.clock().toISOString() },
  ]);
});

// SESSION-13
test('publishes a login by link on a new device, and keeps the device over a new password', async () => {
  const shop = await fixture.aTenant();
  await shop.login();
  const link = async () => {
    const { body } = await shop.asAdmin('POST', `/api/users/${shop.user.id}/login-link`);
    return String((body.data as { path: string }).path.split('#')[1]);
  };
  await shop.loginByLink(await link(), { browser: 'known' });
  expect(await alertsOf(shop)).toEqual([]);
  const token = tokenOf(await shop.loginByLink(await link(), { device: 'Safari auf iPhone' }));
  expect(await alertsOf(shop)).toHaveLength(1);
  const changed = tokenOf(await shop.changePassword(token, undefined, 'ein-anderes-langes-passwort'));
  expect(await alertsOf(shop)).toHaveLength(1);
  expect(await listed(shop, changed)).toMatchObject([{ device: 'Safari auf iPhone', isCurrent: true }]);
});
