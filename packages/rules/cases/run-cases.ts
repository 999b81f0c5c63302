import { describe, expect, test } from '@jest/globals';
import type { Case } from './case.ts';

/** A space in a formatted price may be a no-break space. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\u00a0', ' ');
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
};

/** Runs a group of cases: `outcome` computes the result for a case's `given`, in the shape of its `expect`. */
export function runCases<C extends Case<unknown, unknown>>(
  family: string,
  cases: readonly C[],
  outcome: (given: C['given'], expected: C['expect']) => unknown,
): void {
  describe(family, () => {
    test.each(cases.map((each) => [`${each.rule}: ${each.name}`, each] as const))('%s', (_, each) => {
      const actual = plain(outcome(each.given, each.expect));
      if (typeof actual === 'number' && typeof each.expect === 'number') expect(actual).toBeCloseTo(each.expect, 9);
      else expect({ quote: each.quote, actual }).toEqual({ quote: each.quote, actual: each.expect });
    });
  });
}
