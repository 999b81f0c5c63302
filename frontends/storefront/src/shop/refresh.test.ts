import { expect, test } from '@jest/globals';
import type { QueryState } from '@tanstack/react-query';
import { isDue } from './refresh.ts';

const hour = 60 * 60_000;
const query = (kind: string, dataUpdatedAt: number) => ({
  queryKey: [kind],
  state: { dataUpdatedAt } as QueryState<unknown, Error>,
});

// CART-12
test('shop data is due after four hours of wall-clock time, also if the device slept', () => {
  const now = 100 * hour;
  expect(isDue(query('card', now - 4 * hour), now)).toBe(true);
  expect(isDue(query('shop', now - 4 * hour), now)).toBe(true);
  expect(isDue(query('card', now - 4 * hour + 1), now)).toBe(false);
  expect(isDue(query('order', 0), now)).toBe(false);
});
