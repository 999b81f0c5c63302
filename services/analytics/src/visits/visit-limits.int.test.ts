// H2 of the fifth attack: forged visits must neither fill the disk nor break the statistics.
import { expect, test } from '@jest/globals';
import { logVisits } from '@theke/contracts/analytics/visit';
import { posts } from '@theke/contracts/content/post';
import { sites } from '@theke/contracts/content/site';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';

let at = new Date('2026-10-24T10:00:00Z');
const service = runDuringTests(analytics, { now: () => at });
const day = '2026-10-24';

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const publish = (tenant: string, body: unknown, address = '192.0.2.1', userAgent = agent) =>
  request(service(), 'POST', '/api/analytics-log', {
    as: { ...asGuest(tenant), address },
    body,
    headers: { 'user-agent': userAgent },
    now: at,
  });
const written = () => service().parts.useCases.writeVisits();
const pageview = (name: string, from = '') => ({ kind: 'pageview', name, data: { from } });
type Row = Record<string, string | number>;
async function statistic(tenant: string, name: string) {
  const path = `/api/statistics/${name}?from=${day}&to=${day}`;
  const { body } = await request(service(), 'GET', path, { as: asStaff(tenant), now: at });
  return body.data as unknown as { rows: Row[]; total: Record<string, number> };
}

test("STAT-20: accepts routes, published paths and the shop's events as names, all others as `other`", async () => {
  const [tenant, other] = [uuidv7(), uuidv7()];
  at = new Date(`${day}T10:00:00Z`);
  const [site, draft, post] = [uuidv7(), uuidv7(), uuidv7()];
  const example = sites.events.changed.example;
  const published = { ...sites.example, revision: 1, publishedAt: at.toISOString(), publishedBy: 'x' };
  const events = [
    sites.events.changed(site, 1, { ...example, id: site, published: { ...published, path: 'leistungen' } as never }),
    sites.events.changed(draft, 1, { ...example, id: draft, path: 'entwurf', published: null }),
    posts.events.changed(post, 1, {
      ...posts.events.changed.example,
      id: post,
      title: 'Neu',
      number: 7,
      isPublic: true,
    }),
  ];
  for (const event of events) await service().publish(tenant, event);
  await service().settled();
  const names = ['branch', '/leistungen', '/magazin/neu-7', '/', '/entwurf', 'erfunden'];
  const sold = { kind: 'event', name: 'purchase' };
  await publish(tenant, [...names.map((name) => pageview(name)), sold, { ...sold, name: 'erfunden' }]);
  // Another business has no such page.
  await publish(other, pageview('/leistungen', '/leistungen'));
  await written();
  const pagesOf = async (inTenant: string) =>
    (await statistic(inTenant, 'pages')).rows.map(({ page, views }) => [page, views]);
  expect(await pagesOf(tenant)).toEqual([
    ['other', 2],
    ['/', 1],
    ['/leistungen', 1],
    ['/magazin/neu-7', 1],
    ['branch', 1],
  ]);
  expect((await statistic(tenant, 'events')).rows).toEqual([
    { name: 'other', count: 1 },
    { name: 'purchase', count: 1 },
  ]);
  expect((await statistic(other, 'event-flow')).rows).toEqual([{ from: 'other', to: 'other', count: 1 }]);

  await service().publish(tenant, sites.events.deleted(site, 2, { ...sites.events.deleted.example, id: site }));
  await service().settled();
  await publish(tenant, pageview('/leistungen'));
  await written();
  expect((await pagesOf(tenant))[0]).toEqual(['other', 3]);
});

test('STAT-20: limits a day to 500 page names in all tables', async () => {
  const tenant = uuidv7();
  at = new Date(`${day}T10:00:00Z`);
  const paths = Array.from({ length: 600 }, (_, nth) => `/seite-${nth}`);
  await service().sql(
    'insert into page_name (tenant_id, id, name) select $1, gen_random_uuid(), name from unnest($2::text[]) name',
    [tenant, paths],
  );
  const { bufferVisits } = service().parts.useCases;
  for (const half of [paths.slice(0, 300), paths.slice(300)]) {
    bufferVisits(
      half.map((name, nth) => ({
        tenant,
        at: at.toISOString(),
        address: `192.0.2.${nth % 200}`,
        agent,
        visit: { kind: 'pageview' as const, name, detail: '', data: {} },
      })),
    );
    await written();
  }
  const [{ pages } = { pages: 0 }] = await service().sql<{ pages: number }>(
    'select count(distinct page)::int as pages from visitor_page where tenant_id = $1',
    [tenant],
  );
  expect(pages).toBe(491);
  expect((await statistic(tenant, 'page-views')).total).toEqual({ views: 600 });
});

