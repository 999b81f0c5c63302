// A production installation: one process per service, two businesses, behind one proxy that forwards clients' headers.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@theke/kit/testing/until';
import { shareVariables } from '../../../gateway/src/config.ts';
import { root } from '../../tools/local/checkout.ts';
import { startPlatformServers } from '../../tools/local/platform-servers.ts';
import { type Platform, type Reply, startPlatform } from '../journeys/platform.ts';

const hosts = ['eins.example', 'zwei.example'] as const;
const secret = 'a-secret-of-this-test-and-of-nobody-else';

let platform: Platform;
let stopServers: () => Promise<void>;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'theke-production-'));
  const servers = await startPlatformServers({ dataDir: dir, env: {}, rabbitmq: false, databases: 'per-service' });
  stopServers = async () => {
    await servers.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: servers.databaseUrl,
    BUS_URL: servers.busUrl,
    FILES_DIR: join(dir, 'files'),
    THEKE_SECRET: secret,
    PUBLIC_ADDRESS: 'https://{host}',
  };
  // An empty value counts as not set.
  const standard = Object.fromEntries(shareVariables.map((name) => [name, '']));
  platform = await startPlatform('distributed', { ...env, ...standard, TRUST_PROXY: '1' });
  for (const host of hosts) cookies[host] = await createBusiness(host, env);
}, 240_000);
afterAll(async () => {
  await platform?.stop();
  await stopServers?.();
}, 60_000);

type CallOptions = { from?: string; cookie?: string | undefined; body?: unknown; headers?: Record<string, string> };
/** Sends a client's request as the proxy forwards it. */
const call = (
  method: string,
  host: string,
  path: string,
  { from = '203.0.113.1', cookie, body, headers }: CallOptions = {},
) =>
  platform.call(method, path, {
    host,
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': from, ...headers },
    ...(cookie ? { cookie } : {}),
    ...(body === undefined ? {} : { body }),
  });

/** Creates a business with `npm run tenant:create`. @returns its administrator's session */
async function createBusiness(host: string, env: Record<string, string>): Promise<string> {
  const main = join(root, 'infra/ops/tenants/create-tenant-main.ts');
  const args = [main, '--host', host, '--name', host, '--admin', `chefin@${host}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  const token = /login-link#([\w-]{43})/.exec(stdout)?.[1];
  const login = await until(`the gateway to know ${host}`, async () => {
    const reply = await call('POST', host, '/api/login-link', { body: { token } });
    return reply.status === 200 && reply;
  });
  const [session, browser] = [login.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
  expect([session, browser]).toEqual([
    expect.stringMatching(/^__Host-theke=/),
    expect.stringMatching(/^__Host-theke-browser=/),
  ]);
  return String(session);
}

const statuses = (replies: Reply[]) => replies.map(({ status }) => status);
const times = (count: number, act: (at: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));

// TENANT-02
test('serves only the businesses’ own hosts, whatever is forwarded', async () => {
  const [ownHost, otherHost] = hosts;
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'evil.example', `${ownHost}.evil.example`])
    for (const headers of [{}, { 'x-forwarded-host': ownHost }, { forwarded: `host=${ownHost}` }])
      expect([host, (await call('GET', host, '/api/init', { headers })).status]).toEqual([host, 404]);
  for (const headers of [{}, { 'x-forwarded-host': ownHost }, { 'x-original-host': ownHost }])
    expect((await call('GET', otherHost, '/api/users/me', { cookie: cookies[ownHost], headers })).status).toBe(401);
  const page = await call('GET', ownHost, '/', {
    headers: { accept: 'text/html', 'x-forwarded-host': 'evil.example' },
  });
  expect([page.status, page.text.includes('evil.example')]).toEqual([200, false]);
});

test('contains nothing of the demo', async () => {
  const [host] = hosts;
  expect((await call('GET', host, '/api/payments/test-checkouts/abc')).status).toBe(404);
  const login = { email: 'admin@demo.example', password: 'theke-demo' };
  expect((await call('POST', host, '/api/login', { body: login })).status).toBe(401);
});

// SESSION-09
test('keeps staff and other guests served when one network uses up its limits, from all its addresses', async () => {
  const [host] = hosts;
  const flood = await times(500, (at) =>
    call('POST', host, '/api/orders', { from: `2001:db8:5:5::${(at + 1).toString(16)}`, body: {} }),
  );
  const refused = statuses(flood).filter((status) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(200);
  expect(new Set(statuses(flood))).toEqual(new Set([422, 429]));
  const sameNetwork = { from: '2001:db8:5:5::1', cookie: cookies[host], body: {} };
  expect((await call('POST', host, '/api/orders', sameNetwork)).status).toBe(422);
  expect((await call('POST', host, '/api/logout', { from: '2001:db8:5:5::1', cookie: 'x=y', body: {} })).status).toBe(
    429,
  );
  expect((await call('POST', host, '/api/orders', { from: '2001:db8:5:6::1', body: {} })).status).toBe(422);
});

// SESSION-07
test('locks nobody out elsewhere after wrong passwords', async () => {
  const [host] = hosts;
  const guess = (from: string) =>
    call('POST', host, '/api/login', { from, body: { email: `chefin@${host}`, password: 'geraten-und-falsch' } });
  for (let attempt = 1; attempt <= 5; attempt += 1) expect((await guess('203.0.113.66')).status).toBe(401);
  expect((await guess('203.0.113.66')).body.errors[0]?.code).toBe('LOCKED');
  expect((await guess('203.0.113.67')).body.errors[0]?.code).toBe('INVALID_CREDENTIALS');
});

test('logs no error', () => {
  const lines = platform.output().split('\n');
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
