// Limits for guests of one network, and what remains for others and for staff behind the same address.
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkSession } from '@theke/contracts/identity/session';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { users } from '@theke/contracts/identity/user';
import { until } from '@theke/kit/testing/until';
import { type GatewayAlone, startGatewayAlone } from '../../testing/gateway-alone.ts';

const few = { writes: 10, unknown: 5, streams: 4, ofLink: 2, downloads: 3, requests: 100 };
const realKey = 'thd_the-key-of-a-real-printer';
const session = 'a-session-of-mara-lang-who-works-here';

/** Responds at once, except for files, which never end, and held requests. */
const held: ServerResponse[] = [];
function serve(incoming: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = incoming;
  if (url === checkSession.path) return void checkedBy(incoming, response);
  if (url.startsWith('/upload/')) return void response.writeHead(200).write('the beginning');
  if (url.endsWith('/stream'))
    return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
  if (url.startsWith('/api/devices/'))
    response.statusCode = incoming.headers['x-theke-device-key'] === realKey ? 200 : 401;
  if (url.endsWith('/held')) return void held.push(response);
  response.setHeader('content-type', 'application/json').end('{"data":{}}');
}

let requestCount = 0;
async function checkedBy(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  requestCount += 1;
  let body = '';
  for await (const chunk of incoming) body += chunk;
  const isMara = JSON.parse(body).token === session;
  const { example } = users;
  const user = { id: '0199f000-0000-7000-8000-00000000aaaa', ...example, branches: [] };
  response.statusCode = isMara ? 200 : 404;
  response.end(JSON.stringify(isMara ? { data: { id: user.id, user } } : { errors: [] }));
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: serve,
    tenants: [{ ...tenantChanged.example, hosts: ['eins.example'], isDemo: false }],
    env: {
      TRUST_PROXY: '1',
      RATE_LIMIT_WRITES: String(few.writes),
      RATE_LIMIT_UNKNOWN: String(few.unknown),
      MAX_STREAMS_PER_NETWORK: String(few.streams),
      MAX_STREAMS_PER_LINK: String(few.ofLink),
      MAX_DOWNLOADS_PER_NETWORK: String(few.downloads),
      MAX_REQUESTS_PER_NETWORK: String(few.requests),
    },
  });
});
afterAll(() => gateway.stop());

type Coming = { from: string; as?: string; method?: string };
const headersOf = ({ from, as }: Coming) => ({
  'x-forwarded-for': from,
  ...(as ? { cookie: `theke_80=${as}` } : {}),
});
const ask = async (path: string, coming: Coming) =>
  (await gateway.ask(path, { method: coming.method ?? 'POST', headers: headersOf(coming) })).status;
const open = (path: string, coming: Coming) => gateway.open(path, { headers: headersOf(coming) });
const times = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

// SESSION-09
test("limits guests' writes per network without affecting staff, printers and other networks", async () => {
  const from = '203.0.113.1';
  expect(await ask(`/api/devices/cloudprnt/${realKey}`, { from })).toBe(200);
  const flood = await times(30, () => ask('/api/orders', { from }));
  // The printer's first call counted as a guest's: its key was not known yet.
  expect(flood.filter((status) => status === 429)).toHaveLength(30 - (few.writes - 1));
  expect(await ask('/api/orders/1/status/confirm', { from, as: session })).toBe(200);
  expect(await ask(`/api/devices/cloudprnt/${realKey}`, { from })).toBe(200);
  expect(await ask('/api/devices/cloudprnt/thd_one-that-somebody-made-up', { from })).toBe(429);
  expect(await ask('/api/orders', { from: '203.0.113.2' })).toBe(200);
});

// SESSION-09
test('treats 80 addresses of one /64 as one network', async () => {
  const flood = await times(80, (at) => ask('/api/orders', { from: `2001:db8:7:7::${(at + 1).toString(16)}` }));
  expect(flood.filter((status) => status === 429)).toHaveLength(80 - few.writes);
  expect(await ask('/api/orders', { from: '2001:db8:7:8::1' })).toBe(200);
});

// Second attack review, S6
test('limits fifteen networks of one /48 to the writes of ten', async () => {
  const flood = await times(150, (at) => ask('/api/orders', { from: `2001:db8:9:${at % 15}::1` }));
  expect(flood.filter((status) => status === 429)).toHaveLength(150 - 10 * few.writes);
});

