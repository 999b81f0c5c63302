import type { LocalDate } from '../time/local-time.ts';
import { type Holiday, type HolidayCountry, holidaysOf } from './holidays.ts';

/** Days before holidays on which many businesses have other hours. */
const eves = [
  { date: '12-24', name: 'Heiliger Abend' },
  { date: '12-31', name: 'Silvester' },
] as const;

/** Public holidays, 24 and 31 December of the twelve months from a date, in calendar order (HOURS-27). */
export function specialDayDates(country: HolidayCountry, today: LocalDate): Holiday[] {
  const year = Number(today.slice(0, 4));
  const until = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((each) => [
      ...holidaysOf(country, each),
      ...eves.map(({ date, name }) => ({ date: `${each}-${date}`, name, isEverywhere: true })),
    ])
    .filter(({ date }) => date >= today && date < until)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
