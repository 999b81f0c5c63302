import { expect, test } from '@jest/globals';
import { slowestLately } from './slowest-lately.ts';

const minute = 60_000;

test('returns the maximum of the last minute only', () => {
  const lag = slowestLately();
  expect(lag.at(0)).toBeUndefined();
  lag.note(3, 0);
  lag.note(40, 1_000);
  lag.note(2, 2 * minute);
  expect(lag.at(2 * minute)).toBe(2);
  expect(lag.at(2 * minute + 50_000)).toBe(2);
  expect(lag.at(4 * minute)).toBeUndefined();
});

test('keeps the maximum within one slot', () => {
  const lag = slowestLately();
  lag.note(40, 1_000);
  lag.note(3, 2_000);
  expect(lag.at(2_000)).toBe(40);
});
