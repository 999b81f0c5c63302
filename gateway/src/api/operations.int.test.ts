// A service that does not answer is part of what operators are told, never a failure of it.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serviceState } from '@theke/contracts/operations/service-operations';
import type { Bus } from '@theke/kit/bus/port';
import { appVersion } from '@theke/kit/version';
import { createServiceClient } from '../service-client.ts';
import { type OperationsDesk, operationsDesk } from './operations.ts';

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

const service: Server = createServer((_request, response) => void response.end(JSON.stringify({ data: state })));
let client: ReturnType<typeof createServiceClient>;
let desk: OperationsDesk;
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const services = {
    // Nobody listens there.
    payments: { url: 'http://127.0.0.1:9' },
    ordering: { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}` },
  };
  client = createServiceClient(services, 'a-secret-of-this-test-and-of-nobody-else', Date.now);
  const bus = { isHealthy: () => true } as Bus;
  desk = operationsDesk({ services: Object.keys(services), client, bus, now: Date.now });
});
afterAll(() => {
  client.close();
  service.closeAllConnections();
  service.close();
});

test('who answers is told as it says, who does not as away, and the gateway itself stands first', async () => {
  const { services } = await desk.read(who);
  expect(services).toEqual([
    { name: 'gateway', answeredIn: 0, state: expect.objectContaining({ version: appVersion, isBusConnected: true }) },
    { name: 'payments', answeredIn: null, state: null },
    { name: 'ordering', answeredIn: expect.any(Number), state },
  ]);
});

test('what lies at a service that is away can be given back later, and there is none of another name', async () => {
  await expect(desk.redrive(who, { service: 'payments' })).rejects.toMatchObject({ status: 503 });
  await expect(desk.redrive(who, { service: 'loyalty' })).rejects.toMatchObject({ status: 404 });
});
