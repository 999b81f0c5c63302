import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { sameOriginOnly } from './same-origin.ts';

const verdict = (method: string, headers: Record<string, string>): unknown => {
  let passed: unknown = 'never called';
  sameOriginOnly(
    { method, headers: { host: 'shop.example', ...headers } } as unknown as Request,
    {} as Response,
    (error?: unknown) => {
      passed = error;
    },
  );
  return passed;
};
const refused = expect.objectContaining({ status: 403 });

// SESSION-04
test.each([
  ['POST', { 'sec-fetch-site': 'same-origin' }],
  ['POST', { origin: 'http://shop.example' }],
  ['POST', {}],
  ['GET', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' }],
])('accepts %s with %j', (method, headers) =>
  expect(verdict(method, headers as Record<string, string>)).toBeUndefined(),
);

// SESSION-04
test.each([
  ['POST', { 'sec-fetch-site': 'cross-site' }],
  ['PUT', { 'sec-fetch-site': 'same-site' }],
  ['DELETE', { 'sec-fetch-site': 'none' }],
  ['POST', { origin: 'http://zweite.shop.example' }],
  ['POST', { origin: 'null' }],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: 'http://shop.example' }],
])('rejects %s with %j', (method, headers) =>
  expect(verdict(method, headers as Record<string, string>)).toEqual(refused),
);
