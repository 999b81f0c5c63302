import { type Money, money } from '../money/money.ts';

/** Units of `Money` in a cent. */
const centSize = 100;

/**
 * Divides whole cents in proportion to weights, exactly: each share is rounded down, remaining cents go to the largest
 * remainders, for equal ones to the first. No share exceeds its weight if `total` does not exceed their sum.
 */
export function apportion(total: Money, weights: readonly Money[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => money(0));
  const cents = BigInt(Math.round(total / centSize));
  const shares = weights.map((weight, index) => {
    const exact = cents * BigInt(weight);
    return { index, cents: exact / whole, rest: exact % whole };
  });
  const left = Number(cents - shares.reduce((sum, share) => sum + share.cents, 0n));
  const raised = new Set(
    shares
      .toSorted((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
      .slice(0, left),
  );
  return shares.map((share) => money(Number(share.cents + (raised.has(share) ? 1n : 0n)) * centSize));
}
