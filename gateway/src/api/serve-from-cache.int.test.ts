// Cached answers bypass the app and are identical to its answers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { verifyIdentity } from '@theke/kit/identity-token';
import { until } from '@theke/kit/testing/until';
import { type GatewayAlone, secret, startGatewayAlone } from '../../testing/gateway-alone.ts';

const other = { ...tenantChanged.example, id: '0199f000-0000-7000-8000-0000000000bb', hosts: ['zwei.example'] };
const [host = ''] = tenantChanged.example.hosts;

let requests: string[] = [];
let status = 200;
let hold = async (): Promise<void> => undefined;
async function serve({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  requests.push(url);
  await hold();
  const who = verifyIdentity(secret, String(headers['x-theke-identity']), Date.now());
  const name = `${'Innenstadt '.repeat(url.includes('long') ? 500 : 1)}${who?.tenant}`;
  const rows = [{ ...branches.example, identifier: 'innenstadt', name }];
  response.writeHead(status).end(JSON.stringify({ data: rows, meta: { total: rows.length } }));
}

let gateway: GatewayAlone;
beforeAll(async () => {
  gateway = await startGatewayAlone({
    answer: (request, response) => void serve(request, response),
    tenants: [tenantChanged.example, other],
    env: { TRUST_PROXY: '1', RATE_LIMIT_READS: '100000' },
  });
});
afterAll(() => gateway.stop());

type Asked = { path: string; headers?: Record<string, string>; method?: string };
/** Sends a request; also returns whether services were called. */
async function ask({ path, ...options }: Asked) {
  const before = requests.length;
  const { text, ...reply } = await gateway.ask(path, options);
  const { date, 'x-request-id': id, ...headers } = reply.headers;
  expect([typeof date, typeof id]).toEqual(['string', 'string']);
  return { wasLoaded: requests.length > before, reply: { status: reply.status, headers, text } };
}

/**
 * The same request answered by the app and from the cache. Answers are cached for a second, and a busy machine may need
 * several attempts.
 */
async function both(asking: Asked) {
  const found: { loaded?: unknown; atHand?: unknown } = {};
  await until('it was answered from cache and app', async () => {
    const { wasLoaded, reply } = await ask(asking);
    found[wasLoaded ? 'loaded' : 'atHand'] = reply;
    return found.loaded !== undefined && found.atHand !== undefined;
  });
  return found;
}

test.each<[string, Asked]>([
  ['plain', { path: '/api/branches?a=1' }],
  ['compressed', { path: '/api/branches?long=1', headers: { 'accept-encoding': 'gzip, deflate, br' } }],
  ['with the requested compression', { path: '/api/branches?long=2', headers: { 'accept-encoding': 'gzip' } }],
  [
    'without compression if none is accepted',
    { path: '/api/branches?long=3', headers: { 'accept-encoding': 'br;q=0' } },
  ],
  ['through a proxy that speaks https', { path: '/api/branches?a=2', headers: { 'x-forwarded-proto': 'https' } }],
  ['init', { path: '/api/init?for=page' }],
  ['with a cookie other than the session', { path: '/api/branches?a=3', headers: { cookie: 'language=en' } }],
  ['with unknown credentials', { path: '/api/branches?a=4', headers: { authorization: 'Basic ZG9yYQ==' } }],
])('answers from the cache like the app: %s', async (_what, asking) => {
  const { loaded, atHand } = await both(asking);
  expect(atHand).toEqual(loaded);
  expect(loaded).toMatchObject({ status: 200, headers: { 'x-content-type-options': 'nosniff' } });
});

test('answers 304 if the client has the current version', async () => {
  const path = '/api/branches?a=5';
  const { reply } = await ask({ path });
  const etag = String(reply.headers.etag);
  const { loaded, atHand } = await both({ path, headers: { 'if-none-match': etag } });
  expect(loaded).toMatchObject({ status: 304, text: '', headers: { etag } });
  expect(atHand).toEqual(loaded);
});

test('does not serve the cache to known callers, other spellings or other tenants', async () => {
  const path = '/api/branches?a=6';
  await both({ path });
  const bearer = { authorization: `Bearer thk_${'k'.repeat(43)}` };
  const session = { cookie: `__Host-theke=${'s'.repeat(40)}`, 'x-forwarded-proto': 'https' };
  for (const headers of [bearer, session]) {
    const { wasLoaded } = await ask({ path, headers });
    expect(wasLoaded).toBe(true);
  }
  expect((await ask({ path, headers: { host: 'zwei.example' } })).reply.text).not.toBe(
    (await ask({ path })).reply.text,
  );
  expect((await ask({ path, headers: { host: 'drei.example' } })).reply.status).toBe(404);
  expect((await ask({ path: '/API/branches?a=6' })).reply.status).not.toBe(200);
});

test('rejects a request with two Host headers', async () => {
  const path = '/api/branches?a=7';
  await both({ path });
  const socket = connect(gateway.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\n\r\n`);
  await until('the request is refused', () => text.startsWith('HTTP/1.1 400'));
  socket.destroy();
});

test('lets concurrent requests share a load, and lets the app answer each if it fails', async () => {
  const path = '/api/branches?a=8';
  let release: () => void = () => undefined;
  hold = () => new Promise((resolve) => (release = resolve));
  status = 503;
  requests = [];
  const first = ask({ path });
  await until('the service is called', () => requests.length === 1);
  const others = [ask({ path }), ask({ path })];
  hold = async () => undefined;
  release();
  const replies = await Promise.all([first, ...others]);
  status = 200;
  expect(replies.map(({ reply }) => reply.status)).toEqual([503, 503, 503]);
});
