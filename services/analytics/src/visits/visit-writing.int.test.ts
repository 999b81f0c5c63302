import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { identityHeader, signIdentity } from '@theke/kit/identity-token';
import { startService } from '@theke/kit/start-service';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';
import { forgetSummedWeeks } from './ended-days.ts';
import { visitStore } from './visit-store.ts';
import { VisitSums } from './visit-sums.ts';
import type { ReceivedVisit } from './write-visits.ts';

let at = new Date('2026-10-26T10:00:00Z');
const service = runDuringTests(
  { ...analytics, setup: async (base) => ({ ...(await analytics.setup(base)), db: base.db }) },
  { now: () => at },
);

const view = (tenant: string, sentVisit: Partial<ReceivedVisit> = {}): ReceivedVisit & { tenant: string } => ({
  tenant,
  at: at.toISOString(),
  address: '192.0.2.1',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  visit: { kind: 'pageview', name: 'branch', detail: '', data: { from: 'division' } },
  ...sentVisit,
});
const total = async (tenant: string, name: string, from: string, to: string) => {
  const path = `/api/statistics/${name}?from=${from}&to=${to}`;
  const { body } = await request(service(), 'GET', path, { as: asStaff(tenant), now: at });
  return (body.data as unknown as { total: Record<string, number> }).total;
};

test('STAT-08: counts visits of other tenants once if one tenant cannot be written', async () => {
  const [one, failing, other] = [uuidv7(), uuidv7(), uuidv7()];
  const { bufferVisits, writeVisits } = service().parts.useCases;
  await service().sql(`
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.tenant_id = '${failing}' then raise exception 'not now'; end if;
      return new;
    end $$;
    create trigger refuse before insert on step_day for each row execute function refuse();`);
  bufferVisits([one, failing, other].map((tenant) => view(tenant)));
  await writeVisits();
  const views = () =>
    Promise.all([one, failing, other].map((tenant) => total(tenant, 'page-views', '2026-10-26', '2026-10-26')));
  expect(await views()).toEqual([{ views: 1 }, { views: 0 }, { views: 1 }]);
  await service().sql('drop trigger refuse on step_day; drop function refuse();');
  await writeVisits();
  expect(await views()).toEqual([{ views: 1 }, { views: 1 }, { views: 1 }]);
});

test('includes a late visit written while its week is summed', async () => {
  const tenant = uuidv7();
  const { bufferVisits, writeVisits, endDays } = service().parts.useCases;
  at = new Date('2026-10-14T10:00:00Z');
  bufferVisits([view(tenant)]);
  await writeVisits();
  at = new Date('2026-10-26T10:00:00Z');
  let ending: Promise<void> | undefined;
  await service().parts.db.withTenant(tenant, async (tx) => {
    const { visit } = view(tenant);
    const unknown = { referrer: null, browser: null, system: null, resolution: null, pixelRatio: null };
    const late = {
      ...unknown,
      colourScheme: null,
      language: null,
      day: '2026-10-14',
      hour: 12,
      visitor: '1',
      network: '1',
    };
    const sums = new VisitSums();
    sums.add({ ...late, kind: visit.kind, name: visit.name, step: { from: 'division', to: visit.name } });
    visitStore.add(tx, sums);
    forgetSummedWeeks(tx, '2026-10-14');
    await tx.query('select 1');
    ending = endDays(tenant);
    const waits = until('the sum waits for what is being written', async () => {
      const query = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
      return (await service().sql(query)).length > 0;
    });
    await Promise.race([ending, waits]);
  });
  await ending;
  // Complete weeks, read from their sums.
  expect(await total(tenant, 'event-flow', '2026-10-12', '2026-10-25')).toEqual({ count: 2 });
  const weeks = await service().sql('select week::text from step_week where tenant_id = $1', [tenant]);
  expect(weeks).toEqual([{ week: '2026-10-12' }]);
});

test('yields to other requests after each 200 visits', async () => {
  const tenant = uuidv7();
  const { bufferVisits, writeVisits } = service().parts.useCases;
  let counted = 0;
  const sentVisit = (nth: number) =>
    Object.defineProperty(view(tenant, { address: `192.0.2.${nth % 4}` }), 'agent', {
      get() {
        counted++;
        return 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
      },
    });
  bufferVisits(Array.from({ length: 1_000 }, (_, nth) => sentVisit(nth)));
  let isWriting = true;
  const writing = writeVisits().finally(() => {
    isWriting = false;
  });
  // Counts visible to another request at each turn.
  const found: number[] = [];
  while (isWriting) {
    found.push(counted);
    await new Promise(setImmediate);
  }
  await writing;
  // The last ones may be written before the next turn.
  found.push(counted);
  expect(found.at(-1)).toBe(1_000);
  const between = found.map((now, nth) => now - (found[nth - 1] ?? 0));
  expect(Math.max(...between)).toBeLessThanOrEqual(200);
  expect(await total(tenant, 'page-views', '2026-10-26', '2026-10-26')).toEqual({ views: 1_000 });
});

test('STAT-08: writes accepted visits before shutdown, also of a connection still sending', async () => {
  const tenant = uuidv7();
  at = new Date('2026-10-26T10:00:00Z');
  const { bus: _, ...options } = service().options;
  const replica = await startService(analytics, options);
  const pageview = { kind: 'pageview', name: 'branch' };
  const headers = { 'user-agent': view(tenant).agent };
  const sentVisit = { as: asGuest(tenant), body: pageview, headers, now: at };
  expect((await request(replica, 'POST', '/api/analytics-log', sentVisit)).status).toBe(202);

  // Starts a request, as gateways do all the time, and completes it during shutdown.
  const body = JSON.stringify(pageview);
  const socket = connect(replica.port, '127.0.0.1');
  const answered = once(socket, 'data');
  const head = {
    host: 'a.example',
    'content-type': 'application/json',
    'content-length': body.length,
    [identityHeader]: signIdentity(testSecret, asGuest(tenant), at.getTime()),
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.write(['POST /api/analytics-log HTTP/1.1', ...lines, '', body.slice(0, 5)].join('\r\n'));
  // A response to another request proves that the server has read the beginning.
  expect((await request(replica, 'GET', '/health/live')).status).toBe(200);
  const ended = replica.stop();
  await until('it takes no more connections', () => isRefused(replica.port));
  socket.write(body.slice(5));
  expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 202 /);
  await ended;
  expect(await total(tenant, 'page-views', '2026-10-26', '2026-10-26')).toEqual({ views: 2 });
});

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const trying = connect(port, '127.0.0.1');
    trying.once('error', () => resolve(true));
    trying.once('connect', () => {
      trying.destroy();
      resolve(false);
    });
  });
