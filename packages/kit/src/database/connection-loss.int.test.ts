// Lost connections (server restart, administrator) fail only the requests in progress.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { outboxWriter } from '../events/outbox.ts';
import { createToEvent } from '../events/to-event.ts';
import { isDatabaseAway, openDatabase } from './database.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

/** Terminates all connections of the service's app role to its own database; resolves when they have ended. */
const endConnections = () =>
  service.sql(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and usename = 'theke_catalog'`,
  );

test('fails the transaction of a lost connection and opens a new one for the next', async () => {
  const { db } = service.parts;
  const failure = await db
    .withTenant(uuidv7(), async (tx) => {
      await tx.query('select 1');
      // Between two statements: without an error listener the loss would end the process.
      expect(await endConnections()).toHaveLength(1);
      return tx.query('select 2');
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await db.withTenant(uuidv7(), (tx) => tx.query('select 3 as answer'))).toEqual([{ answer: 3 }]);
});

test('treats an unresolvable host, e.g. of a stopped container, as away', async () => {
  // Longer than a DNS label may be (63), so no name server is queried.
  const url = `postgres://nobody@${'a'.repeat(64)}:5432/nothing`;
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const db = openDatabase(
    url,
    outboxWriter(
      createToEvent('catalog', uuidv7, () => new Date()),
      () => undefined,
    ),
    log,
  );
  const failure = await db.withTenant(uuidv7(), (tx) => tx.query('select 1')).catch((error: unknown) => error);
  await db.close();
  expect(failure).toMatchObject({ syscall: 'getaddrinfo' });
  expect(isDatabaseAway(failure)).toBe(true);
});

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])('treats %s as away', (code) => {
  expect(isDatabaseAway(Object.assign(new Error(code), { code }))).toBe(true);
});

test('answers requests with 200 or 503 while connections are lost repeatedly', async () => {
  const as = asStaff(uuidv7());
  const statuses: number[] = [];
  let ending = true;
  const clients = Array.from({ length: 6 }, async () => {
    while (ending) statuses.push((await request(service, 'GET', '/api/branches', { as })).status);
  });
  for (let round = 0; round < 8; round++) await endConnections();
  ending = false;
  await Promise.all(clients);
  expect(service.log.filter(({ level }) => level === 'error')).toEqual([]);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});
