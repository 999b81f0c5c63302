// Under overload, accepted requests are completed and the rest is refused at once with Retry-After.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { asGateway, asStaff } from '../../testing/callers.ts';
import { type Reply, request } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';

const capacity = 4;
const queue = 2 * capacity;

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample, { env: { MAX_REQUESTS: String(capacity) } });
});
afterAll(() => service.stop());

/** Locks a table against writes until released, so that admitted requests stay in progress. */
async function heldTable(name: string): Promise<{ release(): Promise<void> }> {
  const [at] = await service.sql<{ current_database: string }>('select current_database()');
  const client = new pg.Client({
    connectionString: `${process.env.THEKE_TEST_POSTGRES_URL}/${at?.current_database}`,
  });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${name} in share row exclusive mode`);
  return { release: () => client.query('commit').then(() => client.end()) };
}

test('refuses most of 50 concurrent requests at once and stores exactly the accepted ones', async () => {
  const tenant = uuidv7();
  const as = asStaff(tenant);
  const held = await heldTable('categories');
  const refused: Reply[] = [];
  const replies = Array.from({ length: 50 }, async (_, index) => {
    const body = categories.draft.parse({ name: `Kategorie ${index}` });
    const reply = await request(service, 'POST', '/api/categories', { as, body });
    if (reply.status === 503) refused.push(reply);
    return reply;
  });
  // Refused while the others are still in progress.
  await until('the other requests are refused', () => refused.length >= 50 - capacity - queue);
  for (const { headers, body } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.errors).toEqual([
      { code: 'OVERLOADED', message: expect.stringMatching(/^Gerade ist sehr viel los\..*\.$/) },
    ]);
  }
  // Probes and operations are answered regardless.
  expect((await request(service, 'GET', '/health/live')).status).toBe(200);
  expect((await request(service, 'GET', '/internal/operations', { as: asGateway(tenant) })).status).toBe(200);
  await held.release();

  const accepted = (await Promise.all(replies)).filter((reply) => reply.status === 201);
  expect(accepted.length).toBeGreaterThanOrEqual(capacity);
  expect(accepted.length + refused.length).toBe(50);
  const stored = await service.sql<{ id: string }>('select id from categories where tenant_id = $1 order by id', [
    tenant,
  ]);
  expect(stored.map(({ id }) => id)).toEqual(accepted.map(({ body }) => (body.data as { id: string }).id).sort());
  const next = await request(service, 'POST', '/api/categories', {
    as,
    body: categories.draft.parse({ name: 'Danach' }),
  });
  expect(next.status).toBe(201);
});
