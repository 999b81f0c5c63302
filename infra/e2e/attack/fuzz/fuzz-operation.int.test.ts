// The fuzz finds planted faults: handlers that throw, hang or answer in English for some inputs only.
import type { Server } from 'node:http';
import { afterAll, expect, test } from '@jest/globals';
import { type Endpoint, endpoint } from '@theke/contracts/endpoint';
import { createApp } from '@theke/kit/http/app';
import { listen } from '@theke/kit/http/listen';
import { type Route, route } from '@theke/kit/http/route';
import { identityHeader, signIdentity } from '@theke/kit/identity-token';
import { openMetrics } from '@theke/kit/metrics/metrics';
import { notFound } from '@theke/kit/problem';
import { asGuest } from '@theke/kit/testing/callers';
import { testSecret } from '@theke/kit/testing/request';
import { noTracing } from '@theke/kit/tracing/tracing';
import { z } from 'zod';
import { closeSockets } from '../raw-call.ts';
import { fuzzOperation } from './fuzz-operation.ts';

const planted = endpoint({
  name: 'planted',
  service: 'sample',
  method: 'POST',
  path: '/planted',
  summary: 'Gepflanzt',
  needs: 'public',
  body: z.strictObject({ name: z.string().max(50), amount: z.number() }),
  reply: { kind: 'data', schema: z.object({ ok: z.boolean() }) },
  status: 200,
  example: { body: { name: 'Margherita', amount: 1 } },
});

const servers: Server[] = [];
afterAll(() => {
  closeSockets();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function fuzz(handler: (body: { name: string; amount: number }) => Promise<{ ok: boolean }>) {
  const quiet = () => undefined;
  const { app } = createApp({
    limits: { requests: 64, streams: 64 },
    service: 'sample',
    secret: testSecret,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    routes: [route(planted, ({ body }) => handler(body))] satisfies Route[],
    operations: [],
    watch: { metrics: openMetrics().of('sample'), tracing: noTracing },
    now: () => new Date(),
  });
  const { port, server } = await listen(app, 0, '127.0.0.1');
  servers.push(server);
  const identity = signIdentity(testSecret, asGuest('0199f000-0000-7000-8000-00000000000b'), Date.now());
  return fuzzOperation({
    port,
    at: planted as Endpoint,
    ids: new Map(),
    headers: [
      ['host', 'localhost'],
      [identityHeader, identity],
    ],
    runs: 200,
    seed: 1,
  });
}

test('finds no fault in a correct handler, and sends inputs that it accepts', async () => {
  const { faults, statuses } = await fuzz(async () => ({ ok: true }));
  expect(faults).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(20);
});

test('finds a handler that throws for negative amounts', async () => {
  const { faults } = await fuzz(async ({ amount }) => {
    if (amount < 0) throw new RangeError('planted');
    return { ok: true };
  });
  expect(faults[0]).toMatch(/^a defect: POST \/api\/planted/);
});

test('finds a handler that never responds to an empty name', async () => {
  const { faults } = await fuzz(({ name }) =>
    name === '' ? new Promise(() => undefined) : Promise.resolve({ ok: true }),
  );
  expect(faults[0]).toMatch(/^no answer/);
});

test('finds a refusal that is not a German sentence', async () => {
  const { faults } = await fuzz(async () => {
    throw notFound('NOT_FOUND', 'not found');
  });
  expect(faults[0]).toMatch(/^refused without a German sentence/);
});
