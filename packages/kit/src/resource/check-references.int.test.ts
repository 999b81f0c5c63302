// References must exist when a document is saved: in the service's own table, or in its copy of another service's
// entities.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { divisions } from '@theke/contracts/catalog/division';
import { changesOf, defineContract } from '@theke/contracts/service-contract';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { copies } from '../events/copies.ts';
import { defineService } from '../service.ts';

const divisionCopies = copies({ divisions });
const service = defineService({
  contract: defineContract({
    service: 'catalog',
    // Without a bin: this service copies no tenants.
    resources: { branches: { ...branches, isBinned: false }, categories },
    subscribes: { copies: changesOf(divisions) },
  }),
  config: z.object({}),
  migrations: new URL('../../testing/sample-migrations/', import.meta.url),
  references: divisionCopies.stores,
  setup: () => ({ routes: [], subscriptions: divisionCopies.subscriptions() }),
});

let running: TestService<Awaited<ReturnType<typeof service.setup>>>;
beforeAll(async () => {
  running = await startForTest(service);
});
afterAll(() => running.stop());

test('checks references by the copy at every save, and not those without a copy', async () => {
  const tenant = uuidv7();
  const division = divisions.events.changed.example;
  const save = (method: string, path: string, more: object) =>
    request(running, method, `/api/branches${path}`, {
      as: asStaff(tenant),
      body: { name: 'Neubau', identifier: 'neubau', ...more },
    });
  const inDivision = { division: { id: division.id } };
  const refused = await save('POST', '', inDivision);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [
      {
        code: 'UNKNOWN_REFERENCE',
        field: 'division',
        message: 'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.',
      },
    ],
  ]);
  await running.publish(tenant, divisions.events.changed(division.id, 1, division));
  await running.settled();
  const made = await save('POST', '', { ...inDivision, tags: [{ id: uuidv7() }] });
  expect(made.status).toBe(201);

  await running.publish(tenant, divisions.events.deleted(division.id, 2, { id: division.id }));
  await running.settled();
  const { id } = made.body.data as { id: string };
  expect((await save('PUT', `/${id}`, { ...inDivision, version: 1 })).status).toBe(422);
  expect((await save('PUT', `/${id}`, { version: 1 })).status).toBe(200);
});
