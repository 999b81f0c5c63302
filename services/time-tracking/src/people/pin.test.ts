import { expect, test } from '@jest/globals';
import { delayAfter, lockAfter } from './pin.ts';

const minute = 60_000;

test('TIME-02: doubles the lock from the fifth wrong PIN at a terminal on, up to an hour', () => {
  expect([0, 4, 5, 6, 7, 10, 11, 12, 50].map((wrong) => lockAfter(wrong) / minute)).toEqual([
    0, 0, 1, 2, 4, 32, 60, 60, 60,
  ]);
});

// L4 of the fifth attack
test('TIME-02: delays by at most ten seconds after wrong PINs at other terminals', () => {
  expect([0, 8, 9, 12, 48, 500].map(delayAfter)).toEqual([0, 0, 250, 1_000, 10_000, 10_000]);
});