test('STAT-20: counts forged user agents as 51 visitors, with all their views', async () => {
  const tenant = uuidv7();
  at = new Date(`${day}T10:00:00Z`);
  for (let nth = 0; nth < 120; nth += 1) await publish(tenant, pageview('branch'), '192.0.2.1', `${agent} ${nth}`);
  await written();
  // Visitors counted before the limit still count.
  await publish(tenant, pageview('branch'), '192.0.2.1', `${agent} 0`);
  await publish(tenant, pageview('branch'), '192.0.2.1', `${agent} new`);
  await publish(tenant, pageview('branch'), '192.0.2.2', `${agent} new`);
  await written();
  expect((await statistic(tenant, 'unique-visitors')).total).toEqual({ visitors: 52 });
  expect((await statistic(tenant, 'page-views')).total).toEqual({ views: 123 });
});

test('STAT-20: limits an address to 60 requests and 300 entries a minute, with the same response above', async () => {
  expect(logVisits.limit).toMatchObject({ max: 60, perMs: 60_000 });
  const tenant = uuidv7();
  at = new Date(`${day}T10:00:00Z`);
  const fifty = Array.from({ length: 50 }, () => pageview('branch'));
  const address = '192.0.2.9';
  for (let nth = 0; nth < 8; nth += 1) expect((await publish(tenant, fifty, address)).status).toBe(202);
  await written();
  expect((await statistic(tenant, 'page-views')).total).toEqual({ views: 300 });
  at = new Date(`${day}T10:01:00Z`);
  await publish(tenant, fifty, address);
  await written();
  expect((await statistic(tenant, 'page-views')).total).toEqual({ views: 350 });
});

test('STAT-20: logs 10,000 entries a day and counts all', async () => {
  const tenant = uuidv7();
  at = new Date(`${day}T10:05:00Z`);
  await publish(tenant, pageview('branch'));
  await written();
  await service().sql('update visit_salt set logged = 9998 where tenant_id = $1', [tenant]);
  await publish(
    tenant,
    Array.from({ length: 5 }, () => pageview('branch')),
  );
  await written();
  await publish(tenant, pageview('branch'));
  await written();
  const [{ logged } = { logged: 0 }] = await service().sql<{ logged: number }>(
    'select count(*)::int as logged from visit_log where tenant_id = $1',
    [tenant],
  );
  expect(logged).toBe(3);
  expect((await statistic(tenant, 'page-views')).total).toEqual({ views: 7 });
});

test('STAT-20: sums the names of a flood: no statistic has more than 201 names', async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-26T10:00:00Z');
  const rows = (table: string, columns: string, values: string) =>
    service().sql(
      `insert into ${table} (tenant_id, day, ${columns}) select $1, $2, ${values} from generate_series(1, 300) nth`,
      [tenant, day],
    );
  await rows('page_day', 'page, views, visitors', `'page ' || nth, nth, 1`);
  await rows('event_day', 'name, count', `'event ' || nth, nth`);
  await rows('step_day', 'from_page, to_page, count', `'page ' || nth, 'page ' || nth, nth`);
  await rows('flow_day', 'referrer, reached, visitors', `'host-' || nth, 'page', nth`);
  await rows('known_day', 'known, value, visitors', `'referrer', 'host-' || nth, nth`);
  const sum = 45_150;
  const rest = 5_050;
  for (const [name, figure, named] of [
    ['pages', 'views', { page: 'other' }],
    ['events', 'count', { name: 'other' }],
    ['event-flow', 'count', { from: 'other', to: 'other' }],
    ['visitor-flow', 'visitors', { referrer: 'other' }],
    ['referrers', 'visitors', { value: 'other' }],
  ] as const) {
    const { rows, total } = await statistic(tenant, name);
    expect([name, rows.length, total[figure]]).toEqual([name, 201, sum]);
    expect(rows).toContainEqual(expect.objectContaining({ ...named, [figure]: rest }));
  }
});

test('STAT-20: keeps 200 values per attribute of an ended day', async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-26T10:00:00Z');
  await service().sql(
    `insert into visitor_day (tenant_id, day, visitor, referrer, browser)
     select $1, $2, nth, 'host-' || (nth % 300), 'browser ' || nth from generate_series(0, 599) nth`,
    [tenant, day],
  );
  await service().parts.useCases.endDays(tenant);
  const countRows = async (query: string) =>
    (await service().sql<{ rows: number; visitors: number }>(query, [tenant]))[0];
  const sums = 'select count(*)::int as rows, sum(visitors)::int as visitors from';
  expect(await countRows(`${sums} flow_day where tenant_id = $1`)).toEqual({ rows: 201, visitors: 600 });
  for (const known of ['referrer', 'browser'])
    expect(await countRows(`${sums} known_day where tenant_id = $1 and known = '${known}'`)).toEqual({
      rows: 201,
      visitors: 600,
    });
});
