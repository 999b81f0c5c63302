import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toMoney } from '../money/money.ts';
import { refundedOfTotal } from './refunded-of-total.ts';

// PAY-18
test.each([
  ['paid 20, 5 struck out and given back', { refunded: 5, paidTotal: 20, total: 15 }, 0],
  ['and 3 more as goodwill', { refunded: 8, paidTotal: 20, total: 15 }, 3],
  ['struck out, not given back yet', { refunded: 0, paidTotal: 20, total: 15 }, 0],
  ['goodwill first, then struck out', { refunded: 5, paidTotal: 20, total: 15 }, 0],
  ['nothing struck out', { refunded: 5, paidTotal: 20, total: 20 }, 5],
  ['all of it', { refunded: 20, paidTotal: 20, total: 10 }, 10],
  ['paid on site', { refunded: 5, paidTotal: null, total: 15 }, 5],
])('%s', (_, order, expected) => expect(refundedOfTotal(order)).toBe(toMoney(expected)));

test('leaves the payment minus all refunds, once everything due is refunded', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, (paid, struck, more) => {
      const total = Math.max(0, paid - struck);
      const refunded = Math.min(paid, paid - total + more);
      const order = { refunded: refunded / 100, paidTotal: paid / 100, total: total / 100 };
      expect(toMoney(order.total) - refundedOfTotal(order)).toBe((paid - refunded) * 100);
    }),
  );
});
