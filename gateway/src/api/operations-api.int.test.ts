// An unavailable service is reported to operators and does not fail the request.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serviceState } from '@theke/contracts/operations/service-operations';
import type { Bus } from '@theke/kit/bus/port';
import { appVersion } from '@theke/kit/version';
import { createServiceClient } from '../service-client.ts';
import { type OperationsApi, operationsApi } from './operations-api.ts';

const state = serviceState.parse({
  version: '1.0.0',
  startedAt: '2026-11-21T12:00:00.000Z',
  isBusConnected: true,
  isDatabaseReachable: true,
  eventLag: null,
  waiting: 0,
  outbox: { depth: 0, age: 0 },
  timersDue: 0,
  deadLetters: [],
});
const who = { tenant: '0199f000-0000-7000-8000-00000000000b', address: '127.0.0.1' };

const step = (minute: number, lag: number | null, waiting: number | null) => ({
  at: `2026-11-21T12:0${minute}:00.000Z`,
  lag,
  waiting,
  outbox: null,
});
const historyOf = { ordering: [step(1, 2, 3), step(2, null, 5)], catalog: [step(0, 9, 1), step(1, 4, null)] };
const serving = (data: (url: string) => unknown): Server =>
  createServer((request, response) => void response.end(JSON.stringify({ data: data(request.url ?? '') })));
const service = serving((url) => (url.endsWith('/history?hours=24') ? historyOf.ordering : state));
const neighbour = serving((url) => (url.endsWith('/history?hours=24') ? historyOf.catalog : state));
let client: ReturnType<typeof createServiceClient>;
let desk: OperationsApi;
beforeAll(async () => {
  for (const one of [service, neighbour]) await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
  const urlOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
  const services = {
    // No server listens on this port.
    payments: { url: 'http://127.0.0.1:9' },
    ordering: { url: urlOf(service) },
    catalog: { url: urlOf(neighbour) },
  };
  client = createServiceClient(services, 'a-secret-of-this-test-and-of-nobody-else', Date.now);
  const bus = { isHealthy: () => true } as Bus;
  desk = operationsApi({ services: Object.keys(services), client, bus, now: Date.now });
});
afterAll(() => {
  client.close();
  for (const one of [service, neighbour]) {
    one.closeAllConnections();
    one.close();
  }
});

test('reports answering services, unavailable ones, and the gateway itself first', async () => {
  const { services } = await desk.read(who);
  expect(services).toEqual([
    { name: 'gateway', answeredIn: 0, state: expect.objectContaining({ version: appVersion, isBusConnected: true }) },
    { name: 'payments', answeredIn: null, state: null },
    { name: 'ordering', answeredIn: expect.any(Number), state },
    { name: 'catalog', answeredIn: expect.any(Number), state },
  ]);
});

test('merges histories by step: maximum lag and sum of waiting events, without unavailable services', async () => {
  expect(await desk.readHistory(who, '24')).toEqual([step(0, 9, 1), step(1, 4, 3), step(2, null, 5)]);
});

test('answers a redrive with 503 for an unavailable service and 404 for an unknown one', async () => {
  await expect(desk.redrive(who, { service: 'payments' })).rejects.toMatchObject({ status: 503 });
  await expect(desk.redrive(who, { service: 'loyalty' })).rejects.toMatchObject({ status: 404 });
});
