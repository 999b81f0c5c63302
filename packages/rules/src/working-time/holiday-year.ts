import type { LocalDate } from '../time/local-time.ts';
import { addMonths } from '../time/months.ts';
import { addDays } from './known-days.ts';

/**
 * `calendar`: from 1 January; `service`: from the start of the employment (UrlG § 2 Abs. 1, OR Art. 329a). In DE only
 * the calendar year applies (BUrlG § 1).
 */
export type HolidayYearKind = 'calendar' | 'service';

/** A holiday year, named after the calendar year in which it begins. */
export interface HolidayYear {
  readonly year: number;
  readonly from: LocalDate;
  /** Its last day. */
  readonly to: LocalDate;
}

export function holidayYear(kind: HolidayYearKind, employedFrom: LocalDate, year: number): HolidayYear {
  const begins = (year: number) =>
    kind === 'calendar' ? `${year}-01-01` : addMonths(employedFrom, 12 * (year - Number(employedFrom.slice(0, 4))));
  return { year, from: begins(year), to: addDays(begins(year + 1), -1) };
}

/** The holiday year of a date. */
export function holidayYearOn(kind: HolidayYearKind, employedFrom: LocalDate, date: LocalDate): HolidayYear {
  const year = holidayYear(kind, employedFrom, Number(date.slice(0, 4)));
  return date < year.from ? holidayYear(kind, employedFrom, year.year - 1) : year;
}
