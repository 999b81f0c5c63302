import { expect, test } from '@jest/globals';
import type { OrderStatus } from '@theke/contracts/ordering/order';
import { keptOf, type Told } from './kept-of.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes));
const told = (deliveryType: Told['deliveryType'], states: [OrderStatus, number][], more: Partial<Told> = {}): Told => ({
  deliveryType,
  history: states.map(([state, minutes]) => ({ state, move: null, at: at(minutes).toISOString(), by: 'Maria' })),
  appointment: null,
  expectedUntil: at(30),
  ...more,
});

// WHEN-10
test('a promise is kept up to five minutes after its time', () => {
  const ready = (minutes: number) => keptOf(told('takeaway', [['in-delivery', minutes]]));
  expect([ready(10), ready(35), ready(36)]).toEqual([true, true, false]);
});

test('a delivery is there when it was delivered, not when it left; what staff only finished counts from then', () => {
  expect(keptOf(told('delivery', [['in-delivery', 20]]))).toBeUndefined();
  const brought: [OrderStatus, number][] = [
    ['in-delivery', 20],
    ['delivered', 40],
    ['completed', 41],
  ];
  expect(keptOf(told('delivery', brought))).toBe(false);
  expect(keptOf(told('delivery', [['completed', 31]]))).toBe(true);
});

test('what was agreed on counts, and where nothing was promised nothing was kept', () => {
  const ready: [OrderStatus, number][] = [['in-delivery', 44]];
  expect(keptOf(told('takeaway', ready, { appointment: at(40) }))).toBe(true);
  expect(keptOf(told('takeaway', ready, { expectedUntil: null }))).toBeUndefined();
  expect(keptOf(told('takeaway', []))).toBeUndefined();
});
