import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reportedMinutes } from './rounding.ts';

test.each([
  [29, 1, 'nearest', 0],
  [30, 1, 'nearest', 1],
  [450, 15, 'nearest', 15],
  [449, 15, 'nearest', 0],
  [899, 15, 'down', 0],
  [1, 15, 'up', 15],
  [-30, 1, 'nearest', -1],
  [-899, 15, 'down', 0],
  [360, 6, 'nearest', 6],
] as const)('%i seconds in steps of %i, %s: %i minutes', (seconds, step, towards, minutes) =>
  expect(reportedMinutes(seconds, step, towards)).toBe(minutes),
);

test('cancels out a balance and its opposite, and is never off by a whole step', () => {
  const step = fc.constantFrom(1, 5, 6, 10, 15, 30);
  fc.assert(
    fc.property(fc.integer(), step, fc.constantFrom('nearest', 'down', 'up'), (seconds, each, towards) => {
      const minutes = reportedMinutes(seconds, each, towards);
      expect(minutes + reportedMinutes(-seconds, each, towards)).toBe(0);
      expect(Math.abs(minutes * 60 - seconds)).toBeLessThan(each * 60);
      expect(minutes % each === 0).toBe(true);
    }),
  );
});
