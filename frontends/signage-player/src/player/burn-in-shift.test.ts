import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { burnInShift, largestShift } from './burn-in-shift.ts';

test('stays within a few pixels and moves too slowly to be seen', () => {
  fc.assert(
    fc.property(fc.nat(7 * 24 * 3_600_000), (at) => {
      const [now, later] = [burnInShift(at), burnInShift(at + 10_000)];
      for (const axis of ['x', 'y'] as const) {
        expect(Math.abs(now[axis])).toBeLessThanOrEqual(largestShift);
        expect(Math.abs(later[axis] - now[axis])).toBeLessThan(1);
      }
    }),
  );
});

test('is at many places within an hour', () => {
  const places = Array.from({ length: 60 }, (_, minute) => JSON.stringify(burnInShift(minute * 60_000)));
  expect(new Set(places).size).toBeGreaterThan(50);
});
