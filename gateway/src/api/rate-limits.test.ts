import { expect, test } from '@jest/globals';
import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Problem } from '@theke/kit/problem';
import type { Request, RequestHandler, Response } from 'express';
import { declaredLimits, type GatewayConfig, limitVariable } from '../config.ts';
import { rateLimits } from './rate-limits.ts';

const few = { RATE_LIMIT_LOGIN: 3, RATE_LIMIT_WRITES: 2, RATE_LIMIT_WEBHOOKS: 3, RATE_LIMIT_READS: 1 };
const others = Object.fromEntries(declaredLimits.map((limit) => [limitVariable(limit), limit.most]));
const limits = (endpoints?: readonly Endpoint[]) =>
  rateLimits({ ...others, ...few } as unknown as GatewayConfig, endpoints);

/** What the limit passes on: undefined, or its refusal. */
const through = (handler: RequestHandler, method: string, path = '/api/orders', ip = '10.0.0.1') =>
  new Promise<Problem | undefined>((resolve) => {
    void handler({ method, ip, path } as Request, {} as Response, (error?: unknown) =>
      resolve(error as Problem | undefined),
    );
  });

test('an address may try to log in so often, by whichever door; another is not held up by it', async () => {
  const all = limits();
  const tries: [string, string][] = [
    ['POST', '/api/login'],
    ['POST', '/api/login-link'],
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
          'Von Ihrem Anschluss kamen zu viele Anmeldeversuche. Bitte versuchen Sie es in 10 Minuten noch einmal.',
      },
    ],
  });
  expect(await through(all, 'POST', '/api/login', '10.0.0.2')).toBeUndefined();
});

// SESSION-09
test('writes are limited, reading is not', async () => {
  const all = limits();
  for (let attempt = 1; attempt <= 2; attempt += 1) expect(await through(all, 'PUT')).toBeUndefined();
  expect(await through(all, 'DELETE')).toMatchObject({ status: 429 });
  for (const method of ['GET', 'HEAD']) expect(await through(all, method)).toBeUndefined();
});

test('what a contract limits has a count of its own, in whatever spelling it is asked for', async () => {
  const all = limits();
  const path = '/api/payments/webhooks/0199f000-0000-7000-8000-00000000000b/stripe';
  for (const spelled of [path, `${path}/`, path.replace('webhooks', 'WebHooks')])
    expect(await through(all, 'POST', spelled)).toBeUndefined();
  expect(await through(all, 'POST', path)).toMatchObject({ status: 429 });
  for (let attempt = 1; attempt <= 2; attempt += 1) expect(await through(all, 'POST')).toBeUndefined();
});

test('a contract may limit reading too', async () => {
  const read = allEndpoints.find(({ name }) => name === 'listTags') as Endpoint;
  const all = limits([{ ...read, limit: { count: 'reads', most: 5, perMs: 1_000, what: 'Anfragen' } }]);
  expect(await through(all, 'GET', '/api/tags')).toBeUndefined();
  expect(await through(all, 'HEAD', '/api/tags')).toMatchObject({ status: 429, retryAfter: 1 });
});

test('endpoints that count together say the same limit, and each can be set from outside', () => {
  const limited = allEndpoints.flatMap(({ limit }: Endpoint) => limit ?? []);
  for (const { count, ...limit } of limited)
    expect(declaredLimits.find((one) => one.count === count)).toEqual({ count, ...limit });
  expect(declaredLimits.map(limitVariable)).toEqual(
    expect.arrayContaining(['RATE_LIMIT_LOGIN', 'RATE_LIMIT_WEBHOOKS']),
  );
});
