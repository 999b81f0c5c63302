import type { LocalDate } from '../../time/local-time.ts';
import { addDays } from '../known-days.ts';
import { type AgreedWork, judgedAs } from '../laws/agreed-work.ts';
import type { LawWarning } from '../laws/law-warning.ts';
import { lawWarningsOf } from '../laws/law-warnings.ts';
import { publicHolidayDates } from '../public-holidays.ts';
import { countryOfZone, nationalHolidays } from './law-of-zone.ts';
import { type PlannedShift, workOfShift } from './planned-shift.ts';
import { weekSpan } from './week-span.ts';

/**
 * What the law of a branch's country says of the week that somebody is planned for (TIME-09): of the days from that Monday on, a week of them.
 * @param shifts of one person, in every branch; those of the weeks before and after too, for the rest between them
 * @param agreed where nothing is known of it, the person is taken for a grown-up in an inn of the country whose clock the branch has
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
  return lawWarningsOf(shifts.map(workOfShift), {
    ...who,
    country,
    zone,
    publicHolidays: agreed
      ? publicHolidayDates(agreed.region, year - 1, year + 1)
      : nationalHolidays(country, year - 1, year + 1),
    // The week's rest is known once it is over.
    now: weekSpan(zone, addDays(monday, 7)).until,
  }).filter(({ date }) => date >= monday && date <= last);
}
