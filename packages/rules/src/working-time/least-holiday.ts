import type { HolidayCountry } from '../hours/holidays.ts';
import type { LocalDate } from '../time/local-time.ts';
import { yearsFrom } from './calendar.ts';

export interface LeastHolidayFacts {
  readonly country: HolidayCountry;
  /** Working days per week, 1 to 7. */
  readonly daysPerWeek: number;
  readonly birthDate: LocalDate | null;
  /** Full years of service, including credited ones (UrlG § 3). */
  readonly serviceYears: number;
  readonly on: LocalDate;
}

/**
 * Legal minimum of holiday days per year, for a person's working days; null if no law text is known (LI). Contracts
 * below it are reported, not corrected.
 *
 * - DE: BUrlG § 3 Abs. 1, 24 working days of a six-day week; JArbSchG § 19 Abs. 2, 30, 27 and 25 for those under 16,
 * 17, 18 when the calendar year begins.
 * - AT: UrlG § 2 Abs. 1, 30 working days of a six-day week, 36 after 25 years of service.
 * - CH: OR Art. 329a Abs. 1, four weeks, five until the age of 20.
 */
export function leastHolidayDays({
  country,
  daysPerWeek,
  birthDate,
  serviceYears,
  on,
}: LeastHolidayFacts): number | null {
  const age = (date: LocalDate) => (birthDate ? yearsFrom(birthDate, date) : Number.POSITIVE_INFINITY);
  switch (country) {
    case 'DE':
      return (germanWorkingDays(age(`${on.slice(0, 4)}-01-01`)) * daysPerWeek) / 6;
    case 'AT':
      return ((serviceYears >= 25 ? 36 : 30) * daysPerWeek) / 6;
    case 'CH':
      return (age(on) < 20 ? 5 : 4) * daysPerWeek;
    default:
      return null;
  }
}

function germanWorkingDays(age: number): number {
  if (age < 16) return 30;
  if (age < 17) return 27;
  return age < 18 ? 25 : 24;
}
