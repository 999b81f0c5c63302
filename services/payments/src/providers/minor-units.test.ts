import { expect, test } from '@jest/globals';
import { money, toMoney } from '@theke/rules/money/money';
import fc from 'fast-check';
import { fromMinorUnits, toDecimalText, toMinorUnits } from './minor-units.ts';

test.each([
  [10.9, 'EUR', 1090, '10.90'],
  [0.01, 'CHF', 1, '0.01'],
  [1090, 'JPY', 1090, '1090'],
  [1.234, 'KWD', 1234, '1.234'],
])('converts %d %s to %d minor units, written %s', (amount, currency, units, text) => {
  expect(toMinorUnits(toMoney(amount), currency)).toBe(units);
  expect(toDecimalText(toMoney(amount), currency)).toBe(text);
});

test('rejects amounts below the smallest unit instead of rounding', () => {
  expect(() => toMinorUnits(toMoney(10.905), 'EUR')).toThrow();
  expect(() => toMinorUnits(toMoney(10.9), 'JPY')).toThrow();
});

test('round-trips every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('EUR', 'CHF', 'JPY', 'KWD'), (units, currency) => {
      const amount = fromMinorUnits(units, currency);
      expect(toMinorUnits(amount, currency)).toBe(units);
      expect(money(Math.round(Number(toDecimalText(amount, currency)) * 10_000))).toBe(amount);
    }),
  );
});
