import { expect, test } from '@jest/globals';
import { atMost } from './at-most.ts';

test('limits concurrency, runs tasks in order, and frees the slot of a failed task', async () => {
  const limited = atMost(2);
  const began: number[] = [];
  let running = 0;
  let limit = 0;
  const work = (number: number) =>
    limited(async () => {
      began.push(number);
      limit = Math.max(limit, ++running);
      await new Promise<void>(setImmediate);
      running--;
      if (number % 3 === 0) throw new Error('no');
      return number;
    });
  const ended = await Promise.allSettled(Array.from({ length: 9 }, (_, number) => work(number)));
  expect(limit).toBe(2);
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});
