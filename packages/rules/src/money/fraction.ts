import { RuleError } from '../rule-error.ts';
import { noNumber } from './fraction.de.ts';

/**
 * An exact rational number: `of / per`, with `per` > 0, in lowest terms.
 * Amounts and unit factors are multiplied as fractions because 0.1 * 3 is not 0.3 in floating point and a cent that is
 * rounded from 0.004999... instead of 0.005 would make browser and server disagree about a price.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const abs = (n: bigint) => (n < 0n ? -n : n);

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** `of / per` in lowest terms; `per` must not be 0. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The exact written decimal number: 0.1 is one tenth, not the nearest double. */
export function toFraction(decimal: number): Fraction {
  if (!Number.isFinite(decimal)) throw new RuleError('NUMBER_NOT_FINITE', noNumber);
  const [digits = '0', exponent = '0'] = String(decimal).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const shift = Number(exponent) - decimals.length;
  const integer = BigInt(whole + decimals);
  return shift < 0 ? fraction(integer, 10n ** BigInt(-shift)) : fraction(integer * 10n ** BigInt(shift));
}

/** The nearest double. */
export const toNumber = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, { numerator: -b.numerator, denominator: b.denominator });

/**
 * The nearest integer, with half rounded away from zero. Refunds are therefore rounded like sales, and a refund of an
 * item is exactly minus its price.
 */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  const magnitude = Number((2n * abs(numerator) + denominator) / (2n * denominator));
  return numerator < 0n && magnitude > 0 ? -magnitude : magnitude;
}
