import { dateOf, type LocalDate, startOf } from '../time/local-time.ts';
import type { Country } from './laws/rule-set.ts';

/**
 * For how many years records of working times have to be kept at least: two by DE ArbZG § 16 Abs. 2, five by CH and LI ArGV 1 Art. 73 Abs. 2.
 * AT AZG § 26 names no time; two as the specification says. Of whom no country is known the longest holds: nothing is deleted too early.
 */
export const retentionYears = (country: Country | undefined): number => (country === 'AT' || country === 'DE' ? 2 : 5);

/** Until when times of a day have to be kept at least. */
export function retainedUntil(day: LocalDate, country: Country | undefined): LocalDate {
  const until = new Date(startOf(day));
  until.setUTCFullYear(until.getUTCFullYear() + retentionYears(country));
  return dateOf(until.getTime());
}
