// Repeated requests of one client cost the services only one (L4).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { until } from '@theke/kit/testing/until';
import { serviceNames } from '@theke/topology/topology';
import { type GatewayAlone, startGatewayAlone } from '../testing/gateway-alone.ts';

const reads = 60;
let requests: string[] = [];
let hold = async (): Promise<void> => undefined;
async function serve({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  requests.push(url);
  if (url.startsWith('/api/')) await hold();
  const rows = url.startsWith('/api/branches?') ? [{ ...branches.example, identifier: 'innenstadt' }] : [];
  response.end(JSON.stringify({ data: rows, meta: { total: rows.length } }));
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: (request, response) => void serve(request, response),
    env: { RATE_LIMIT_READS: String(reads) },
  });
});
afterAll(() => gateway.stop());
const times = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

test('checks the services for readiness once a second, however many requests arrive', async () => {
  requests = [];
  const began = performance.now();
  const replies = await times(50, () => gateway.ask('/health/ready'));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  // This server replaces all services.
  const begunSeconds = Math.ceil((performance.now() - began) / 1_000);
  expect(requests.filter((url) => url === '/health/ready').length).toBeLessThanOrEqual(
    serviceNames.length * begunSeconds,
  );
});

test('compresses the API description once and answers 304 if unchanged', async () => {
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const headers = { 'accept-encoding': 'br' };
    const first = await gateway.ask(path, { headers });
    expect([first.status, first.headers['content-encoding']]).toEqual([200, 'br']);
    const again = await gateway.ask(path, { headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  }
});

test('shares the cached init among made-up branches', async () => {
  const plain = await gateway.ask('/api/init?for=page');
  requests = [];
  for (let at = 0; at < 5; at += 1) {
    const made = await gateway.ask(`/api/init?branch=erfunden-${at}`);
    expect([made.status, made.text]).toEqual([200, plain.text]);
    expect(made.headers.etag).toBe(plain.headers.etag);
  }
  expect((await gateway.ask('/api/init?branch=innenstadt')).text).not.toBe(plain.text);
});

// Third attack review, T3
test('loads two long pages per network at a time and weighs them by size', async () => {
  const held: (() => void)[] = [];
  hold = () => new Promise((resolve) => void held.push(resolve));
  let refused = 0;
  const asking = times(6, async (at) => {
    const { status } = await gateway.ask(`/api/products?pageSize=500&q=${at}`);
    if (status === 429) refused += 1;
    return status;
  });
  // Refusals are delayed, so the others have started.
  await until('some requests were refused', () => refused > 0);
  expect(held.length).toBe(2);
  hold = async () => undefined;
  for (const go of held) go();
  const reply = await asking;
  // Weight ten each.
  expect(reply.filter((status) => status === 200).length * 10).toBeLessThanOrEqual(reads);
});

// SESSION-09
test('limits uncached reads and pages per network', async () => {
  const replies = await times(2 * reads, (at) => gateway.ask(`/api/tags?q=${at}`));
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(reads);
  expect(replies.some(({ status }) => status === 429)).toBe(true);
  // Fourth attack review, F2: the second path ends like a file.
  for (const path of ['/store/innenstadt', '/store/innen.stadt']) {
    const page = await gateway.ask(path, { headers: { accept: 'text/html' } });
    expect([page.status, page.text]).toEqual([429, expect.stringContaining('Das waren sehr viele Anfragen')]);
  }
});
