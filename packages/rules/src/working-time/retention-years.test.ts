import { expect, test } from '@jest/globals';
import { retainedUntil, retentionYears } from './retention-years.ts';

test("TIME-18: retains times for the years required by the country's law, or the maximum if unknown", () => {
  expect((['AT', 'DE', 'CH', 'LI', undefined] as const).map(retentionYears)).toEqual([2, 2, 5, 5, 5]);
  expect([retainedUntil('2026-11-27', 'AT'), retainedUntil('2026-11-27', 'CH')]).toEqual(['2028-11-27', '2031-11-27']);
  // Not a day too short.
  expect(retainedUntil('2028-02-29', 'DE')).toBe('2030-03-01');
});
