import { expect, test } from '@jest/globals';
import type { OrderStatus } from '@theke/contracts/ordering/order';
import { isPromiseKept, type PromisedOrder } from './is-promise-kept.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes));
const orderWith = (
  deliveryType: PromisedOrder['deliveryType'],
  states: [OrderStatus, number][],
  more: Partial<PromisedOrder> = {},
): PromisedOrder => ({
  deliveryType,
  history: states.map(([state, minutes]) => ({ state, move: null, at: at(minutes).toISOString(), by: 'Maria' })),
  appointment: null,
  expectedUntil: at(30),
  ...more,
});

// WHEN-10
test('counts a promise as kept up to five minutes late', () => {
  const ready = (minutes: number) => isPromiseKept(orderWith('takeaway', [['in-delivery', minutes]]));
  expect([ready(10), ready(35), ready(36)]).toEqual([true, true, false]);
});

test('measures a delivery at "delivered" instead of "out", else at "completed"', () => {
  expect(isPromiseKept(orderWith('delivery', [['in-delivery', 20]]))).toBeUndefined();
  const brought: [OrderStatus, number][] = [
    ['in-delivery', 20],
    ['delivered', 40],
    ['completed', 41],
  ];
  expect(isPromiseKept(orderWith('delivery', brought))).toBe(false);
  expect(isPromiseKept(orderWith('delivery', [['completed', 31]]))).toBe(true);
});

test('measures the agreed time first, and returns nothing without a promise', () => {
  const ready: [OrderStatus, number][] = [['in-delivery', 44]];
  expect(isPromiseKept(orderWith('takeaway', ready, { appointment: at(40) }))).toBe(true);
  expect(isPromiseKept(orderWith('takeaway', ready, { expectedUntil: null }))).toBeUndefined();
  expect(isPromiseKept(orderWith('takeaway', []))).toBeUndefined();
});
