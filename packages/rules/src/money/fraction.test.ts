import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dividedBy, fraction, minus, plus, roundHalfUp, times, toFraction, toNumber } from './fraction.ts';

const decimals = fc.double({ noNaN: true, noDefaultInfinity: true });

test('preserves every decimal of up to 6 places', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (millionths) => {
      expect(toNumber(toFraction(millionths / 1e6)) === millionths / 1e6).toBe(true); // === because 0 is -0
      expect(toFraction(millionths / 1e6)).toEqual(fraction(BigInt(millionths), 1_000_000n));
    }),
  );
});

test('represents the written decimal, not the nearest double', () => {
  expect(toFraction(0.1)).toEqual({ numerator: 1n, denominator: 10n });
  expect(toFraction(1.5e-7)).toEqual({ numerator: 3n, denominator: 20_000_000n });
  expect(toFraction(-2.5)).toEqual({ numerator: -5n, denominator: 2n });
  expect(toFraction(1e21)).toEqual({ numerator: 10n ** 21n, denominator: 1n });
  expect(toNumber(times(toFraction(0.1), toFraction(3)))).toBe(0.3);
});

test('has inverse operations for addition and multiplication', () => {
  fc.assert(
    fc.property(decimals.map(toFraction), decimals.map(toFraction), (a, b) => {
      expect(minus(plus(a, b), b)).toEqual(a);
      if (b.numerator !== 0n) expect(dividedBy(times(a, b), b)).toEqual(a);
    }),
  );
});

test('rounds to the nearest integer, half away from zero, symmetrically', () => {
  const halves = [-1.5, -0.5, -0.4, 0.4, 0.5, 1.49, 1.5, 2.5];
  expect(halves.map((each) => roundHalfUp(toFraction(each)))).toEqual([-2, -1, 0, 0, 1, 1, 2, 3]);
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      (numerator, denominator) => {
        const rounded = BigInt(roundHalfUp(fraction(numerator, denominator)));
        const doubleError = 2n * (rounded * denominator - numerator);
        expect(doubleError <= denominator && doubleError >= -denominator).toBe(true);
        expect(BigInt(roundHalfUp(fraction(-numerator, denominator)))).toBe(-rounded);
      },
    ),
  );
});

test('rejects invalid numbers', () => {
  expect(() => toFraction(Number.NaN)).toThrow(expect.objectContaining({ code: 'NUMBER_NOT_FINITE' }));
});

test('is in lowest terms with the sign in the numerator', () => {
  expect(fraction(2n, -4n)).toEqual({ numerator: -1n, denominator: 2n });
  expect(fraction(-2n, -4n)).toEqual({ numerator: 1n, denominator: 2n });
  expect(fraction(0n, -4n)).toEqual({ numerator: 0n, denominator: 1n });
});
