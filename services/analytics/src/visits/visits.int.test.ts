import { expect, test } from '@jest/globals';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';

let at = new Date('2026-10-24T10:00:00Z');
const service = runDuringTests(analytics, { now: () => at });

const agents = {
  Firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Chrome:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;
type Agent = keyof typeof agents;

const tell = (tenant: string, address: string, agent: string, body: unknown, headers: Record<string, string> = {}) =>
  request(service(), 'POST', '/api/analytics-log', {
    as: { ...asGuest(tenant), address },
    body,
    headers: { 'user-agent': agent, ...headers },
    now: at,
  });
const statistic = async (tenant: string, name: string, from = '2026-10-24', to = '2026-10-26') => {
  const { status, body } = await request(service(), 'GET', `/api/statistics/${name}?from=${from}&to=${to}`, {
    as: asStaff(tenant),
    now: at,
  });
  expect(status).toBe(200);
  return body.data as { rows: Record<string, string | number>[]; total: Record<string, number> };
};
const written = () => service().parts.useCases.writeVisits();

/** Across the night in which the clocks go back, by Vienna's clock: 22:00 of the 24th to 06:00 of the 26th. */
const told = fc.record({
  minutes: fc.integer({ min: 0, max: 33 * 60 }),
  address: fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1'),
  agent: fc.constantFrom<Agent>('Firefox', 'Chrome'),
  kind: fc.constantFrom('pageview' as const, 'pageview' as const, 'event' as const),
  name: fc.constantFrom('division', 'branch', 'checkout', 'status'),
  from: fc.constantFrom('', 'division', 'branch'),
  referrer: fc.constantFrom('', 'https://www.google.com/search?q=pizza', 'https://maps.example/'),
  // Before it the days that have ended by then are summed (ADR 0112).
  isAfterSum: fc.boolean(),
});
const clockOf = (minutes: number) => {
  const instant = Date.parse('2026-10-24T20:00:00Z') + minutes * 60_000;
  // Vienna's clock goes back at 01:00 UTC.
  const local = new Date(instant + (instant < Date.parse('2026-10-25T01:00:00Z') ? 2 : 1) * 3_600_000);
  return { day: local.toISOString().slice(0, 10), hour: local.getUTCHours(), weekday: local.getUTCDay() || 7 };
};
const countBy = <T>(all: readonly T[], key: (one: T) => string) =>
  [...Map.groupBy(all, key)].map(([name, of]) => [name, of.length] as const).toSorted();

test('STAT-02, STAT-03, STAT-06, STAT-16: every statistic of visits is what a recount of the visits says, over the change of the clocks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 40 }), async (generated) => {
      const all = generated.toSorted((one, other) => one.minutes - other.minutes);
      const tenant = uuidv7();
      for (const { minutes, address, agent, kind, name, from, referrer, isAfterSum } of all) {
        at = new Date(Date.parse('2026-10-24T20:00:00Z') + minutes * 60_000);
        if (isAfterSum) await written();
        if (isAfterSum) await service().parts.useCases.endDays(tenant);
        const { status } = await tell(tenant, address, agents[agent], {
          ...{ kind, name },
          data: { from, referrer, host: 'a.example' },
        });
        expect(status).toBe(202);
      }
      await written();
      const seen = all.map((one) => ({ ...one, ...clockOf(one.minutes), who: `${one.address} ${one.agent}` }));
      const views = seen.filter(({ kind }) => kind === 'pageview');
      const distinct = (key: (one: (typeof seen)[number]) => string, of = seen) => [...new Set(of.map(key))];

      const days = await statistic(tenant, 'unique-visitors');
      const visitors = distinct(({ day, who }) => `${day} ${who}`);
      expect(days.rows.filter((row) => row.visitors).map((row) => [row.day, row.visitors])).toEqual(
        countBy(visitors, (one) => one.slice(0, 10)),
      );
      expect(days.total).toEqual({ visitors: visitors.length });
      expect((await statistic(tenant, 'page-views')).total).toEqual({ views: views.length });
      const pages = (await statistic(tenant, 'pages')).rows;
      expect(pages.map((row) => [row.page, row.views]).toSorted()).toEqual(countBy(views, ({ name }) => name));
      expect(pages.map((row) => [row.page, row.visitors]).toSorted()).toEqual(
        countBy(
          distinct(({ name, day, who }) => `${name} ${day} ${who}`, views),
          (one) => one.split(' ')[0] as string,
        ),
      );
      const events = seen.filter(({ kind }) => kind === 'event');
      expect((await statistic(tenant, 'events')).rows.map((row) => [row.name, row.count]).toSorted()).toEqual(
        countBy(events, ({ name }) => name),
      );
      expect(
        (await statistic(tenant, 'event-flow')).rows.map((row) => [`${row.from}>${row.to}`, row.count]).toSorted(),
      ).toEqual(countBy(views, ({ from, name }) => `${from}>${name}`));
      const flow = [...Map.groupBy(seen, ({ day, who }) => `${day} ${who}`).values()].map((visit) => {
        const looked = new Set(visit.filter(({ kind }) => kind === 'pageview').map(({ name }) => name));
        const reached = looked.has('checkout')
          ? looked.has('status')
            ? 'status'
            : 'checkout'
          : looked.has('branch')
            ? 'branch'
            : 'page';
        return { reached, isReferred: visit.some(({ referrer }) => referrer !== '') };
      });
      const flowed = await statistic(tenant, 'visitor-flow');
      expect(flowed.total).toEqual(days.total);
      const known = flowed.rows.flatMap(({ referrer, reached, visitors: times }) =>
        Array.from({ length: Number(times) }, () => `${referrer !== ''} ${reached}`),
      );
      expect(known.toSorted()).toEqual(flow.map(({ isReferred, reached }) => `${isReferred} ${reached}`).toSorted());
      const referrers = (await statistic(tenant, 'referrers')).rows;
      const byReferrer = Map.groupBy(
        flowed.rows.filter(({ referrer }) => referrer !== ''),
        ({ referrer }) => referrer,
      );
      expect(
        [...byReferrer]
          .map(([value, of]) => [value, of.reduce((sum, row) => sum + Number(row.visitors), 0)])
          .toSorted(),
      ).toEqual(referrers.map(({ value, visitors: of }) => [value, of]).toSorted());
      const hours = distinct(({ day, weekday, hour, who }) => `${weekday} ${hour} ${day} ${who}`);
      expect(
        (await statistic(tenant, 'visitor-times')).rows
          .map((row) => [`${row.weekday} ${row.hour}`, row.visitors])
          .toSorted(),
      ).toEqual(countBy(hours, (one) => one.split(' ').slice(0, 2).join(' ')));
      expect((await statistic(tenant, 'browsers')).rows.map((row) => [row.value, row.visitors]).toSorted()).toEqual(
        countBy(visitors, (one) => one.split(' ').at(-1) as string),
      );
    }),
    { numRuns: 8 },
  );
}, 120_000);

