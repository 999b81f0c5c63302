// A service's metrics match what happened, with a bounded set of labels.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categories } from '@theke/contracts/catalog/category';
import { configChanged } from '@theke/contracts/identity/config';
import { v7 as uuidv7 } from 'uuid';
import { asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

const text = async () => (await request(service, 'GET', '/metrics')).bytes.toString();

/** The value of a metric line with exactly this name and labels. */
const figureOf = (all: string, line: string): number | undefined => {
  const found = all.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

const answered = (endpoint: string, status: number, method = 'POST') =>
  `theke_http_request_duration_seconds_count{service="catalog",method="${method}",endpoint="${endpoint}",status="${status}"}`;

test('counts requests by endpoint and status, unknown paths as one label, and no probes', async () => {
  const as = asStaff(uuidv7());
  const body = categories.draft.parse({ name: 'Pizza' });
  await request(service, 'POST', '/api/categories', { as, body });
  await request(service, 'POST', '/api/categories', { as, body: {} });
  for (let number = 0; number < 20; number += 1) await request(service, 'GET', `/api/made-up-${number}`, { as });
  await request(service, 'GET', '/health/ready');
  const all = await text();
  expect(figureOf(all, answered('createCategory', 201))).toBe(1);
  expect(figureOf(all, answered('createCategory', 422))).toBe(1);
  expect(figureOf(all, answered('other', 404, 'GET'))).toBe(20);
  expect(all).not.toContain('made-up');
  expect(all).not.toContain('endpoint="unseen"');
});

test('records the lag of handled events, counts failures, and reports a dead letter until it is redriven', async () => {
  const tenant = uuidv7();
  const labels = '{service="catalog"}';
  // The service also receives what earlier tests published.
  await service.settled();
  const before = figureOf(await text(), `theke_event_lag_seconds_count${labels}`) ?? 0;
  await service.publish(tenant, configChanged(uuidv7(), 1, configChanged.example));
  await service.settled();
  // At least once: a lease that expires on a busy machine delivers it again.
  expect(figureOf(await text(), `theke_event_lag_seconds_count${labels}`)).toBeGreaterThan(before);

  await service.sql('alter table heard rename to heard_elsewhere');
  await service.publish(tenant, configChanged(uuidv7(), 2, configChanged.example));
  await until('the event is a dead letter', async () => figureOf(await text(), `theke_dead_letters${labels}`) === 1);
  expect(figureOf(await text(), `theke_event_failures_total${labels}`)).toBeGreaterThanOrEqual(5);
  await service.sql('alter table heard_elsewhere rename to heard');
  expect(await service.bus.redrive('catalog', { tenant })).toBe(1);
  await service.settled();
  expect(figureOf(await text(), `theke_dead_letters${labels}`)).toBe(0);
});

test('reads outbox, timers, connections and server states at each scrape', async () => {
  const all = await text();
  const labels = 'service="catalog"';
  expect(figureOf(all, `theke_outbox_depth{${labels}}`)).toBe(0);
  expect(figureOf(all, `theke_outbox_age_seconds{${labels}}`)).toBe(0);
  expect(figureOf(all, `theke_queue_depth{${labels}}`)).toBe(0);
  expect(figureOf(all, `theke_timers_due{${labels}}`)).toBe(0);
  expect(figureOf(all, `theke_bus_connected{${labels}}`)).toBe(1);
  expect(figureOf(all, `theke_database_reachable{${labels}}`)).toBe(1);
  expect(figureOf(all, `theke_streams{${labels}}`)).toBe(0);
  expect(figureOf(all, `theke_database_connections{${labels},state="open"}`)).toBeGreaterThan(0);
});
