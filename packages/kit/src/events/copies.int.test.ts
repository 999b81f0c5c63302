import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { products } from '@theke/contracts/catalog/product';
import { configChanged } from '@theke/contracts/identity/config';
import { v7 as uuidv7 } from 'uuid';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService, toTestEvent } from '../../testing/start-for-test.ts';
import { copies } from './copies.ts';
import { inboxHandler } from './inbox.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

const { changed, deleted } = products.events;
const { example } = changed;

/** A consumer with its own inbox: copies products and the configuration, and records whose caches are dropped. */
function aConsumer(tenant = uuidv7()) {
  const { db } = service.parts;
  const { stores, subscriptions } = copies({ products, config: configChanged });
  const dropped: string[] = [];
  const handle = inboxHandler(
    'catalog',
    db,
    subscriptions({ forget: (changedTenant) => void dropped.push(changedTenant) }),
  );
  const receive = (fact: ReturnType<typeof changed>, snapshot = false) =>
    handle({ ...toTestEvent(tenant, fact), ...(snapshot && { snapshot }) });
  const found = (id: string, inTenant = tenant) =>
    db.withTenant(inTenant, async (tx) => (await stores.products.find(tx, id))?.name);
  return { tenant, stores, dropped, receive, found };
}
const called = (name: string, id: string, version: number) => changed(id, version, { ...example, id, version, name });

test('keeps the newest state, ignores an older one, and does not restore a deleted entity', async () => {
  const { receive, found } = aConsumer();
  const id = uuidv7();
  await receive(called('zwei', id, 2));
  await receive(called('eins', id, 1));
  expect(await found(id)).toBe('zwei');
  await receive(deleted(id, 3, { id }));
  await receive(called('zwei', id, 2));
  expect(await found(id)).toBeUndefined();
});

test('repairs a missing or wrong copy by a snapshot at the same version', async () => {
  const { tenant, receive, found } = aConsumer();
  const id = uuidv7();
  await receive(called('zwei', id, 2));
  await service.sql(`update copy set doc = '{}' where tenant_id = $1`, [tenant]);
  await receive(called('eins', id, 1), true);
  expect(await found(id)).toBeUndefined();
  await receive(called('zwei', id, 2), true);
  expect(await found(id)).toBe('zwei');
});

test('separates kinds and tenants with the same id', async () => {
  const one = aConsumer();
  const other = aConsumer();
  const id = uuidv7();
  await one.receive(called('Pizza', id, 1));
  await one.receive(configChanged(id, 1, { ...configChanged.example, id }));
  const read = (tenant: string) =>
    service.parts.db.withTenant(tenant, async (tx) => ({
      products: (await one.stores.products.all(tx)).map(({ name }) => name),
      shop: (await one.stores.config.find(tx, id))?.config.shopName,
      count: await one.stores.products.count(tx, [id, uuidv7()]),
    }));
  expect(await read(one.tenant)).toEqual({
    products: ['Pizza'],
    shop: configChanged.example.config.shopName,
    count: 1,
  });
  expect(await read(other.tenant)).toEqual({ products: [], shop: undefined, count: 0 });
});

test("drops a tenant's cache on each change, and only then", async () => {
  const { tenant, receive, dropped } = aConsumer();
  const id = uuidv7();
  await receive(called('zwei', id, 2));
  await receive(called('eins', id, 1));
  await receive(deleted(id, 3, { id }));
  expect(dropped).toEqual([tenant, tenant]);
});
