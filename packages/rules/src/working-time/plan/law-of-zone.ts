import type { LocalDate } from '../../time/local-time.ts';
import type { Country } from '../laws/rule-set.ts';
import { type HolidayRegion, holidayRegions, publicHolidayDates } from '../public-holidays.ts';

/** Public holidays of the whole country: in Germany those of every state, in Switzerland those of every canton. */
export function nationalHolidays(country: Country, first: number, last: number): Set<LocalDate> {
  if (country !== 'DE') return publicHolidayDates(country, first, last);
  const states = holidayRegions
    .filter((region) => region.startsWith('DE-'))
    .map((region: HolidayRegion) => publicHolidayDates(region, first, last));
  const [firstDates = new Set<LocalDate>(), ...otherDates] = states;
  return new Set([...firstDates].filter((date) => otherDates.every((dates) => dates.has(date))));
}
