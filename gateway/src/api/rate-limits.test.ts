import { expect, test } from '@jest/globals';
import type { Problem } from '@theke/kit/problem';
import type { Request, RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { rateLimits } from './rate-limits.ts';

const limits = () => rateLimits({ RATE_LIMIT_LOGIN: 3, RATE_LIMIT_WRITES: 2, RATE_LIMIT_WEBHOOKS: 3 } as GatewayConfig);

/** What the limit passes on: undefined, or its refusal. */
const through = (handler: RequestHandler, method: string, ip: string, path = '/api/orders') =>
  new Promise<Problem | undefined>((resolve) => {
    void handler({ method, ip, path } as Request, {} as Response, (error?: unknown) =>
      resolve(error as Problem | undefined),
    );
  });

test('an address may try to log in so often; another is not held up by it', async () => {
  const { logins } = limits();
  for (let attempt = 1; attempt <= 3; attempt += 1) expect(await through(logins, 'POST', '10.0.0.1')).toBeUndefined();
  expect(await through(logins, 'POST', '10.0.0.1')).toMatchObject({
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
  expect(await through(logins, 'POST', '10.0.0.2')).toBeUndefined();
});

// SESSION-09
test('writes are limited, reading is not', async () => {
  const { writes } = limits();
  for (let attempt = 1; attempt <= 2; attempt += 1) expect(await through(writes, 'PUT', '10.0.0.1')).toBeUndefined();
  expect(await through(writes, 'DELETE', '10.0.0.1')).toMatchObject({ status: 429 });
  for (const method of ['GET', 'HEAD']) expect(await through(writes, method, '10.0.0.1')).toBeUndefined();
});

test('the messages of a payment provider have a limit of their own, and guests behind its address theirs', async () => {
  const { writes, webhooks } = limits();
  const path = '/api/payments/webhooks/0199f000-0000-7000-8000-00000000000b/stripe';
  for (let message = 1; message <= 3; message += 1) {
    expect(await through(writes, 'POST', '10.0.0.1', path)).toBeUndefined();
    expect(await through(webhooks, 'POST', '10.0.0.1', path)).toBeUndefined();
  }
  expect(await through(webhooks, 'POST', '10.0.0.1', path)).toMatchObject({ status: 429 });
  expect(await through(webhooks, 'POST', '10.0.0.1')).toBeUndefined();
  expect(await through(writes, 'POST', '10.0.0.1')).toBeUndefined();
});
