// TVs: pairing, the content package, changes, and what only the own key reaches.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { imageStored } from '@theke/contracts/media/image';
import { soldOutChanged } from '@theke/contracts/ordering/sold-out';
import { unknownTv } from '@theke/contracts/unknown-codes';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { openSignageFixture, type SignageFixture } from '../../testing/signage-fixture.ts';

let fixture: SignageFixture;
beforeAll(async () => {
  fixture = await openSignageFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

test('pairs a screen by its code, once, and gives it the content of its TV', async () => {
  const shop = await fixture.aShop();
  const screen = await shop.aScreen();
  expect(screen.code).toMatch(/^[A-Z3-9]{8}$/);
  expect(await screen.state()).toEqual({ device: null, wanted: null, commands: [], orders: null });
  const typed = `${screen.code.slice(0, 4)} - ${screen.code.slice(4).toLowerCase()}`;
  const sent = { code: typed, name: 'Schaufenster', branch: { id: shop.branch } };
  const paired = await shop.staff('POST', '/api/digital-signage-devices/pair', sent);
  expect(paired.status).toBe(200);
  expect(paired.body.data).toMatchObject({ name: 'Schaufenster', status: { pairedBy: 'Dora Huber' } });
  expect(await screen.state()).toMatchObject({ device: { name: 'Schaufenster' } });
  // A second use of the code creates nothing.
  const again = await shop.staff('POST', '/api/digital-signage-devices/pair', { ...sent, name: 'Zweiter' });
  expect(again.status).toBe(422);
  expect(again.body.errors).toMatchObject([{ code: 'WRONG_CODE', field: 'code' }]);
  expect((await shop.staff('GET', '/api/digital-signage-devices')).body.meta).toMatchObject({ total: 1 });
});

test('refuses an expired code, and a screen with an expired code asks for a new one', async () => {
  const shop = await fixture.aShop();
  const screen = await shop.aScreen();
  fixture.later(10);
  const reply = await shop.staff('POST', '/api/digital-signage-devices/pair', {
    code: screen.code,
    name: 'Theke',
    branch: { id: shop.branch },
  });
  expect(reply.status).toBe(422);
  expect((await screen.call('GET', '/state')).status).toBe(404);
});

test('gives a TV everything that its stream shows, with current prices', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const content = await tv.package();
  expect(content).toMatchObject({
    device: { name: 'Theke links' },
    shop: { name: 'Pizzeria Marillo', currency: 'EUR' },
    branch: { id: shop.branch, timeZone: 'Europe/Vienna' },
    menus: [{ categories: [{ id: shop.category }] }],
    categories: [{ name: 'Pizza' }],
    segments: [{ name: 'Karte', items: [{ scene: { id: tv.scene.id } }] }],
    scenes: [{ kind: 'menu-board' }],
  });
  expect(content.products.map(({ name, price }) => [name, price]).toSorted()).toEqual([
    ['Margherita', 10.9],
    ['Minestrone', 6.5],
  ]);
  expect(content.files.every(({ url }) => url.startsWith('/image/small/'))).toBe(true);
});

test('answers 304 until something changes, and then with another hash', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const first = await tv.call('GET', '/state');
  const etag = first.headers.get('etag') as string;
  const unchanged = await tv.call('GET', '/state', undefined, { 'if-none-match': etag });
  expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
  await shop.saveProduct(shop.pizza, { name: 'Margherita', price: 11.5 });
  await fixture.service.settled();
  const changed = await tv.call('GET', '/state', undefined, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect((await tv.package()).products).toContainEqual(expect.objectContaining({ name: 'Margherita', price: 11.5 }));
  // The former hash is no longer offered.
  const { wanted } = first.body.data as { wanted: string };
  expect((await tv.call('GET', `/package/${wanted}`)).status).toBe(404);
});

test('marks products of this branch as sold out, and not those of another', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const soldOut = async () =>
    (await tv.package()).products.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name);
  const elsewhere = '0199f000-0000-7000-8000-0000000000aa';
  await fixture.service.publish(
    shop.tenant,
    soldOutChanged(elsewhere, 1, { branch: elsewhere, products: [shop.pizza, shop.soup] }),
  );
  await fixture.service.settled();
  expect(await soldOut()).toEqual([]);
  await fixture.service.publish(
    shop.tenant,
    soldOutChanged(shop.branch, 1, { branch: shop.branch, products: [shop.soup] }),
  );
  await fixture.service.settled();
  expect(await soldOut()).toEqual(['Minestrone']);
});

