import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Problem } from '@theke/kit/problem';
import type { Request, RequestHandler, Response } from 'express';
import { declaredLimits, type GatewayConfig, limitVariable } from '../config.ts';
import { rateLimits } from './rate-limits.ts';

const holderOf = ({ ip, headers }: Request) => {
  const person = headers.cookie;
  const site = ip?.startsWith('2001:db8:1:') ? '2001:db8:1' : undefined;
  return person ? { name: `user ${person}`, isGuest: false } : { name: `network ${ip}`, isGuest: true, site };
};
const few = {
  RATE_LIMIT_OWN_WRITES: 4,
  RATE_LIMIT_LOGIN: 3,
  RATE_LIMIT_WRITES: 2,
  RATE_LIMIT_WEBHOOKS: 3,
  RATE_LIMIT_READS: 7,
  RATE_LIMIT_TAGS: 1,
};
const others = Object.fromEntries(declaredLimits.map((limit) => [limitVariable(limit), limit.max]));
const limits = (endpoints?: readonly Endpoint[]) =>
  rateLimits({ ...others, ...few } as unknown as GatewayConfig, holderOf, endpoints);

type Coming = { ip?: string; person?: string; status?: number; bytes?: number };
/** Result of the rate limit: undefined, or its Problem. Requests that pass are answered with `status`. */
const through = (
  handler: RequestHandler,
  method: string,
  path = '/api/orders',
  { ip = '10.0.0.1', person, status = 401, bytes }: Coming = {},
) =>
  new Promise<Problem | undefined>((resolve) => {
    const response = Object.assign(new EventEmitter(), { statusCode: status, getHeader: () => bytes });
    const request = { method, ip, path, url: path, headers: { cookie: person } };
    void handler(request as unknown as Request, response as unknown as Response, (error?: unknown) => {
      response.emit('finish');
      response.emit('close');
      resolve(error as Problem | undefined);
    });
  });

test('limits login attempts per address across endpoints, without affecting other addresses', async () => {
  const all = limits();
  const tries: [string, string][] = [
    ['POST', '/api/login'],
    ['POST', '/api/login'],
    ['PUT', '/api/users/me/password'],
  ];
  for (const [method, path] of tries) expect(await through(all, method, path)).toBeUndefined();
  expect(await through(all, 'POST', '/api/login')).toMatchObject({
    status: 429,
    retryAfter: 600,
    faults: [
      {
        code: 'TOO_MANY_REQUESTS',
        message:
          'Von Ihrem Anschluss kamen zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in 10 Minuten noch einmal.',
      },
    ],
  });
  expect(await through(all, 'POST', '/api/login', { ip: '10.0.0.2' })).toBeUndefined();
  // A login link still works for guests locked out by others' wrong passwords.
  expect(await through(all, 'POST', '/api/login-link')).toBeUndefined();
});

test('does not count a successful login', async () => {
  const all = limits();
  for (let login = 1; login <= 10; login += 1)
    expect(await through(all, 'POST', '/api/login', { status: 200 })).toBeUndefined();
  for (let wrong = 1; wrong <= 3; wrong += 1) await through(all, 'POST', '/api/login');
  expect(await through(all, 'POST', '/api/login', { status: 200 })).toMatchObject({ status: 429 });
});

// FORM-07
test('counts successful submissions per form, but not rejected ones', async () => {
  const all = limits();
  const submit = (form: string, status: number) => through(all, 'POST', `/api/custom/form/${form}/submit`, { status });
  const [one, other] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string];
  for (let refused = 1; refused <= 9; refused += 1) expect(await submit(one, 422)).toBeUndefined();
  for (let sent = 1; sent <= 5; sent += 1) expect(await submit(one, 200)).toBeUndefined();
  expect(await submit(one, 200)).toMatchObject({ status: 429 });
  expect(await submit(other, 200)).toBeUndefined();
});

