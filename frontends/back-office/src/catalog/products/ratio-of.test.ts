import { expect, test } from '@jest/globals';
import { convert } from '@theke/rules/units/units';
import { ratioOf, readRatio } from './ratio-of.ts';

// UNIT-07
test('"1 kg = 4 Stk." is a quarter of a kilogram each', () => {
  const ratio = ratioOf(4, true) as number;
  expect(ratio).toBe(0.25);
  expect(convert(2, 'piece', 'kilogram', { unit: 'kilogram', alternativeUnits: [{ unit: 'piece', ratio }] })).toBe(0.5);
});

test('"1 Pkg. = 12 Stk." is twelve pieces', () => expect(ratioOf(12, false)).toBe(12));

test('whole numbers up to a thousand are shown as typed, in both directions', () => {
  for (let typed = 1; typed <= 1000; typed++)
    for (const isPerOwn of [true, false]) expect(readRatio(ratioOf(typed, isPerOwn), isPerOwn)).toBe(String(typed));
});

test('keeps empty, zero and invalid values', () => {
  expect(ratioOf(null, true)).toBeNull();
  expect(ratioOf(0, true)).toBe(0);
  expect(ratioOf(Number.NaN, true)).toBeNaN();
  expect([null, Number.NaN].map((ratio) => readRatio(ratio, true))).toEqual(['', '']);
  expect(readRatio(0, true)).toBe('0');
});
