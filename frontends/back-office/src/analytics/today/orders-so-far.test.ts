import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ordersSoFar } from './orders-so-far.ts';

const day = [
  { hour: 11, orders: 4 },
  { hour: 18, orders: 30 },
];

test('counts past hours completely, the current one proportionally, and no later ones', () => {
  expect([0, 11 * 60, 12 * 60, 18 * 60 + 20, 19 * 60].map((minutes) => ordersSoFar(day, minutes))).toEqual([
    0, 0, 4, 14, 34,
  ]);
});

test('never decreases during the day, and ends with all orders', () => {
  const hours = fc.array(fc.nat({ max: 90 }), { minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(hours, fc.nat({ max: 1_439 }), (counts, minutes) => {
      const all = counts.map((orders, hour) => ({ hour, orders }));
      expect(ordersSoFar(all, minutes + 1)).toBeGreaterThanOrEqual(ordersSoFar(all, minutes));
      expect(ordersSoFar(all, 1_440)).toBe(counts.reduce((sum, orders) => sum + orders, 0));
    }),
  );
});