// SESSION-09
test('limits guests, while staff behind the same address continues', async () => {
  const all = limits();
  for (let flood = 1; flood <= 20; flood += 1) await through(all, 'POST');
  expect(await through(all, 'POST')).toMatchObject({ status: 429 });
  for (let write = 1; write <= 4; write += 1)
    expect(await through(all, 'POST', '/api/orders/1/status/confirm', { person: 'mara' })).toBeUndefined();
  expect(await through(all, 'POST', '/api/logout', { person: 'mara' })).toMatchObject({ status: 429 });
  expect(await through(all, 'POST', '/api/logout', { person: 'jonas' })).toBeUndefined();
});

// SESSION-09
test('limits writes and reads separately', async () => {
  const all = limits();
  for (let attempt = 1; attempt <= 2; attempt += 1) expect(await through(all, 'PUT')).toBeUndefined();
  expect(await through(all, 'DELETE')).toMatchObject({ status: 429 });
  for (const method of ['GET', 'HEAD']) expect(await through(all, method)).toBeUndefined();
  // A page counts as five reads (security finding M1 of the fifth attack).
  expect(await through(all, 'GET', '/store/innenstadt')).toBeUndefined();
  expect(await through(all, 'GET')).toMatchObject({ status: 429 });
  // A page's style is not counted, nor are requests of logged-in users.
  expect(await through(all, 'GET', '/theme.css')).toBeUndefined();
  for (let read = 1; read <= 5; read += 1)
    expect(await through(all, 'GET', '/api/orders', { person: 'mara' })).toBeUndefined();
});

// Security finding H1 of the fifth attack
test('counts a download by its size', async () => {
  const all = limits();
  const download = (ip: string, bytes: number, method = 'GET') =>
    through(all, method, '/upload/hash/1-1.txt', { ip, bytes, status: 200 });
  for (let small = 1; small <= 7; small += 1) expect(await download('10.0.0.1', 200_000)).toBeUndefined();
  expect(await download('10.0.0.1', 200_000)).toMatchObject({ status: 429 });
  expect(await download('10.0.0.2', 14_000_000)).toBeUndefined();
  expect(await download('10.0.0.2', 14_000_000)).toMatchObject({ status: 429 });
  expect(await download('10.0.0.3', 14_000_000, 'HEAD')).toBeUndefined();
  expect(await download('10.0.0.3', 0)).toBeUndefined();
});

test('counts endpoints with their own limit separately, in any spelling', async () => {
  const all = limits();
  const path = '/api/payments/webhooks/0199f000-0000-7000-8000-00000000000b/stripe';
  for (const spelled of [path, `${path}/`, path.replace('webhooks', 'WebHooks')])
    expect(await through(all, 'POST', spelled)).toBeUndefined();
  expect(await through(all, 'POST', path)).toMatchObject({ status: 429 });
  for (let attempt = 1; attempt <= 2; attempt += 1) expect(await through(all, 'POST')).toBeUndefined();
});

test('limits reads if their contract says so', async () => {
  const read = allEndpoints.find(({ name }) => name === 'listTags') as Endpoint;
  const all = limits([{ ...read, limit: { count: 'tags', max: 5, perMs: 1_000, what: 'Anfragen' } }]);
  expect(await through(all, 'GET', '/api/tags')).toBeUndefined();
  expect(await through(all, 'HEAD', '/api/tags')).toMatchObject({ status: 429, retryAfter: 1 });
});

test('has the same limit on endpoints that share a count, each configurable', () => {
  const limited = allEndpoints.flatMap(({ limit }: Endpoint) => limit ?? []);
  for (const { count, ...limit } of limited)
    expect(declaredLimits.find((one) => one.count === count)).toEqual({ count, ...limit });
  expect(declaredLimits.map(limitVariable)).toEqual(
    expect.arrayContaining(['RATE_LIMIT_LOGIN', 'RATE_LIMIT_WEBHOOKS']),
  );
});

// Second attack review, S6
test('limits guests of one IPv6 /48 to ten networks’ worth', async () => {
  const all = limits();
  const from = (network: number) => through(all, 'POST', '/api/orders', { ip: `2001:db8:1:${network}` });
  for (let network = 1; network <= few.RATE_LIMIT_WRITES * 10; network += 1)
    expect(await from(network)).toBeUndefined();
  expect(await from(100)).toMatchObject({ status: 429 });
  expect(await through(all, 'POST', '/api/orders', { ip: '203.0.113.1' })).toBeUndefined();
});
