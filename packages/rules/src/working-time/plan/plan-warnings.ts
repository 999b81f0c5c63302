import { countryOfZone } from '../../time/country-of-zone.ts';
import type { LocalDate } from '../../time/local-time.ts';
import { addDays } from '../known-days.ts';
import { type AgreedWork, judgedAs } from '../laws/agreed-work.ts';
import type { LawWarning } from '../laws/law-warning.ts';
import { findLawWarnings } from '../laws/law-warnings.ts';
import { publicHolidayDates } from '../public-holidays.ts';
import { nationalHolidays } from './law-of-zone.ts';
import { type PlannedShift, workOfShift } from './planned-shift.ts';
import { weekSpan } from './week-span.ts';

/**
 * Legal warnings in a branch's country about a person's planned week (TIME-09): the seven days from a Monday on.
 * @param shifts of one person, in every branch; including the weeks before and after, for the rest between them
 * @param agreed default: an adult in hospitality in the country of the branch's time zone
 */
export function planWarnings(
  shifts: readonly PlannedShift[],
  zone: string,
  monday: LocalDate,
  agreed?: AgreedWork,
): LawWarning[] {
  const who = agreed ? judgedAs(agreed) : { country: countryOfZone(zone), isHospitality: true };
  const { country } = who;
  if (!country) return [];
  const year = Number(monday.slice(0, 4));
  const last = addDays(monday, 6);
  return findLawWarnings(shifts.map(workOfShift), {
    ...who,
    country,
    zone,
    publicHolidays: agreed
      ? publicHolidayDates(agreed.region, year - 1, year + 1)
      : nationalHolidays(country, year - 1, year + 1),
    // Weekly rest can only be checked at the end of the week.
    now: weekSpan(zone, addDays(monday, 7)).until,
  }).filter(({ date }) => date >= monday && date <= last);
}
