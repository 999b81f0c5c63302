import { expect, test } from '@jest/globals';
import { fullnessOf } from './slot-fullness.ts';

const use = { slot: '2026-11-21T17:30:00.000Z', orders: 2, items: 9, value: 30 };
const limit = { minutes: 30, maxOrders: null, maxItems: null, maxValue: null } as const;

test('a slot is as full as by the limit that is nearest', () => {
  expect(fullnessOf(use, { ...limit, maxOrders: 4 })).toBe(0.5);
  expect(fullnessOf(use, { ...limit, maxOrders: 4, maxItems: 10, maxValue: 300 })).toBe(0.9);
});

test('whatever was accepted before there was a limit, it is no fuller than full', () =>
  expect(fullnessOf(use, { ...limit, maxOrders: 1 })).toBe(1));
