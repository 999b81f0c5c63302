import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { overloaded } from '@theke/kit/http/admission';
import { unauthenticated } from '@theke/kit/problem';
import type { Response } from 'express';
import { brakeFor, LoginThrottle, toRefusal } from './login-throttle.ts';

test('does not delay the first twenty failures of an hour, then delays increasingly up to ten seconds', () => {
  expect([0, 20, 21, 24, 60, 61, 1_000_000].map((failures) => brakeFor(failures, 20))).toEqual([
    0, 0, 250, 1_000, 10_000, 10_000, 10_000,
  ]);
});

test('delays only the account with failures, and does not count a success', async () => {
  const waited: number[] = [];
  const brake = new LoginThrottle(20, async (ms) => void waited.push(ms));
  const response = new EventEmitter() as unknown as Response;
  for (let login = 1; login <= 50; login += 1) {
    await brake.begin('a', 'mara@eins.example', response);
    await brake.forgive('a', 'mara@eins.example');
  }
  expect(waited).toEqual([]);
  for (let guess = 1; guess <= 23; guess += 1) await brake.begin('a', 'mara@eins.example', response);
  expect(waited).toEqual([250, 500]);
  await brake.begin('b', 'mara@eins.example', response);
  await brake.begin('a', 'jonas@eins.example', response);
  expect(waited).toEqual([250, 500]);
});

// Security finding L8 of the fifth attack: the owner waited ten seconds and got 503.
test('answers 429 with one minute to a login that found no capacity because others guessed at the account', () => {
  expect(toRefusal(overloaded(), 10_000)).toMatchObject({
    status: 429,
    retryAfter: 60,
    faults: [{ code: 'LOCKED', message: expect.stringContaining('in einer Minute') }],
  });
  const [busy, wrong] = [overloaded(), unauthenticated()];
  expect([toRefusal(busy, 0), toRefusal(wrong, 10_000)]).toEqual([busy, wrong]);
});
