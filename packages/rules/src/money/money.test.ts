import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, fromMoney, money, roundToCents, timesToCents, toMoney } from './money.ts';

const amounts = fc.integer({ min: -1e13, max: 1e13 }).map(money);

// MONEY-01
test('converts exactly between wire and Money in both directions', () => {
  fc.assert(fc.property(amounts, (amount) => expect(toMoney(fromMoney(amount))).toBe(amount)));
  expect(toMoney(10.9)).toBe(109_000);
  expect(toMoney(0.0001)).toBe(1);
  expect(Object.is(toMoney(-0), 0)).toBe(true);
});

// MONEY-02
test('rejects amounts that cannot be represented', () => {
  for (const decimal of [Number.NaN, Number.POSITIVE_INFINITY, 1e15])
    expect(() => toMoney(decimal)).toThrow(expect.objectContaining({ code: 'MONEY_OUT_OF_RANGE' }));
});

test('rounds half up to cents, symmetrically below zero', () => {
  expect([49, 50, 149, 150, -49, -50, -150].map((each) => roundToCents(money(each)))).toEqual([
    0, 100, 100, 200, 0, -100, -200,
  ]);
  fc.assert(
    fc.property(amounts, (amount) => {
      const rounded = roundToCents(amount);
      expect(Math.abs(rounded % 100)).toBe(0);
      expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(50);
      expect(roundToCents(rounded)).toBe(rounded);
      expect(roundToCents(money(-amount))).toBe(money(-rounded));
    }),
  );
});

test('multiplies a price by a decimal amount without floating-point errors', () => {
  expect(timesToCents(toMoney(1.005), 1)).toBe(toMoney(1.01)); // in floating point 1.00
  expect(timesToCents(toMoney(34.9), 0.3)).toBe(toMoney(10.47));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (price, tenThousandths) => {
      const exact = BigInt(price) * BigInt(tenThousandths); // of 1/10^8
      const cents = (exact + 500_000n) / 1_000_000n;
      expect(timesToCents(money(price), tenThousandths / 10_000)).toBe(Number(cents) * 100);
    }),
  );
});

// MONEY-04
test('formats amounts in German', () => {
  expect(formatMoney(toMoney(1234.5), 'EUR')).toBe('1.234,50\u00a0€');
  expect(formatMoney(toMoney(0.005), 'EUR')).toBe('0,01\u00a0€');
  expect(formatMoney(toMoney(10.9), 'EUR', 'de-AT')).toBe('€\u00a010,90');
  expect(formatMoney(toMoney(10), 'JPY')).toContain('10,00');
});
