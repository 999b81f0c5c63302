// TABLE-18
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { orderStates } from '../orders/order-states.ts';
import { isServed } from './served.ts';

const items = [{ amount: 2 }, { amount: 0 }, { amount: 1, course: 2 }];
const round = { status: 'confirmed' as const, items, firedCourse: 2, prepared: [] as number[] };

test('a round is served when it was reported as ready, or when all dishes were ticked off', () => {
  expect(isServed(round)).toBe(false);
  expect(isServed({ ...round, prepared: [0] })).toBe(false);
  expect(isServed({ ...round, prepared: [0, 2] })).toBe(true);
  expect(isServed({ ...round, status: 'in-delivery' })).toBe(true);
});

test('a round with a waiting course is not served', () => {
  expect(isServed({ ...round, status: 'in-delivery', firedCourse: 1 })).toBe(false);
  expect(isServed({ ...round, prepared: [0, 1, 2], firedCourse: 1 })).toBe(false);
});

test('only confirmed rounds can be served, and ticking off more dishes never makes a round unserved', () => {
  const item = fc.record({ amount: fc.nat(3), course: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }) });
  fc.assert(
    fc.property(
      fc.constantFrom(...orderStates),
      fc.array(item, { minLength: 1, maxLength: 5 }),
      fc.option(fc.integer({ min: 1, max: 3 })),
      fc.array(fc.nat(4)),
      (status, all, firedCourse, prepared) => {
        const one = { status, items: all, firedCourse, prepared };
        if (isServed(one)) expect(['confirmed', 'in-delivery']).toContain(status);
        if (isServed(one)) expect(isServed({ ...one, prepared: [0, 1, 2, 3, 4] })).toBe(true);
      },
    ),
  );
});
