// If gateway and service share a process, a call is a function call. It is answered like the same call over a socket,
// with the identity that the gateway passes, regardless of the headers that the client sends.
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { v7 as uuidv7 } from 'uuid';
import { asGuest, asStaff, type Caller } from '../../testing/callers.ts';
import { type RequestOptions, request, testSecret } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { identityHeader, lastingIdentity, signIdentity } from '../identity-token.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { noTracing } from '../tracing/tracing.ts';
import { setContext } from './app.ts';
import { listen } from './listen.ts';

const tenant = uuidv7();
const admin = asStaff(tenant);

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
let door: { port: number; server: Server };
/** Identity that the gateway passes for every request. */
let who: Caller = admin;
let isServed: boolean | undefined;

beforeAll(async () => {
  service = await startForTest(sample);
  const app = express();
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };
  app.use(setContext(quiet, { metrics: openMetrics().of('gateway'), tracing: noTracing }));
  app.use((incoming, response) => {
    isServed = service.serveWithin?.(incoming, response, lastingIdentity(who));
    if (!isServed) response.status(404).json({ errors: [{ code: 'NOT_SERVED' }] });
  });
  door = await listen(app, 0, '127.0.0.1');
});
afterAll(async () => {
  door.server.close();
  door.server.closeAllConnections();
  await service.stop();
});

type Reply = Awaited<ReturnType<typeof request>>;
const comparable = ({ status, body, headers }: Reply) => ({
  status,
  body,
  type: headers.get('content-type'),
  hasId: headers.get('x-request-id') !== null,
});

/** Calls the service directly and through the gateway. */
async function bothWays(as: Caller, method: string, path: string, options: RequestOptions = {}) {
  const overSocket = await request(service, method, path, { ...options, as });
  who = as;
  const { as: _, ...withoutToken } = options;
  const within = await request(door, method, path, withoutToken);
  return [comparable(overSocket), comparable(within)];
}

const draft = (identifier: string) => ({ name: identifier, identifier });

test.each<[string, Caller, string, string, RequestOptions]>([
  ['a list', admin, 'GET', '/api/branches?pageSize=5', {}],
  ['a list to a guest', asGuest(tenant), 'GET', '/api/branches', {}],
  ['HEAD', admin, 'HEAD', '/api/branches', {}],
  ['another spelling of the path', admin, 'GET', '/API/Branches/', {}],
  ['an unknown path', admin, 'GET', `/api/branches/${uuidv7()}`, {}],
  ['an invalid id', admin, 'GET', '/api/branches/keine', {}],
  ['an id that cannot be decoded', admin, 'GET', '/api/branches/%E0%A4%A', {}],
  ['a write by a guest', asGuest(tenant), 'POST', '/api/branches', { body: draft('eins') }],
  [
    'a role without permission',
    asStaff(tenant, { roles: ['ROLE_EMPLOYEE'] }),
    'POST',
    '/api/branches',
    { body: draft('eins') },
  ],
  ['a missing field', admin, 'POST', '/api/branches', { body: {} }],
  ['invalid JSON', admin, 'POST', '/api/branches', { body: '{"name": ' }],
  [
    'a body that is too large',
    admin,
    'POST',
    '/api/branches',
    { body: JSON.stringify({ name: 'x'.repeat(1_100_000) }) },
  ],
  ['another content type', admin, 'POST', '/api/branches', { body: 'a=1', headers: { 'content-type': 'text/plain' } }],
  ['an unknown filter', admin, 'GET', '/api/branches?filter[nichts]=1', {}],
])('answers %s like a call over a socket', async (_, as, method, path, options) => {
  const [overSocket, within] = await bothWays(as, method, path, options);
  expect(within).toEqual(overSocket);
  expect(isServed).toBe(true);
});

test('writes with the identity that the gateway passes', async () => {
  who = admin;
  const made = await request(door, 'POST', '/api/branches', { body: draft('innen') });
  expect(made.status).toBe(201);
  await service.settled();
  expect(service.events.at(-1)).toMatchObject({ tenantid: tenant, actor: `user:${admin.user?.id}` });
});

test('ignores an identity token from the client, even a genuine one', async () => {
  who = asGuest(tenant);
  const token = signIdentity(testSecret, admin, Date.now());
  const refused = await request(door, 'POST', '/api/branches', {
    body: draft('fremd'),
    headers: { [identityHeader]: token },
  });
  expect(refused.status).toBe(401);
});

test('leaves unknown paths to the app and rejects internal ones', async () => {
  who = admin;
  for (const path of ['/health/live', '/metrics', '/api/nirgends', '/api/branches//'])
    expect([path, (await request(door, 'GET', path)).status, isServed]).toEqual([path, 404, false]);
  const inside = await request(door, 'GET', '/internal/operations');
  expect([inside.status, isServed]).toEqual([404, true]);
});

test('freezes a shared identity', () => {
  const storedCaller = { ...admin, user: admin.user && { ...admin.user, roles: [...admin.user.roles] } };
  const given = lastingIdentity(storedCaller);
  expect(() => given.user?.roles.push('ROLE_MANAGER')).toThrow();
  expect(() => Object.assign(given, { tenant: uuidv7() })).toThrow();
});
