// Failed loads of lists.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asGuest } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const start = () => startForTest(content);
let service: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  service = await start();
});
afterAll(() => service.stop());

let failed = 0;

// LIST-07
test.each([
  ['projects', 'projects', 'Projekte konnten nicht geladen werden'],
  ['posts', 'posts', 'News konnten nicht geladen werden'],
  ['users', 'copy', 'Mitarbeiter konnten nicht geladen werden'],
  ['services', 'services', 'Leistungen konnten nicht geladen werden'],
  ['business-sectors', 'business_sectors', 'Geschäftsfelder konnten nicht geladen werden'],
  ['topics', 'topics', 'Themen konnten nicht geladen werden'],
])('reports a failed load of a list of %s, and recovers', async (path, table, message) => {
  const ask = () => request(service, 'GET', `/api/v1/${path}`, { as: asGuest(uuidv7()) });
  await service.sql(`alter table ${table} rename to elsewhere`);
  try {
    const { status, body } = await ask();
    expect([status, body.errors]).toEqual([500, [{ message, code: 'UNEXPECTED' }]]);
  } finally {
    await service.sql(`alter table elsewhere rename to ${table}`);
  }
  expect((await ask()).status).toBe(200);
  // The error is logged for operators.
  expect(service.log.filter(({ level }) => level === 'error').length).toBe(++failed);
});
