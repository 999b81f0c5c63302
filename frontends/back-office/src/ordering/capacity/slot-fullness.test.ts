import { expect, test } from '@jest/globals';
import { fullnessOf } from './slot-fullness.ts';

const use = { slot: '2026-11-21T17:30:00.000Z', orders: 2, items: 9, value: 30 };
const limit = { minutes: 30, maxOrders: null, maxItems: null, maxValue: null } as const;

test("a slot's usage is that of its tightest limit", () => {
  expect(fullnessOf(use, { ...limit, maxOrders: 4 })).toBe(0.5);
  expect(fullnessOf(use, { ...limit, maxOrders: 4, maxItems: 10, maxValue: 300 })).toBe(0.9);
});

test('usage never exceeds 100 %, even with orders accepted before the limit', () =>
  expect(fullnessOf(use, { ...limit, maxOrders: 1 })).toBe(1));
