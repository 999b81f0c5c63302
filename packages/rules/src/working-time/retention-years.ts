import { dateOf, type LocalDate, startOf } from '../time/local-time.ts';
import type { Country } from './laws/rule-set.ts';

/**
 * Minimum retention of working time records in years: two by DE ArbZG § 16 Abs. 2, five by CH and LI ArGV 1 Art. 73
 * Abs. 2. AT AZG § 26 sets none; two by the specification. For unknown countries the longest applies, so that nothing
 * is deleted too early.
 */
export const retentionYears = (country: Country | undefined): number => (country === 'AT' || country === 'DE' ? 2 : 5);

/** The end of the retention of a day's times. */
export function retainedUntil(day: LocalDate, country: Country | undefined): LocalDate {
  const until = new Date(startOf(day));
  until.setUTCFullYear(until.getUTCFullYear() + retentionYears(country));
  return dateOf(until.getTime());
}
