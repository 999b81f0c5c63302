// The doorbell: connected TVs hear of changes at once, on every replica.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startService } from '@theke/kit/start-service';
import { asGuest } from '@theke/kit/testing/callers';
import { openStream } from '@theke/kit/testing/open-stream';
import { openSignageFixture, type SignageFixture } from '../../testing/signage-fixture.ts';
import { signage } from '../service.ts';

let fixture: SignageFixture;
beforeAll(async () => {
  fixture = await openSignageFixture();
});
afterAll(() => fixture.service.stop());
afterEach(() => expect(fixture.service.log.filter(({ level }) => level === 'error')).toEqual([]));

type Shop = Awaited<ReturnType<SignageFixture['aShop']>>;
const listen = (service: { port: number }, shop: Shop, { key }: { key: string }) =>
  openStream(service, '/api/signage-player/stream', asGuest(shop.tenant), { 'x-theke-device-key': key });

test('rings for new content and for commands, each TV only for its own', async () => {
  const shop = await fixture.aShop();
  const [tv, other] = [await shop.aTv(), await shop.aTv({ name: 'Theke rechts' })];
  await fixture.service.settled();
  const [mine, theirs] = [await listen(fixture.service, shop, tv), await listen(fixture.service, shop, other)];
  await shop.staff('POST', `/api/digital-signage-devices/${tv.device.id}/command`, { command: 'identify' });
  await mine.until('event: state');
  const { id, createdAt, updatedAt, ...draft } = other.device;
  await shop.staff('PUT', `/api/digital-signage-devices/${id}`, { ...draft, name: 'Theke ganz rechts' });
  const heard = await theirs.until('event: state');
  expect(heard.match(/event: state/g)).toHaveLength(1);
});

test('rings TVs of all replicas, which then see the change', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  const { bus: _, ...options } = fixture.service.options;
  const replica = await startService(signage, options);
  try {
    const before = await tv.state();
    const streams = await Promise.all([fixture.service, replica].map((service) => listen(service, shop, tv)));
    await shop.saveProduct(shop.pizza, { name: 'Margherita', price: 12.5 });
    await Promise.all(streams.map(({ until }) => until('event: state')));
    expect((await tv.state()).wanted).not.toBe(before.wanted);
  } finally {
    await replica.stop();
  }
});

test('rings nobody for a change that no screen shows', async () => {
  const shop = await fixture.aShop();
  const tv = await shop.aTv();
  await fixture.service.settled();
  const stream = await listen(fixture.service, shop, tv);
  await shop.saveBranch({ description: 'Neu gestrichen' });
  await shop.aScene({ kind: 'clock' });
  await fixture.service.settled();
  await shop.saveConfig({ shopName: 'Marillo neu' });
  const heard = await stream.until('event: state');
  expect(heard.match(/event: state/g)).toHaveLength(1);
});
