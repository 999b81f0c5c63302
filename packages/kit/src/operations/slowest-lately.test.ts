import { expect, test } from '@jest/globals';
import { slowestLately } from './slowest-lately.ts';

const minute = 60_000;

test('the worst of the last minute is told, and no older one', () => {
  const lag = slowestLately();
  expect(lag.at(0)).toBeUndefined();
  lag.note(3, 0);
  lag.note(40, 1_000);
  lag.note(2, 2 * minute);
  expect(lag.at(2 * minute)).toBe(2);
  expect(lag.at(2 * minute + 50_000)).toBe(2);
  expect(lag.at(4 * minute)).toBeUndefined();
});

test('within one slot the worst stays, whatever comes after it', () => {
  const lag = slowestLately();
  lag.note(40, 1_000);
  lag.note(3, 2_000);
  expect(lag.at(2_000)).toBe(40);
});
