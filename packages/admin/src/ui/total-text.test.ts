import { expect, test } from '@jest/globals';
import { isLastPage, rangeText, totalText } from './total-text.ts';

test('shows an exact total, and marks a capped one', () => {
  expect(totalText({ total: 431, isTotalCapped: false })).toBe('431');
  expect(totalText({ total: 10_000, isTotalCapped: true })).toBe('mehr als 10.000');
});

test('the last page ends with the last row', () => {
  expect(rangeText({ page: 2, pageSize: 25, total: 431, isTotalCapped: false })).toBe('26–50 von 431');
  expect(rangeText({ page: 18, pageSize: 25, total: 431, isTotalCapped: false })).toBe('426–431 von 431');
  expect(rangeText({ page: 401, pageSize: 25, total: 10_025, isTotalCapped: true })).toBe(
    '10.001–10.025 von mehr als 10.025',
  );
});

test('the last page is the one without further rows, with an exact or capped total', () => {
  const isLast = (page: number, total: number, isTotalCapped: boolean) =>
    isLastPage({ page, pageSize: 25, total, isTotalCapped });
  expect([isLast(1, 0, false), isLast(1, 25, false), isLast(1, 26, false)]).toEqual([true, true, false]);
  expect([isLast(400, 10_000, true), isLast(400, 10_000, false)]).toEqual([false, true]);
});
