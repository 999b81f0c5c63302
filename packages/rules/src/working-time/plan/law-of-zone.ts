import type { LocalDate } from '../../time/local-time.ts';
import type { Country } from '../laws/rule-set.ts';
import { type HolidayRegion, holidayRegions, publicHolidayDates } from '../public-holidays.ts';

/** Zones that are one country's alone. Büsingen is German and keeps Zurich's time by a zone of its own. */
const countries: Readonly<Record<string, Country>> = {
  'Europe/Vienna': 'AT',
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Zurich': 'CH',
  'Europe/Vaduz': 'LI',
};

/** Whose law holds where a branch is; undefined where its clock says nothing of that. */
export const countryOfZone = (zone: string): Country | undefined => countries[zone];

/** Public holidays that the whole country has: of Germany those of every state, of Switzerland those of every canton. */
export function nationalHolidays(country: Country, first: number, last: number): Set<LocalDate> {
  if (country !== 'DE') return publicHolidayDates(country, first, last);
  const states = holidayRegions
    .filter((region) => region.startsWith('DE-'))
    .map((region: HolidayRegion) => publicHolidayDates(region, first, last));
  const [one = new Set<LocalDate>(), ...others] = states;
  return new Set([...one].filter((date) => others.every((dates) => dates.has(date))));
}