test('STAT-04, STAT-11: a device record adds the screen to its visitor of the day; staff, programs and who does not want it are not counted', async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-24T10:00:00Z');
  const screen = { screenWidth: 390, screenHeight: 844, devicePixelRatio: 3, darkMode: false };
  const pageview = {
    kind: 'pageview',
    name: 'menu',
    data: { referrer: 'https://www.google.com/?q=x', host: 'a.example' },
  };
  await tell(tenant, '192.0.2.1', agents.Firefox, [pageview, { kind: 'device', name: 'device', data: screen }]);
  await tell(tenant, '192.0.2.2', agents.Firefox, pageview, { dnt: '1' });
  await tell(tenant, '192.0.2.3', 'Googlebot/2.1', pageview);
  const asLeader = { as: asStaff(tenant), body: pageview, headers: { 'user-agent': agents.Chrome }, now: at };
  expect((await request(service(), 'POST', '/api/analytics-log', asLeader)).status).toBe(202);
  await written();
  expect((await statistic(tenant, 'unique-visitors')).total).toEqual({ visitors: 1 });
  for (const [name, value] of Object.entries({
    resolutions: '390 × 844',
    'device-pixel-ratios': '3',
    'color-schemes': 'light',
    referrers: 'www.google.com',
    'operating-systems': 'Windows',
  }))
    expect([name, (await statistic(tenant, name)).rows]).toEqual([name, [{ value, visitors: 1 }]]);
});

test('what is hostile is refused or put right, and counts for nobody else', async () => {
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
    const answer = await tell(tenant, '192.0.2.1', agents.Firefox, body);
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
  // What is no text to PostgreSQL is refused, what is no line is made one.
  for (const name of ['a\u0000b', 'half \ud800'])
    expect((await tell(tenant, '192.0.2.1', agents.Firefox, { kind: 'event', name })).status).toBe(422);
  const odd = { kind: 'event', name: 'line\nbreak', data: { from: 'a\tb' } };
  expect((await tell(tenant, '192.0.2.1', agents.Firefox, [odd, { kind: 'event', name: 'plain' }])).status).toBe(202);
  await written();
  expect((await statistic(tenant, 'events')).total).toEqual({ count: 2 });
});

test('STAT-03: a day later the salt is gone; the same visitor of another day is another number', async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-24T10:00:00Z');
  await tell(tenant, '192.0.2.1', agents.Firefox, { kind: 'pageview', name: 'menu' });
  await written();
  at = new Date('2026-10-25T10:30:00Z');
  await tell(tenant, '192.0.2.1', agents.Firefox, { kind: 'pageview', name: 'menu' });
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
