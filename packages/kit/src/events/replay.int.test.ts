// Snapshots repair copies, lose against newer events, and do not reach reactions.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import type { Fact } from '@theke/contracts/event';
import { v7 as uuidv7 } from 'uuid';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService, toTestEvent } from '../../testing/start-for-test.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

const product = (id: string, version: number, name: string) =>
  products.events.changed(id, version, { ...products.events.changed.example, id, version, name });

async function publish(tenant: string, fact: Fact) {
  await service.publish(tenant, fact);
  await service.settled();
}

async function snapshot(tenant: string, fact: Fact) {
  await service.bus.sendTo('catalog', [{ ...toTestEvent(tenant, fact), snapshot: true }]);
  await service.settled();
}

const nameOf = async (id: string) =>
  (await service.sql<{ name: string }>('select name from product_copy where id = $1', [id]))[0]?.name;

// EVENT-07
test('repairs a damaged copy by a snapshot of the same or a newer version', async () => {
  const [tenant, id] = [uuidv7(), uuidv7()];
  await publish(tenant, product(id, 3, 'Margherita'));
  await service.sql('delete from product_copy where id = $1', [id]);
  await snapshot(tenant, product(id, 3, 'Margherita'));
  expect(await nameOf(id)).toBe('Margherita');
  await snapshot(tenant, product(id, 5, 'Margherita, neuer'));
  expect(await nameOf(id)).toBe('Margherita, neuer');
  await publish(tenant, product(id, 4, 'Margherita, überholt'));
  expect(await nameOf(id)).toBe('Margherita, neuer');
});

test('ignores a snapshot older than the copy', async () => {
  const [tenant, id] = [uuidv7(), uuidv7()];
  await publish(tenant, product(id, 3, 'Margherita'));
  await snapshot(tenant, product(id, 2, 'Margherita, überholt'));
  expect(await nameOf(id)).toBe('Margherita');
  await publish(tenant, products.events.deleted(id, 4, { id }));
  await snapshot(tenant, product(id, 3, 'Margherita'));
  expect(await nameOf(id)).toBeUndefined();
});

// EVENT-08
test('deletes a leftover copy by a tombstone', async () => {
  const [tenant, id] = [uuidv7(), uuidv7()];
  await publish(tenant, products.events.deleted(id, 2, { id }));
  await service.sql('insert into product_copy (tenant_id, id, name) values ($1, $2, $3)', [tenant, id, 'Wiedergänger']);
  await snapshot(tenant, products.events.deleted(id, 2, { id }));
  expect(await nameOf(id)).toBeUndefined();
});

// EVENT-07
test('does not deliver a snapshot to a reaction', async () => {
  const [tenant, id] = [uuidv7(), uuidv7()];
  const fact = categories.events.changed(id, 1, { ...categories.events.changed.example, id });
  await snapshot(tenant, fact);
  expect(await service.sql('select from heard where tenant_id = $1', [tenant])).toHaveLength(0);
  await publish(tenant, fact);
  expect(await service.sql('select from heard where tenant_id = $1', [tenant])).toHaveLength(1);
});

test('sends all existing and deleted aggregates of one tenant', async () => {
  const [tenant, other] = [uuidv7(), uuidv7()];
  const useCases = service.parts.useCases.categories;
  const ids: string[] = [];
  for (let count = 0; count < 450; count++) ids.push((await useCases.createFrom(tenant, { name: `Nr. ${count}` })).id);
  await useCases.createFrom(other, { name: 'Anderswo' });
  const deletedIds = ids.splice(0, 201);
  for (const id of deletedIds) await useCases.remove(tenant, id);

  const facts: Fact[] = [];
  for await (const page of useCases.snapshots.facts(tenant)) facts.push(...page);
  expect(facts.map(({ type, subject, version }) => `${type} ${subject} ${version}`)).toEqual([
    ...ids.sort().map((id) => `catalog.category-changed.v1 ${id} 1`),
    ...deletedIds.sort().map((id) => `catalog.category-deleted.v1 ${id} 2`),
  ]);
  expect(await service.replay('catalog', tenant)).toBe(450);
  await service.settled();
  expect(service.events.filter((event) => event.snapshot)).toEqual([]); // a broadcast would have received it
});
