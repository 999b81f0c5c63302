import { expect, test } from '@jest/globals';
import { defineContract } from '@theke/contracts/service-contract';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { resourceStoreConformance, samples } from '../../testing/resource-store-conformance.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { defineService } from '../service.ts';
import { postgresResourceStore } from './postgres-resource-store.ts';

const service = defineService({
  contract: defineContract({ service: 'catalog' }),
  config: z.object({}),
  migrations: new URL('../../testing/sample-migrations/', import.meta.url),
  setup: ({ db }) => ({ db, routes: [] }),
});

let running: TestService<Awaited<ReturnType<typeof service.setup>>>;
resourceStoreConformance(async () => {
  running = await startForTest(service);
  return {
    db: running.parts.db,
    storeOf: (resource) => postgresResourceStore(resource),
    published: (tenant) =>
      running.sql(
        `select event ->> 'type' as type, event ->> 'subject' as subject, (event -> 'aggregateversion')::int as version
         from outbox where tenant_id = $1 order by id`,
        [tenant],
      ),
    close: () => running.stop(),
  };
});

// S11 of the second attack
test('large documents of one tenant have room for so many together, and usual ones as many as there are', async () => {
  const store = postgresResourceStore(samples, {}, {}, 30_000);
  const tenant = uuidv7();
  const keep = (code: string, letters: number, at = tenant) =>
    running.parts.db.withTenant(at, async (tx) => {
      const doc = samples.draft.parse({ ...samples.example, code });
      return store.insert(tx, uuidv7(), { ...doc, name: 'x'.repeat(letters) }, new Date());
    });
  const change = (id: string, version: number, letters: number) =>
    running.parts.db.withTenant(tenant, async (tx) => {
      const doc = samples.draft.parse({ ...samples.example, code: '1' });
      return store.update(tx, id, version, { ...doc, name: 'x'.repeat(letters) }, new Date());
    });
  const { id } = await keep('1', 14_000);
  await keep('2', 14_000);
  const refused = await keep('3', 9_000).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422, faults: [{ code: 'TOO_LARGE' }] });
  for (const code of ['4', '5', '6', '7', '8']) await keep(code, 7_000);
  await keep('3', 14_000, uuidv7());
  // What takes its own place has it already.
  expect(await change(id, 1, 15_000)).toMatchObject({ version: 2 });
  await expect(change(id, 2, 17_000)).rejects.toMatchObject({ status: 422 });
  expect(await change(id, 2, 100)).toMatchObject({ version: 3 });
  await keep('3', 9_000);
});
