// The fleet page: what each TV shows, when it was heard, and which ones need somebody.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { tvSilent } from '@theke/contracts/signage/signage-events';
import { openSignageFixture, type SignageFixture } from '../../testing/signage-fixture.ts';

let fixture: SignageFixture;
beforeAll(async () => {
  fixture = await openSignageFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

type Shop = Awaited<ReturnType<SignageFixture['aShop']>>;
const stateOf = async (shop: Shop, device: { id: string }) => (await shop.status(device)).status.state;
const needs = async (shop: Shop) => {
  const { body } = await shop.staff('GET', '/api/digital-signage-devices/in-need');
  return (body.data as { name: string; reason: string }[]).map(({ name, reason }) => [name, reason]);
};

test('SIGN-05: a TV is green only while it reports the wanted content and was heard within 30 s', async () => {
  const shop = await fixture.aShop();
  const device = await shop.aDevice();
  expect(await stateOf(shop, device)).toBe('unpaired');
  const tv = await shop.aTv({ name: 'Theke rechts' });
  expect(await stateOf(shop, tv.device)).toBe('silent');
  const { wanted } = await tv.state();
  expect(await stateOf(shop, tv.device)).toBe('outdated');
  await tv.report({ playing: wanted });
  expect(await stateOf(shop, tv.device)).toBe('running');
  fixture.later(0.5);
  expect(await stateOf(shop, tv.device)).toBe('running');
  fixture.later(0.1);
  expect(await stateOf(shop, tv.device)).toBe('silent');
  await tv.state();
  await shop.saveProduct(shop.pizza, { name: 'Margherita', price: 12 });
  await fixture.service.settled();
  expect(await stateOf(shop, tv.device)).toBe('outdated');
  // Staff who look at it are no sign of life.
  fixture.later(1);
  await shop.staff('GET', `/api/digital-signage-devices/${tv.device.id}/package`);
  await shop.staff('POST', `/api/digital-signage-devices/${tv.device.id}/command`, { command: 'identify' });
  expect(await stateOf(shop, tv.device)).toBe('silent');
});

test('a TV without a stream is on standby, one of a closed branch is off', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const playing = async () => tv.report({ playing: (await tv.state()).wanted });
  const { id, createdAt, updatedAt, ...stream } = tv.stream;
  await shop.staff('PUT', `/api/digital-signage-streams/${id}`, { ...stream, isOffWhenClosed: true });
  await shop.saveBranch({ openingHours: [{ type: 'daily', from: '11:00', to: '19:00' }] });
  await fixture.service.settled();
  await playing();
  expect(await stateOf(shop, tv.device)).toBe('off');
  const { id: device, createdAt: _, updatedAt: __, ...draft } = tv.device;
  await shop.staff('PUT', `/api/digital-signage-devices/${device}`, { ...draft, stream: null });
  await fixture.service.settled();
  await playing();
  expect(await stateOf(shop, tv.device)).toBe('standby');
});

test('shows report, errors, age and hours of a TV', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const error = (message: string) => ({ at: fixture.clock().toISOString(), scene: 'Aktion', message });
  await tv.report({ errors: [error('Das Bild fehlt.')], clockOffset: 1_500, storage: { used: 5, quota: 10 } });
  await tv.report({ errors: [error('Das Video ist beschädigt.')] });
  await tv.report();
  const { status } = await shop.status(tv.device);
  expect(status.errors.map(({ message }) => message)).toEqual(['Das Video ist beschädigt.', 'Das Bild fehlt.']);
  expect(status).toMatchObject({
    address: '127.0.0.1',
    report: { version: '0.1.0', screen: { width: 1920, height: 1080 } },
    availability: null,
  });
  fixture.later(2);
  await tv.state();
  expect((await shop.status(tv.device)).status.heardMinutes.at(-1)).toBe(2);
  fixture.later(118);
  // Two of the 120 minutes since it was paired.
  expect((await shop.status(tv.device)).status.availability).toBeCloseTo(2 / 120);
});

test('lists TVs that need somebody, with the reason', async () => {
  const shop = await fixture.aShop();
  const [silent, outdated, clock, errors, fine] = [
    await shop.aTv({ name: 'a silent' }),
    await shop.aTv({ name: 'b outdated' }),
    await shop.aTv({ name: 'c clock' }),
    await shop.aTv({ name: 'd errors' }),
    await shop.aTv({ name: 'e fine' }),
  ];
  const disabled = await shop.aTv({ name: 'f disabled', isEnabled: false });
  await fixture.service.settled();
  const playing = async (tv: typeof silent, changes: object = {}) =>
    tv.report({ playing: (await tv.state()).wanted, ...changes });
  for (const tv of [silent, outdated, clock, errors, fine, disabled]) await playing(tv);
  expect(await needs(shop)).toEqual([]);
  fixture.later(5);
  await playing(outdated, { playing: 'an-example-of-the-hash-of-a-content-package' });
  await playing(clock, { clockOffset: -61_000 });
  const at = fixture.clock().toISOString();
  await playing(errors, { errors: [{ at, scene: 'Aktion', message: 'Das Bild fehlt.' }] });
  await playing(fine, { clockOffset: 60_000 });
  expect(await needs(shop)).toEqual([
    ['a silent', 'silent'],
    ['b outdated', 'outdated'],
    ['c clock', 'clock'],
    ['d errors', 'errors'],
  ]);
  // Nobody has to look after a TV of a closed branch.
  await shop.saveBranch({ openingHours: [{ type: 'daily', from: '11:00', to: '19:00' }] });
  await fixture.service.settled();
  expect((await needs(shop)).map(([name]) => name)).not.toContain('a silent');
});

test('alerts staff once to a TV that is silent for five minutes while its branch is open', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv({ name: 'Schaufenster' });
  const alerts = async () => {
    await fixture.service.runTimers();
    await fixture.service.settled();
    return fixture.service.events.filter(({ type, tenantid }) => type === tvSilent.type && tenantid === shop.tenant);
  };
  await tv.state();
  fixture.later(4);
  await tv.state();
  fixture.later(4);
  expect(await alerts()).toEqual([]);
  fixture.later(2);
  expect((await alerts()).map(({ data }) => data)).toMatchObject([
    { device: tv.device.id, name: 'Schaufenster', branch: shop.branch },
  ]);
  fixture.later(30);
  expect(await alerts()).toHaveLength(1);
  // Heard again, and silent again.
  await tv.state();
  fixture.later(7);
  expect(await alerts()).toHaveLength(2);
  await shop.saveBranch({ openingHours: [] });
  await fixture.service.settled();
  await tv.state();
  fixture.later(60);
  expect(await alerts()).toHaveLength(2);
});
