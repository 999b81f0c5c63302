import { expect, test } from '@jest/globals';
import { toMoney } from '@theke/rules/money/money';
import fc from 'fast-check';
import { anOrder } from '../shared/order-samples.ts';
import { priceOf, sumsOf, typedPrice, usualEnd } from './offer-draft.ts';

test('parses typed prices, and formats a price as it is typed', () => {
  expect(['', 'viel', '-1', '1,00001', '1000001', '1.234'].map(priceOf)).toEqual(Array(6).fill(undefined));
  expect(['0', '10,9', '1.234,5', '0,0001', '10,5 €'].map(priceOf)).toEqual([0, 10.9, 1234.5, 0.0001, 10.5]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (tenThousandths) => {
      const price = tenThousandths / 10_000;
      expect(priceOf(typedPrice(price))).toBe(price);
    }),
  );
});

test('an offer is the sum of items and delivery, and undefined until each has a price', () => {
  const order = anOrder({});
  const typed = order.items.map(() => '2');
  const sums = sumsOf(order, typed, new Map());
  expect(sums?.gross).toEqual(order.items.map(({ amount }) => toMoney(amount * 2)));
  expect(sums?.total).toBe(
    order.items.reduce((sum, { amount }) => sum + toMoney(amount * 2), 0) + toMoney(order.totals.delivery.gross),
  );
  expect(sumsOf(order, typed.with(0, ''), new Map())).toBeUndefined();
});

test("by default an offer is valid for a week, until the end of a day in the branch's time zone", () => {
  expect(usualEnd(Date.parse('2026-03-25T23:30:00Z'), 'Europe/Vienna')).toBe('2026-04-02T23:59');
});
