// More than the gateway takes, before services that are slow: it says so at once, and what it took is answered.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { listTenants, tenantChanged } from '@theke/contracts/identity/tenant';
import type { Bus } from '@theke/kit/bus/port';
import { until } from '@theke/kit/testing/until';
import { type RunningGateway, startGateway } from './start-gateway.ts';

const capacity = 4;
/** More than the sockets an agent has by habit. */
const streams = 300;

/** Both services in one: tells its tenant, opens streams, and answers everything else when it is let go. */
const held: ServerResponse[] = [];
let isSlow = false;
const service: Server = createServer((incoming, response) => {
  if (incoming.url === listTenants.path)
    return void response.end(
      JSON.stringify({ data: [{ tenant: tenantChanged.example, config: configChanged.example.config }] }),
    );
  if (incoming.url?.endsWith('/stream'))
    return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
  if (isSlow) held.push(response);
  else answer(response);
});
const answer = (response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end('{"data":{}}');

const quietBus: Bus = {
  publish: async () => undefined,
  work: async () => ({ close: async () => undefined }),
  broadcast: async () => ({ close: async () => undefined }),
  deadLetters: async () => [],
  redrive: async () => 0,
  isHealthy: () => true,
  close: async () => undefined,
} as unknown as Bus;

const dist = mkdtempSync(join(tmpdir(), 'theke-dist-'));
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
let gateway: RunningGateway;
beforeAll(async () => {
  mkdirSync(join(dist, 'shell'));
  writeFileSync(join(dist, 'shell', 'entry.json'), '{"scripts":[],"styles":[],"preload":[],"fonts":[]}');
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  gateway = await startGateway({
    services: { identity: { url }, ordering: { url }, catalog: { url } },
    apiMap: { orders: 'ordering' },
    frontends: [{ name: 'storefront', role: 'remote', paths: [{ path: '/*' }] }],
    workQueues: {},
    dist,
    bus: quietBus,
    env: {
      BUS_URL: 'postgres://nobody/asks',
      THEKE_SECRET: 'a-secret-of-this-test-and-of-nobody-else',
      MAX_REQUESTS: String(capacity),
      MAX_STREAMS: String(streams),
      LOG_LEVEL: 'silent',
    },
  });
});
afterAll(async () => {
  agent.destroy();
  service.closeAllConnections();
  service.close();
  await gateway.stop();
  rmSync(dist, { recursive: true });
});

/** Resolves with the head of the answer. */
const open = (path: string, accept = 'application/json') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: 'localhost', accept };
    request({ port: gateway.port, host: '127.0.0.1', path, headers, agent }, resolve).on('error', reject).end();
  });

async function get(path: string, accept?: string) {
  const reply = await open(path, accept);
  let text = '';
  for await (const chunk of reply) text += chunk;
  return { status: reply.statusCode, retryAfter: Number(reply.headers['retry-after'] ?? 0), text };
}

const order = '/api/orders/public/ABCDEFGH/pruefwert';

test('of 20 at once those beyond the capacity are refused at once with a sentence, and the others are answered', async () => {
  isSlow = true;
  const replies = Array.from({ length: 20 }, () => get(order));
  await until('the service has as many as may be under way', () => held.length === capacity);
  let refused = 0;
  for (const reply of replies) void reply.then(({ status }) => status === 503 && refused++);
  await until('the rest is refused', () => refused === 20 - capacity);
  // A page says it as a page; health and files cost nothing and are always there.
  expect(await get('/', 'text/html')).toMatchObject({
    status: 503,
    text: expect.stringContaining('Gerade ist sehr viel los.'),
  });
  expect(await get('/health/live')).toMatchObject({ status: 200 });
  expect(await get('/mf/nichts.js')).toMatchObject({ status: 404 });

  isSlow = false;
  for (const response of held.splice(0)) answer(response);
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(capacity);
  for (const { status, retryAfter, text } of await Promise.all(replies)) {
    if (status === 200) continue;
    expect(retryAfter).toBeGreaterThan(0);
    expect(JSON.parse(text).errors).toEqual([{ code: 'OVERLOADED', message: expect.stringMatching(/^Gerade .*\.$/) }]);
  }
  expect(await get(order)).toMatchObject({ status: 200 });
});

test(`${streams} open streams take nobody's place; one more is refused until another ends`, async () => {
  const opened = await Promise.all(Array.from({ length: streams }, () => open(`${order}/stream`)));
  expect(new Set(opened.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await get(order)).toMatchObject({ status: 200 });
  expect(await get(`${order}/stream`)).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  opened[0]?.destroy();
  await until('there is room for one', async () => {
    const reply = await open(`${order}/stream`);
    opened.push(reply);
    return reply.statusCode === 200;
  });
  for (const reply of opened) reply.destroy();
});
