import { expect, test } from '@jest/globals';
import { visitorShares, visitStatistics } from '@theke/contracts/analytics/visit-statistics';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { branchEvent } from '../../testing/branch-clocks.ts';
import {
  type Counted,
  firstNoons,
  generatedVisit,
  recountVisits,
  toSentVisit,
} from '../../testing/generated-visits.ts';
import { analytics } from '../service.ts';

let at = new Date('2026-10-24T10:00:00Z');
const service = runDuringTests(analytics, {
  now: () => at,
  env: { UNCOUNTED_NETWORKS: '203.0.113.0/24 2001:db8:ffff::/48' },
});

type Row = Record<string, string | number>;

const agents = {
  Firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Chrome:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;

const publish = (tenant: string, address: string, agent: string, body: unknown, headers: Record<string, string> = {}) =>
  request(service(), 'POST', '/api/analytics-log', {
    as: { ...asGuest(tenant), address },
    body,
    headers: { 'user-agent': agent, ...headers },
    now: at,
  });
const statistic = async (tenant: string, name: string, from = '2026-10-24', to = '2026-10-26', against?: string) => {
  const query = new URLSearchParams({ from, to, ...(against && { against }) });
  const { status, body } = await request(service(), 'GET', `/api/statistics/${name}?${query}`, {
    as: asStaff(tenant),
    now: at,
  });
  expect(status).toBe(200);
  return body.data as { rows: Row[]; total: Record<string, number>; previous: Record<string, number> };
};
const written = () => service().parts.useCases.writeVisits();

/** Key of each statistic's rows, and the field that its total sums. */
const read: Record<string, [by: (row: Row) => string, figure: string]> = {
  'unique-visitors': [({ day }) => `${day}`, 'visitors'],
  'page-views': [({ day }) => `${day}`, 'views'],
  pages: [({ page }) => `${page}`, 'views'],
  events: [({ name }) => `${name}`, 'count'],
  'event-flow': [({ from, to }) => `${from}>${to}`, 'count'],
  'visitor-flow': [({ referrer, reached }) => `${referrer}>${reached}`, 'visitors'],
  'visitor-times': [({ weekday, hour }) => `${weekday} ${hour}`, 'visitors'],
  ...Object.fromEntries(
    Object.values(visitorShares).map(({ path }) => [
      path.replace('/statistics/', ''),
      [({ value }: Row) => `${value}`, 'visitors'],
    ]),
  ),
};
const rowsBy = (rows: readonly Row[], by: (row: Row) => string, figure: string) =>
  Object.fromEntries(rows.filter((row) => row[figure] !== 0).map((row) => [by(row), row[figure]]));
const sumOf = (counted: Counted) => Object.values(counted).reduce((sum, one) => sum + one, 0);

test('covers every visit statistic by the recount', () => {
  expect(Object.keys(read).toSorted()).toEqual(
    visitStatistics.map(({ path }) => path.replace('/statistics/', '')).toSorted(),
  );
});

const days = fc.record({
  skipped: fc.integer({ min: -1, max: 3 }),
  more: fc.integer({ min: 0, max: 4 }),
  compared: fc.option(fc.integer({ min: -2, max: 4 })),
});
const anyVisits = fc.record({
  zone: fc.constantFrom('Europe/Vienna', 'America/New_York', 'Pacific/Auckland'),
  firstNoon: fc.constantFrom(...firstNoons),
  visits: fc.array(generatedVisit, { minLength: 1, maxLength: 60, size: 'max' }),
  days,
});

test('STAT-02, STAT-03, STAT-05, STAT-06, STAT-16: equals a recount of the visits across clock changes and month ends', async () => {
  await fc.assert(
    fc.asyncProperty(anyVisits, async ({ zone, firstNoon, visits, days: { skipped, more, compared } }) => {
      const tenant = uuidv7();
      const begin = Date.parse(`${firstNoon}T12:00:00Z`);
      const all = visits
        .toSorted((one, other) => one.minutes - other.minutes)
        .map((one) => ({ ...one, at: new Date(begin + one.minutes * 60_000) }));
      await service().bus.publish([branchEvent(tenant, uuidv7(), zone)]);
      await service().settled();
      for (const visit of all) {
        at = visit.at;
        if (visit.isWrittenBefore) await written();
        if (visit.isAfterSum) await written();
        if (visit.isAfterSum) await service().parts.useCases.endDays(tenant);
        expect((await publish(tenant, visit.address, visit.agent.agent, toSentVisit(visit))).status).toBe(202);
      }
      await written();
      const shifted = (by: number) => new Date(Date.parse(firstNoon) + by * 86_400_000).toISOString().slice(0, 10);
      const range = { from: shifted(skipped), to: shifted(skipped + more) };
      const expected = recountVisits(all, zone, range);
      const first = compared ?? skipped - more - 1;
      const before = recountVisits(all, zone, { from: shifted(first), to: shifted(first + more) });
      const against = compared === null ? undefined : shifted(compared);
      for (const [name, [by, figure]] of Object.entries(read)) {
        const { rows, total, previous } = await statistic(tenant, name, range.from, range.to, against);
        expect([name, rowsBy(rows, by, figure)]).toEqual([name, expected[name]]);
        expect([name, total]).toEqual([name, { [figure]: sumOf(expected[name] as Counted) }]);
        expect([name, previous]).toEqual([name, { [figure]: sumOf(before[name] as Counted) }]);
        if (name === 'pages') expect(rowsBy(rows, by, 'visitors')).toEqual(expected['pages by visitor']);
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);

test("STAT-04, STAT-11: adds the screen to the day's visitor, and counts no staff, bots or opted-out visitors", async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-24T10:00:00Z');
  const screen = { screenWidth: 390, screenHeight: 844, devicePixelRatio: 3, darkMode: false, language: 'de-AT' };
  const pageview = {
    kind: 'pageview',
    name: 'menu',
    data: { referrer: 'https://www.google.com/?q=x', host: 'a.example' },
  };
  await publish(tenant, '192.0.2.1', agents.Firefox, [pageview, { kind: 'device', name: 'device', data: screen }]);
  await publish(tenant, '192.0.2.2', agents.Firefox, pageview, { dnt: '1' });
  await publish(tenant, '192.0.2.3', 'Googlebot/2.1', pageview);
  const asLeader = { as: asStaff(tenant), body: pageview, headers: { 'user-agent': agents.Chrome }, now: at };
  expect((await request(service(), 'POST', '/api/analytics-log', asLeader)).status).toBe(202);
  await written();
  expect((await statistic(tenant, 'unique-visitors')).total).toEqual({ visitors: 1 });
  for (const [name, value] of Object.entries({
    resolutions: '390 × 844',
    'device-pixel-ratios': '3',
    'color-schemes': 'light',
    languages: 'de',
    referrers: 'www.google.com',
    'operating-systems': 'Windows',
  }))
    expect([name, (await statistic(tenant, name)).rows]).toEqual([name, [{ value, visitors: 1 }]]);
});

test('rejects or sanitises hostile input without affecting other visitors', async () => {
  const [tenant, other] = [uuidv7(), uuidv7()];
  at = new Date('2026-10-24T10:00:00Z');
  const refused: [number, unknown][] = [
    [413, { kind: 'event', name: 'x', data: { text: 'x'.repeat(40_000) } }],
    [422, { kind: 'event', name: 'x', data: { tenantId: other } }],
    [422, { kind: 'event', name: 'x', data: { deep: { deeper: 1 } } }],
    [422, { kind: 'event', name: 'x'.repeat(81) }],
    [422, { kind: 'order', name: 'x' }],
    [422, { kind: 'event', name: 'x', tenant: other, at: '1999-01-01T00:00:00Z' }],
    [422, Array.from({ length: 51 }, () => ({ kind: 'event', name: 'x' }))],
    [422, []],
  ];
  for (const [status, body] of refused) {
    const answer = await publish(tenant, '192.0.2.1', agents.Firefox, body);
    expect([status, JSON.stringify(body).slice(0, 60), answer.status]).toEqual([
      status,
      JSON.stringify(body).slice(0, 60),
      status,
    ]);
    expect(answer.body.errors?.[0]?.message).toBeTruthy();
  }
  await written();
  expect((await statistic(tenant, 'events')).rows).toEqual([]);
  expect((await statistic(other, 'events')).rows).toEqual([]);
  // Text invalid in PostgreSQL is rejected; line breaks are removed.
  for (const name of ['a\u0000b', 'half \ud800'])
    expect((await publish(tenant, '192.0.2.1', agents.Firefox, { kind: 'event', name })).status).toBe(422);
  const odd = { kind: 'event', name: 'line\nbreak', data: { from: 'a\tb' } };
  expect((await publish(tenant, '192.0.2.1', agents.Firefox, [odd, { kind: 'event', name: 'plain' }])).status).toBe(
    202,
  );
  await written();
  expect((await statistic(tenant, 'events')).total).toEqual({ count: 2 });
});

test("STAT-03: counts no bot with a browser's agent, and no network excluded by the operator", async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-24T10:00:00Z');
  const pageview = { kind: 'pageview', name: 'menu' };
  const secure = { 'x-forwarded-proto': 'https' };
  await publish(tenant, '192.0.2.1', agents.Chrome, pageview, secure);
  await publish(tenant, '203.0.113.9', agents.Chrome, pageview);
  await publish(tenant, '2001:db8:ffff::1', agents.Firefox, pageview, { ...secure, 'sec-fetch-site': 'same-origin' });
  await written();
  expect((await statistic(tenant, 'page-views')).total).toEqual({ views: 0 });
  // The same from another network, and as a browser sends it.
  await publish(tenant, '192.0.2.1', agents.Chrome, pageview, { ...secure, 'sec-fetch-site': 'same-origin' });
  await publish(tenant, '192.0.2.9', agents.Chrome, pageview);
  await written();
  expect((await statistic(tenant, 'page-views')).total).toEqual({ views: 2 });
});

test('STAT-03: deletes the salt after a day, so the same visitor gets another number', async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-24T10:00:00Z');
  await publish(tenant, '192.0.2.1', agents.Firefox, { kind: 'pageview', name: 'menu' });
  await written();
  at = new Date('2026-10-25T10:30:00Z');
  await publish(tenant, '192.0.2.1', agents.Firefox, { kind: 'pageview', name: 'menu' });
  await written();
  const numbers = await service().sql('select distinct visitor from visitor_day where tenant_id = $1', [tenant]);
  expect(numbers).toHaveLength(2);
  await service().parts.useCases.endDays(tenant);
  const salts = await service().sql('select day::text from visit_salt where tenant_id = $1', [tenant]);
  expect(salts).toEqual([{ day: '2026-10-25' }]);
  for (const table of ['visitor_day', 'visitor_page', 'visitor_hour'])
    expect([
      table,
      await service().sql(`select distinct day::text from ${table} where tenant_id = $1`, [tenant]),
    ]).toEqual([table, [{ day: '2026-10-25' }]]);
  const columns = await service().sql<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name like 'visitor%' or table_name like 'visit_%'",
  );
  expect(columns.map((one) => one.column_name).filter((name) => /address|agent/.test(name))).toEqual([]);
});

test('STAT-05: sums the steps of any days, with weeks summed, not yet summed, or written late', async () => {
  const tenant = uuidv7();
  const steps: { day: string; step: string }[] = [];
  const go = async (day: string, name: string, from: string) => {
    at = new Date(`${day}T10:00:00Z`);
    steps.push({ day, step: `${from}>${name}` });
    await publish(tenant, '192.0.2.1', agents.Firefox, { kind: 'pageview', name, data: { from } });
    await written();
  };
  const all = [...Array(24).keys()].map((nth) => new Date(Date.UTC(2026, 9, 3 + nth)).toISOString().slice(0, 10));
  const summedWeeks = async () =>
    (
      await service().sql<{ week: string }>(
        'select distinct week::text from step_week where tenant_id = $1 order by 1',
        [tenant],
      )
    ).map(({ week }) => week);
  const holds = async () => {
    for (const from of all.filter((_, nth) => nth % 3 === 0))
      for (const to of all.filter((day) => day >= from)) {
        const expected = Object.groupBy(
          steps.filter(({ day }) => day >= from && day <= to),
          ({ step }) => step,
        );
        const { rows, total } = await statistic(tenant, 'event-flow', from, to);
        expect([from, to, rowsBy(rows, (row) => `${row.from}>${row.to}`, 'count')]).toEqual([
          from,
          to,
          Object.fromEntries(Object.entries(expected).map(([step, visits]) => [step, visits?.length])),
        ]);
        expect(total.count).toBe(Object.values(expected).flat().length);
      }
  };
  for (const day of ['2026-10-04', '2026-10-05', '2026-10-11', '2026-10-12', '2026-10-21', '2026-10-26'])
    await go(day, 'branch', 'division');
  await go('2026-10-26', 'checkout', 'branch');
  await service().parts.useCases.endDays(tenant);
  expect(await summedWeeks()).toEqual(['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19']);
  await holds();
  await go('2026-10-14', 'checkout', 'branch');
  expect(await summedWeeks()).toEqual(['2026-09-28', '2026-10-05']);
  await holds();
  at = new Date('2026-10-26T10:00:00Z');
  await service().parts.useCases.endDays(tenant);
  expect(await summedWeeks()).toEqual(['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19']);
  await holds();
});