test('an added, outdated or removed entry and a disabled TV change the hash', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const hashes = [(await tv.state()).wanted];
  const seen = async () => {
    await fixture.service.settled();
    hashes.push((await tv.state()).wanted);
  };
  const stream = async (changes: object) => {
    const { id } = tv.stream;
    const { body } = await shop.staff('GET', `/api/digital-signage-streams/${id}`);
    const { id: _, createdAt, updatedAt, ...draft } = body.data as typeof tv.stream;
    const reply = await shop.staff('PUT', `/api/digital-signage-streams/${id}`, { ...draft, ...changes });
    expect(reply.status).toBe(200);
    await seen();
  };
  const entry = {
    id: '0199f000-0000-7000-8000-0000000000ab',
    segment: { id: tv.segment.id },
    schedule: [{ type: 'friday', from: '17:00', to: '22:00' }],
  };
  await stream({ entries: [entry] });
  await stream({ entries: [{ ...entry, validUntil: '2020-01-01' }] });
  await stream({ entries: [] });
  // The same content as at first has the same hash.
  expect(hashes[3]).toBe(hashes[0]);
  const { id, createdAt, updatedAt, ...device } = tv.device;
  await shop.staff('PUT', `/api/digital-signage-devices/${id}`, { ...device, isEnabled: false });
  await seen();
  expect(new Set(hashes).size).toBe(4);
});

test('shows the new file of a replaced picture, and lists it among the files', async () => {
  const shop = await fixture.aShop();
  const image = { id: '0199f000-0000-7000-8000-0000000000ad', version: 1, extension: 'jpg' as const };
  const scene = await shop.aScene({ kind: 'picture', image });
  const segment = await shop.aSegment([scene]);
  const stream = await shop.aStream({ fallback: { id: segment.id } });
  const tv = await shop.aTv({ stream: { id: stream.id } });
  expect((await tv.package()).files).toEqual([{ url: `/image/large/${image.id}-1.jpg` }]);
  const stored = { ...imageStored.example, ...image, version: 3, fileVersion: 3, extension: 'webp' as const };
  await fixture.service.publish(shop.tenant, imageStored(image.id, 3, stored));
  await fixture.service.settled();
  expect((await tv.package()).files).toEqual([{ url: `/image/large/${image.id}-3.webp` }]);
});

test('a key gives access to its own TV only, not to other TVs or businesses', async () => {
  const [shop, other] = [await fixture.aShop(), await fixture.aShop()];
  const [tv, second] = [await shop.aTv(), await shop.aTv({ name: 'Theke rechts' })];
  const [mine, theirs] = [await tv.state(), await second.state()];
  expect(mine.wanted).not.toBe(theirs.wanted);
  expect((await tv.call('GET', `/package/${theirs.wanted}`)).status).toBe(404);
  expect((await other.asPlayer(tv.key).call('GET', '/state')).status).toBe(404);
  expect((await shop.as(asGuest(shop.tenant))('GET', '/api/signage-player/state')).status).toBe(401);
  const command = await shop.staff('POST', `/api/digital-signage-devices/${second.device.id}/command`, {
    command: 'reload',
  });
  const [{ id }] = (command.body.data as { status: { commands: [{ id: string }] } }).status.commands;
  expect((await tv.call('POST', `/commands/${id}`, { state: 'done' })).status).toBe(404);
});

test('an unpaired, replaced or deleted TV loses its key at once', async () => {
  const shop = await fixture.aShop();
  const [first, deleted] = [await shop.aTv(), await shop.aTv()];
  const screen = await shop.aScreen();
  await shop.staff('POST', `/api/digital-signage-devices/${first.device.id}/pair`, { code: screen.code });
  expect((await first.call('GET', '/state')).status).toBe(404);
  expect(await screen.state()).toMatchObject({ device: { id: first.device.id } });
  await shop.staff('POST', `/api/digital-signage-devices/${first.device.id}/unpair`, {});
  expect((await screen.call('GET', '/state')).status).toBe(404);
  expect((await shop.staff('DELETE', `/api/digital-signage-devices/${deleted.device.id}`)).status).toBe(204);
  await fixture.service.settled();
  const gone = await deleted.call('GET', '/state');
  expect([gone.status, gone.body.errors]).toMatchObject([404, [{ code: unknownTv }]]);
});

test('a TV of a branch is not reached by employees of another', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const employee = shop.as(
    asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: ['0199f000-0000-7000-8000-0000000000ac'] }),
  );
  expect((await employee('GET', '/api/digital-signage-devices/fleet')).body.data).toEqual([]);
  const path = `/api/digital-signage-devices/${tv.device.id}`;
  expect((await employee('GET', `${path}/status`)).status).toBe(404);
  expect((await employee('GET', `${path}/package`)).status).toBe(404);
  expect((await employee('POST', `${path}/command`, { command: 'reload' })).status).toBe(404);
  const own = shop.as(asStaff(shop.tenant, { roles: ['ROLE_EMPLOYEE'], branches: [shop.branch] }));
  expect((await own('POST', `${path}/command`, { command: 'reload' })).status).toBe(200);
  expect((await own('POST', `${path}/unpair`, {})).status).toBe(403);
});
