import { expect, test } from '@jest/globals';
import type { LoggedVisit } from '@theke/contracts/analytics/visit-log';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';

let at = new Date('2026-10-24T10:00:00Z');
const service = runDuringTests(analytics, { now: () => at });

async function publish(tenant: string, body: unknown): Promise<void> {
  const as = { ...asGuest(tenant), address: '192.0.2.1' };
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  expect((await request(service(), 'POST', '/api/analytics-log', { as, body, headers, now: at })).status).toBe(202);
  await service().parts.useCases.writeVisits();
}
const read = async (tenant: string, rest = '', as: Caller = asStaff(tenant)) => {
  const { status, body } = await request(service(), 'GET', `/api/analytics-log${rest}`, { as, now: at });
  return { status, data: body.data as unknown };
};
const list = async (tenant: string, query = '') => (await read(tenant, query)).data as LoggedVisit[];
const names = async (tenant: string, query = '') => (await list(tenant, query)).map(({ action }) => action);

test('STAT-13: lists, filters and shows logged visits to staff of the business only', async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-24T10:00:00Z');
  await publish(tenant, [
    {
      kind: 'pageview',
      name: 'branch',
      data: { referrer: 'https://www.google.com/search?q=maria', host: 'a.example' },
    },
  ]);
  at = new Date('2026-10-24T11:00:00Z');
  await publish(tenant, { kind: 'event', name: 'addtocart', data: { item: 'p1', price: 9.8, currency: 'EUR' } });
  at = new Date('2026-10-24T12:00:00Z');
  await publish(tenant, { type: 'button', action: 'print', category: 'menu' });

  const all = await list(tenant);
  expect(all.map(({ action }) => action)).toEqual(['print', 'addtocart', 'branch']);
  const [print, added, seen] = all as [LoggedVisit, LoggedVisit, LoggedVisit];
  expect(print).toMatchObject({
    kind: 'event',
    type: 'button',
    action: 'print',
    category: 'menu',
    at: '2026-10-24T12:00:00.000Z',
  });
  expect(added).toMatchObject({ type: 'event', category: '', data: { item: 'p1', price: 9.8, currency: 'EUR' } });
  // Search terms may contain names.
  expect(seen.data).toEqual({ referrer: 'www.google.com' });

  expect(await names(tenant, '?filter[kind]=pageview')).toEqual(['branch']);
  expect(await names(tenant, '?filter[action]=addtocart')).toEqual(['addtocart']);
  expect(await names(tenant, '?filter[type]=button')).toEqual(['print']);
  expect(await names(tenant, '?filter[category]=menu')).toEqual(['print']);
  expect(await names(tenant, '?q=cart')).toEqual(['addtocart']);
  const hour = '?filter[from]=2026-10-24T11:00:00Z&filter[until]=2026-10-24T12:00:00Z';
  expect(await names(tenant, hour)).toEqual(['addtocart']);
  expect((await read(tenant, `/${added.id}`)).data).toEqual(added);

  expect((await read(tenant, `/${uuidv7()}`)).status).toBe(404);
  const other = uuidv7();
  expect(await names(other)).toEqual([]);
  expect((await read(other, `/${added.id}`)).status).toBe(404);
  expect((await read(tenant, '', asGuest(tenant))).status).toBe(401);
  expect((await read(tenant, '', asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }))).status).toBe(403);
  expect((await read(tenant, '?filter[kind]=order')).status).toBe(422);
});

const deviceRecord = {
  language: 'de-AT',
  languages: ['de-AT', 'en'],
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  documentReferrer: 'https://www.google.com/search?q=maria',
  screenWidth: 390,
  screenHeight: 844,
  screenAvailWidth: 390,
  screenAvailHeight: 800,
  windowInnerWidth: 390,
  windowInnerHeight: 664,
  windowDevicePixelRatio: 3,
  orientation: 'portrait-primary',
  darkMode: true,
};

test("STAT-11, STAT-13: stores all 13 fields of a device record and the referrer's host, from both formats", async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-24T10:00:00Z');
  await publish(tenant, { kind: 'device', name: 'device', data: deviceRecord });
  at = new Date('2026-10-24T11:00:00Z');
  await publish(tenant, { type: 'device', action: 'device', data: { ...deviceRecord, devicePixelRatio: 3 } });
  const expectedData = { ...deviceRecord, documentReferrer: 'www.google.com' };
  expect((await list(tenant)).map(({ kind, type, data }) => [kind, type, data]).toReversed()).toEqual([
    ['device', 'device', expectedData],
    ['event', 'device', { ...expectedData, devicePixelRatio: 3 }],
  ]);
});

test('STAT-13: shows entries stored before types existed by their kind', async () => {
  const tenant = uuidv7();
  await service().sql(
    `insert into visit_log (tenant_id, at, id, kind, name, detail, data)
     values ($1, '2026-10-24T10:00:00Z', '019a15b5-3d00-7000-8000-000000000001', 'event', 'print', 'menu', '{}')`,
    [tenant],
  );
  expect(await list(tenant, '?filter[type]=event')).toMatchObject([
    { type: 'event', action: 'print', category: 'menu' },
  ]);
});

test('deletes the log after the configured days, writes none at zero, and keeps the figures', async () => {
  const tenant = uuidv7();
  const keeps = async (days: number, version: number) => {
    const set = { ...configChanged.example.config, visitLogDays: days, version };
    await service().publish(tenant, configChanged(tenant, version, { id: tenant, config: set }));
    await service().settled();
  };
  at = new Date('2026-01-10T10:00:00Z');
  await service().publish(tenant, tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant }));
  await service().settled();
  await publish(tenant, { kind: 'pageview', name: 'branch' });
  at = new Date('2026-02-09T09:00:00Z');
  await service().runJobs();
  expect(await names(tenant)).toEqual(['branch']);
  await keeps(31, 1);
  at = new Date('2026-02-10T09:00:00Z');
  await service().runJobs();
  expect(await names(tenant)).toEqual(['branch']);
  at = new Date('2026-02-10T11:00:00Z');
  await service().runJobs();
  expect(await names(tenant)).toEqual([]);
  await keeps(0, 2);
  at = new Date('2026-02-10T12:00:00Z');
  await publish(tenant, { kind: 'pageview', name: 'branch' });
  expect(await names(tenant)).toEqual([]);
  const statistic = await request(service(), 'GET', '/api/statistics/page-views?from=2026-01-10&to=2026-02-10', {
    as: asStaff(tenant),
    now: at,
  });
  expect(statistic.body.data).toMatchObject({ total: { views: 2 } });
});
