import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitStatistics } from '@theke/contracts/analytics/visit-statistics';
import { startService } from '@theke/kit/start-service';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { freePort } from '@theke/local-servers/free-port';
import { startPostgres } from '@theke/local-servers/postgres';
import { routeNames } from '@theke/rules/site/route-name';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { connected } from '../../../packages/kit/src/database/provision.ts';
import { analytics } from '../../../services/analytics/src/service.ts';
import { type Figure, latency, ms, percent, rate } from '../figures.ts';
import type { Load, WireRequest } from '../load/job.ts';
import { load } from '../load/load.ts';
import { percentile } from '../load/percentile.ts';
import type { Stage } from '../stage.ts';
import { days, storeDay, viewsStored } from '../visits/store-visits.ts';

const rounds = 20;
const first = '2026-01-01' as LocalDate;

/** Latency of a busy business's statistics over half a year, at the service itself; and the disk space of an event. */
export async function visitFigures(views: number): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'theke-bench-'));
  const postgres = await startPostgres({ dataDir: join(dir, 'postgres'), port: await freePort(), password: 'bench' });
  const last = addDays(first, days - 1);
  try {
    await connected(`${postgres.localUrl}/postgres`, (client) => client.query('create database bus'));
    let now = new Date(`${first}T10:00:00Z`);
    const service = await startService(analytics, {
      workQueues: { analytics: [] },
      env: {
        DATABASE_URL: `${postgres.localUrl}/postgres`,
        BUS_URL: `${postgres.localUrl}/bus`,
        THEKE_SECRET: testSecret,
      },
      log: { debug() {}, info() {}, warn() {}, error: console.error },
      jobs: 'on-call',
      now: () => now,
    });
    try {
      const tenant = uuidv7();
      const database = <T>(use: (client: pg.Client) => Promise<T>) =>
        connected(`${postgres.localUrl}/theke_analytics`, use);
      const summing: number[] = [];
      await database(async (client) => {
        for (let day = first; day <= last; day = addDays(day, 1)) {
          await storeDay(client, tenant, day, views);
          // The last day is today.
          now = new Date(`${day}T10:00:00Z`);
          const began = performance.now();
          await service.parts.useCases.endDays(tenant);
          summing.push(performance.now() - began);
          // Autovacuum would do this before the next day ends, which here is a second away.
          await client.query('vacuum visitor_day, visitor_page, visitor_hour, visit_log');
        }
        await client.query('vacuum analyze');
      });
      const bytes = await database((client) => sizes(client));
      const paths = visitStatistics.map(({ path }) => `/api${path}?from=${first}&to=${last}`);
      const all: { path: string; p50: number; p95: number }[] = [];
      for (const path of paths) {
        const latencies: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const began = performance.now();
          const { status } = await request(service, 'GET', path, { as: asStaff(tenant), now });
          latencies.push(performance.now() - began);
          if (status !== 200) throw new Error(`${path} was answered ${status}`);
        }
        all.push({ path, p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) });
      }
      const totalBytes = bytes.log + bytes.rest;
      const stored = viewsStored(views);
      return [
        ...all.map(({ path, p50, p95 }) => ({
          label: (path.split('?')[0] as string).replace('/api/statistics/', ''),
          value: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
          aim: '100 ms',
          isMet: p95 <= 100,
        })),
        {
          label: 'summing the visitors of a day',
          value: `p50 ${ms(percentile(summing, 0.5))}, slowest ${ms(Math.max(...summing))}`,
        },
        {
          label: 'disk space per event',
          value: `${Math.round(totalBytes / stored)} bytes: ${Math.round(bytes.log / stored)} for the log, ${(bytes.rest / stored).toFixed(1)} for all statistics`,
          aim: '120 bytes',
          isMet: totalBytes / stored <= 120,
        },
      ];
    } finally {
      await service.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function sizes(client: pg.Client): Promise<{ log: number; rest: number }> {
  const tables =
    'visit_day page_day hour_day known_day flow_day event_day step_day step_week visitor_day visitor_page visitor_hour'.split(
      ' ',
    );
  const { rows } = await client.query<{ log: number; rest: number }>(
    `select pg_total_relation_size('visit_log')::float8 as log,
       (select sum(pg_total_relation_size(name::regclass)) from unnest($1::text[]) name)::float8 as rest`,
    [tables],
  );
  return rows[0] as { log: number; rest: number };
}

const eventsEach = 10;
const eventsPerSecond = 3_000;
/** Menus are read alone, then beside the intake, this many times: other load of the machine affects both. */
const turns = 4;
const seconds = 10;

const pageViews: WireRequest = {
  method: 'POST',
  path: '/api/analytics-log',
  headers: {
    host: 'localhost',
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  },
  body: JSON.stringify(
    Array.from({ length: eventsEach }, (_, at) => ({
      kind: 'pageview',
      name: routeNames[at % routeNames.length],
      data: { from: routeNames[(at + 1) % routeNames.length] },
    })),
  ),
};

/** Cost of menu reads while pages report many events; and whether all of them are written. */
export async function visitIntake(stage: Stage): Promise<Figure[]> {
  const readMenus = () =>
    load({
      port: stage.platform.port,
      requests: [stage.requests.menus],
      connections: 16,
      rate: 200,
      warmUp: 2,
      seconds,
    });
  const reportViews = () => {
    // Past the gateway, which takes 60 reports a minute from one address; its signature is valid for a minute. A
    // network may store 300 entries.
    const all = Array.from({ length: 1_000 }, (_, at) =>
      stage.direct('analytics', pageViews, `198.18.${at >> 8}.${at & 255}`),
    );
    return load({
      port: all[0]?.port as number,
      requests: all.map(({ request }) => request),
      connections: 16,
      rate: eventsPerSecond / eventsEach,
      warmUp: 1,
      seconds: seconds + 2,
    });
  };
  const written = async () => {
    const [{ stored } = { stored: 0 }] = await stage.sql<{ stored: number }>(
      'analytics',
      'select coalesce(sum(views), 0)::int as stored from visitor_page',
    );
    return stored;
  };
  await readMenus();
  // Entries of the demo.
  const before = await written();
  const [menusAlone, menusWithIntake, intake]: [Load[], Load[], Load[]] = [[], [], []];
  for (let turn = 0; turn < turns; turn++) {
    menusAlone.push(await readMenus());
    const [reading, reporting] = await Promise.all([readMenus(), reportViews()]);
    menusWithIntake.push(reading);
    intake.push(reporting);
    await stage.settled();
  }
  const writtenCount = (await written()) - before;
  const sentCount = intake.reduce((sum, one) => sum + one.sent, 0) * eventsEach;
  const medianIntake = middle(intake);
  const slower = middle(menusWithIntake).p50 / middle(menusAlone).p50 - 1;
  return [
    {
      label: 'page views accepted',
      value: `${rate(medianIntake.perSecond * eventsEach)}  ${latency(medianIntake)}`,
      aim: rate(eventsPerSecond),
      isMet: medianIntake.perSecond * eventsEach >= eventsPerSecond * 0.99,
    },
    {
      label: 'of them stored',
      value: percent(writtenCount / sentCount),
      aim: '100 %',
      isMet: writtenCount >= sentCount,
    },
    {
      label: '200 menu reads a second, without and with the intake',
      value: `${latency(middle(menusAlone))}; ${latency(middle(menusWithIntake))}: p50 ${percent(slower)} slower`,
      aim: '10 %',
      isMet: slower <= 0.1,
    },
  ];
}

/** The load of the turn with the median p50. */
const middle = (turns: readonly Load[]): Load => {
  const [found] = turns.toSorted((one, other) => one.p50 - other.p50).slice((turns.length - 1) / 2);
  if (!found) throw new Error('no turn was measured');
  return found;
};
