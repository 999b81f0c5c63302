import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { endsWithin } from './ends-within.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('returns the result or error in time and clears the timer', async () => {
  expect(await endsWithin(Promise.resolve('done'), 50, 'It')).toBe('done');
  await expect(endsWithin(Promise.reject(new Error('broken')), 50, 'It')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects at the timeout, and the work continues', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const ended = promise.then((what) => what);
  let failure: unknown;
  const waiting = endsWithin(ended, 50, 'The handler').catch((error: Error) => {
    failure = error.message;
  });
  await jest.advanceTimersByTimeAsync(49);
  expect(failure).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(failure).toBe('The handler took longer than 50 ms.');
  resolve('late');
  expect(await ended).toBe('late');
});
