import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromMoney, sumOf, toMoney } from '../money/money.ts';
import { paymentRows } from '../payments/payment-methods.ts';
import { amountAtDoor, type CollectableOrder, cashAtDoor } from './amount-at-door.ts';

const order = (changes: Partial<CollectableOrder> = {}): CollectableOrder => ({
  paymentMethod: 'cash',
  isPaid: false,
  totals: { total: { gross: 55.87 } },
  ...changes,
});

// DELIVERY-07
test('collects the total and the tip without refunds', () => {
  expect(fromMoney(amountAtDoor(order()))).toBe(55.87);
  expect(fromMoney(amountAtDoor(order({ tip: 4.13 })))).toBe(60);
  expect(fromMoney(amountAtDoor(order({ tip: 4.13, refundedOfTotal: 10 })))).toBe(50);
  expect(fromMoney(amountAtDoor(order({ refundedOfTotal: 60 })))).toBe(0);
});

// DELIVERY-07
test('collects nothing of an order that is or will be paid online', () => {
  expect(amountAtDoor(order({ paymentMethod: 'card', isPaid: true, tip: 5 }))).toBe(0);
  expect(amountAtDoor(order({ paymentMethod: 'paypal' }))).toBe(0);
});

// DELIVERY-07
test('counts only cash as cash', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(fc.constantFrom(...paymentRows), cents, cents, ({ method, isOnline }, gross, tip) => {
      const one = order({ paymentMethod: method, totals: { total: { gross } }, tip });
      const due = isOnline ? 0 : sumOf([toMoney(gross), toMoney(tip)]);
      expect(amountAtDoor(one)).toBe(due);
      expect(cashAtDoor(one)).toBe(method === 'cash' ? due : 0);
    }),
  );
});
