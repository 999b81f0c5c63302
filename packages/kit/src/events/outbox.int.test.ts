// An event is published if and only if its change is committed, and each consumer applies it once (EVENT-01).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import { configChanged } from '@theke/contracts/identity/config';
import { v7 as uuidv7 } from 'uuid';
import { asGuest } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService, toTestEvent } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';

type Sample = Awaited<ReturnType<typeof sample.setup>>;
let service: TestService<Sample>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

const category = (name: string) => categories.draft.parse({ name });
const product = (id: string, version: number, name: string) =>
  products.events.changed(id, version, { ...products.events.changed.example, id, version, name });
const nameOf = async (id: string) =>
  (await service.sql<{ name: string }>('select name from product_copy where id = $1', [id]))[0]?.name;
const outbox = () => service.sql<{ id: string; sent_at: Date | null }>('select id, sent_at from outbox');

test('publishes a committed event once, with tenant, version and time', async () => {
  const tenant = uuidv7();
  const { id } = await service.parts.useCases.categories.create(tenant, category('Pizza'));
  await until('it was published', () => service.events.some((event) => event.subject === id));
  expect(service.events.filter((event) => event.subject === id)).toEqual([
    expect.objectContaining({
      type: 'catalog.category-changed.v1',
      source: '/services/catalog',
      tenantid: tenant,
      aggregateversion: 1,
      data: expect.objectContaining({ id, name: 'Pizza', version: 1 }),
    }),
  ]);
  await until('it is marked as sent', async () => (await outbox()).every((row) => row.sent_at !== null));
});

test('neither stores nor publishes a rolled-back event', async () => {
  const tenant = uuidv7();
  const id = uuidv7();
  const before = (await outbox()).length;
  const fact = categories.events.changed(id, 1, { ...categories.events.changed.example, id });
  const { db, useCases } = service.parts;
  await expect(
    db.withTenant(tenant, async (tx) => {
      await useCases.categories.store.insert(tx, id, category('Salat'), new Date());
      tx.publish(fact);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await outbox()).toHaveLength(before);

  // Events keep their order: had the rolled-back one been sent, it would have arrived before this one.
  const later = await useCases.categories.create(tenant, category('Pasta'));
  await until('the next event arrived', () => service.events.some((event) => event.subject === later.id));
  expect(service.events.filter((event) => event.subject === id)).toEqual([]);
  expect((await request(service, 'GET', `/api/categories/${id}`, { as: asGuest(tenant) })).status).toBe(404);
});

test('rolls back the change when its event violates the contract', async () => {
  const tenant = uuidv7();
  const before = (await outbox()).length;
  const { db, useCases } = service.parts;
  const id = uuidv7();
  const broken = branches.events.changed(id, 1, { id } as never);
  await expect(
    db.withTenant(tenant, async (tx) => {
      await useCases.categories.store.insert(tx, id, category('Suppe'), new Date());
      tx.publish(broken);
    }),
  ).rejects.toThrow();
  expect(await outbox()).toHaveLength(before);
  expect(await service.sql('select from categories where id = $1', [id])).toHaveLength(0);
});

test('refuses to publish events of another service', async () => {
  const { db } = service.parts;
  const fact = configChanged(uuidv7(), 1, configChanged.example);
  await expect(db.withTenant(uuidv7(), async (tx) => tx.publish(fact))).rejects.toThrow('does not publish');
});

// EVENT-01
test('applies an event that is delivered twice once', async () => {
  const tenant = uuidv7();
  const event = toTestEvent(tenant, configChanged(tenant, 1, { ...configChanged.example, id: tenant }));
  await service.bus.publish([event, event]);
  await service.settled();
  await service.bus.publish([event]);
  await service.settled();
  expect(await service.sql('select from heard where tenant_id = $1', [tenant])).toHaveLength(1);
});

// EVENT-01
test('does not overwrite a copy with an older version', async () => {
  const [tenant, id] = [uuidv7(), uuidv7()];
  await service.publish(tenant, product(id, 3, 'Margherita, neu'));
  await service.settled();
  await service.publish(tenant, product(id, 2, 'Margherita, alt'));
  await service.settled();
  expect(await nameOf(id)).toBe('Margherita, neu');
  await service.publish(tenant, product(id, 4, 'Margherita, neuer'));
  await service.settled();
  expect(await nameOf(id)).toBe('Margherita, neuer');
});

// EVENT-08
test('does not restore a deleted copy by a late older event', async () => {
  const [tenant, id] = [uuidv7(), uuidv7()];
  await service.publish(tenant, product(id, 1, 'Marinara'));
  await service.settled();
  expect(await nameOf(id)).toBe('Marinara');
  await service.publish(tenant, products.events.deleted(id, 3, { id }));
  await service.settled();
  expect(await nameOf(id)).toBeUndefined();
  await service.publish(tenant, product(id, 2, 'Marinara, geändert'));
  await service.settled();
  expect(await nameOf(id)).toBeUndefined();
});

test('leaves copies of other tenants alone', async () => {
  const [one, other, id] = [uuidv7(), uuidv7(), uuidv7()];
  await service.publish(one, product(id, 5, 'Eins'));
  await service.publish(other, product(id, 1, 'Zwei'));
  await service.settled();
  expect(await service.sql('select tenant_id, name from product_copy where id = $1', [id])).toEqual(
    expect.arrayContaining([
      { tenant_id: one, name: 'Eins' },
      { tenant_id: other, name: 'Zwei' },
    ]),
  );
});
