import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OrderState } from '../orders/order-states.ts';
import { orderHabits } from './order-habits.ts';

const vienna = 'Europe/Vienna';
const pizza = (...values: string[]) => ({
  product: 'pizza',
  name: 'Pizza nach Wunsch',
  amount: 1,
  parts: [
    { values: ['32 cm'], isUsual: true },
    { values, isUsual: false },
  ],
});
const cola = { product: 'cola', name: 'Cola', amount: 1, parts: [] };
const order = (placedAt: string, items: ReturnType<typeof pizza>[] = [], status: OrderState = 'completed') => ({
  status,
  kind: 'order' as const,
  history: [],
  placedAt: `${placedAt}T18:00:00.000Z`,
  items,
});

// CUSTOMER-05
test('finds rhythm, weekday, favourites, and their usual choices', () => {
  const orders = [
    order('2026-11-07', [pizza('ohne Zwiebel'), cola]),
    order('2026-11-14', [pizza('ohne Zwiebel', 'scharf'), pizza('ohne Zwiebel')]),
    order('2026-11-21', [pizza('mit Zwiebel')]),
    order('2026-11-24', [cola]),
  ];
  expect(orderHabits(orders, vienna)).toEqual({
    everyDays: 7,
    weekday: 6,
    favourites: [
      { product: 'pizza', name: 'Pizza nach Wunsch', orders: 3, choices: ['ohne Zwiebel'] },
      { product: 'cola', name: 'Cola', orders: 2, choices: [] },
    ],
  });
});

test('finds nothing in few or unsold orders', () => {
  const nothing = { everyDays: null, weekday: null, favourites: [] };
  expect(orderHabits([], vienna)).toEqual(nothing);
  expect(orderHabits([order('2026-11-07', [cola]), order('2026-11-14')], vienna)).toEqual(nothing);
  const unsold = ['2026-11-07', '2026-11-14', '2026-11-21'].map((date) => order(date, [cola], 'canceled'));
  expect(orderHabits(unsold, vienna)).toEqual(nothing);
  const struck = ['2026-11-07', '2026-11-14'].map((date) => order(date, [{ ...cola, amount: 0 }]));
  expect(orderHabits(struck, vienna)).toEqual(nothing);
});

test('does not depend on the order of the orders, and counts a product once per order', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 12 }), fc.nat(), (days, seed) => {
      const orders = days.map((day, index) =>
        order(new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10), index % 2 ? [cola, cola] : [pizza()]),
      );
      const turned = [...orders.slice(seed % (orders.length || 1)), ...orders.slice(0, seed % (orders.length || 1))];
      const habits = orderHabits(orders, vienna);
      expect(orderHabits(turned, vienna)).toEqual(habits);
      for (const { orders: count } of habits.favourites) expect(count).toBeLessThanOrEqual(orders.length);
    }),
  ));