test('limits identity queries for made-up sessions without affecting known ones', async () => {
  const from = '203.0.113.3';
  expect(await ask('/api/orders', { from, as: session })).toBe(200);
  requestCount = 0;
  await times(50, (at) => ask('/api/orders', { from, method: 'GET', as: `made-up-by-somebody-${at}` }));
  expect(requestCount).toBe(few.unknown);
  expect(await ask('/api/orders', { from, as: session })).toBe(200);
  expect(await ask('/api/orders', { from, method: 'GET' })).toBe(200);
});

// SESSION-09
test('limits concurrent requests per network without affecting staff and others', async () => {
  const from = '203.0.113.8';
  const waiting = Array.from({ length: few.requests }, () => ask('/api/orders/held', { from, method: 'GET' }));
  await until('they are running', () => held.length === few.requests);
  expect(await ask('/api/orders', { from, method: 'GET' })).toBe(429);
  expect(await ask('/api/orders', { from, method: 'GET', as: session })).toBe(200);
  expect(await ask('/api/orders', { from: '203.0.113.9', method: 'GET' })).toBe(200);
  for (const response of held.splice(0)) response.end('{}');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  expect(await ask('/api/orders', { from, method: 'GET' })).toBe(200);
});

// SESSION-09
test('limits streams per network and per order without affecting staff and others', async () => {
  const from = '203.0.113.4';
  const stream = (order: string) => `/api/orders/public/${order}/pruefwert/stream`;
  const ofOne = await times(5, () => open(stream('EINS'), { from }));
  expect(ofOne.filter(({ statusCode }) => statusCode === 200)).toHaveLength(few.ofLink);
  const ofMany = await times(5, (at) => open(stream(`ORDER${at}`), { from }));
  expect(ofMany.filter(({ statusCode }) => statusCode === 200)).toHaveLength(few.streams - few.ofLink);
  const others = [
    await open('/api/orders/stream', { from, as: session }),
    await open(stream('EINS'), { from: '203.0.113.5' }),
    await open(stream('ZWEI'), { from: '203.0.113.5' }),
  ];
  // All slots of the link are used.
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200]);
  for (const reply of [...ofOne, ...ofMany, ...others]) reply.destroy();
  await until('the slots are free again', async () => {
    const reply = await open(stream('EINS'), { from });
    reply.destroy();
    return reply.statusCode === 200;
  });
});

test('limits slow downloads without affecting orders and other networks', async () => {
  const from = '203.0.113.6';
  const slow = await times(8, () => open('/upload/1/eine-datei.txt', { from }));
  expect(slow.filter(({ statusCode }) => statusCode === 200)).toHaveLength(few.downloads);
  expect(await ask('/api/orders', { from })).toBe(200);
  const other = await open('/upload/1/eine-datei.txt', { from: '203.0.113.7' });
  expect(other.statusCode).toBe(200);
  for (const reply of [...slow, other]) reply.destroy();
});

// Second attack review, S7; third, T7
test.each([
  ['requests of a network', ''],
  ['requests of a user', `cookie: theke_80=${session}\r\n`],
])('spreads a flood of %s over turns and answers another network at once', async (_, shown) => {
  expect(await ask('/api/orders', { from: '203.0.113.23', method: 'GET', as: session })).toBe(200);
  const head = (from: string, more = '') =>
    `GET /health/live HTTP/1.1\r\nhost: eins.example\r\nx-forwarded-for: ${from}\r\n${more}\r\n`;
  const dial = async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(head('203.0.113.22'));
    await once(socket, 'data');
    return socket;
  };
  const floods = await times(400, dial);
  const other = await dial();
  let answered = 0;
  for (const flood of floods) {
    flood.on('data', (chunk) => {
      answered += String(chunk).match(/HTTP\/1\.1 200/g)?.length ?? 0;
    });
    // More pipelined requests would close the connection (T1).
    flood.write(head('203.0.113.20', shown).repeat(5));
  }
  other.write(head('203.0.113.21'));
  await once(other, 'data');
  expect(answered).toBeLessThan(1_500);
  await until('all requests are answered', () => answered > 1_900);
  for (const socket of [...floods, other]) socket.destroy();
});
