// Fifty TVs behind one address, with the default limits.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { type GatewayAlone, startGatewayAlone } from '../../testing/gateway-alone.ts';

const tvs = Array.from({ length: 50 }, (_, tv) => `thd_the-key-of-tv-${tv}`);
const from = '203.0.113.40';

/** Answers like signage: a stream that stays open, 304 for the state, 204 for a report. */
function serve({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (url.endsWith('/stream'))
    return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
  if (url.endsWith('/state')) return void response.writeHead(304).end();
  if (url.endsWith('/report')) return void response.writeHead(204).end();
  response.setHeader('content-type', 'application/json').end('{"data":{}}');
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: serve,
    tenants: [{ ...tenantChanged.example, hosts: ['eins.example'], isDemo: false }],
    env: { TRUST_PROXY: '1' },
  });
});
afterAll(() => gateway.stop());

const headersOf = (key?: string) => ({ 'x-forwarded-for': from, ...(key && { [deviceKeyHeader]: key }) });
const ask = async (key: string, method: string, path: string) =>
  (await gateway.ask(`/api/signage-player/${path}`, { method, headers: headersOf(key) })).status;
const all = <T>(act: (key: string) => Promise<T>) => Promise.all(tvs.map(act));

test('serves polls, reports and streams of 50 TVs, and guests behind the same address', async () => {
  // After a restart of the gateway all TVs come at once, and none is known yet.
  expect(new Set(await all((key) => ask(key, 'GET', 'state')))).toEqual(new Set([304]));
  const streams = await all((key) => gateway.open('/api/signage-player/stream', { headers: headersOf(key) }));
  expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(await all((key) => ask(key, 'POST', 'report')))).toEqual(new Set([204]));
  // A TV polls every 10 s: more than an hour's polls at once are counted within one minute.
  for (let poll = 0; poll < 100; poll += 1)
    expect(new Set(await all((key) => ask(key, 'GET', 'state')))).toEqual(new Set([304]));
  const guest = await gateway.ask('/api/orders', { method: 'POST', headers: headersOf() });
  expect(guest.status).toBe(200);
  for (const stream of streams) stream.destroy();
}, 30_000);
