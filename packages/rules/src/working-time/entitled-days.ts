import type { HolidayCountry } from '../hours/holidays.ts';
import type { LocalDate } from '../time/local-time.ts';
import { addMonths } from '../time/months.ts';
import { daysFrom, firstOf, lastOf } from './calendar.ts';
import type { HolidayYear, HolidayYearKind } from './holiday-year.ts';
import { addDays } from './known-days.ts';

/** Holiday days per year by contract from a date on. */
export interface HolidayEntitlement {
  readonly validFrom: LocalDate;
  readonly days: number;
}

export interface Employment {
  readonly country: HolidayCountry;
  readonly yearKind: HolidayYearKind;
  readonly employedFrom: LocalDate;
  /** The last day; null if open-ended. */
  readonly employedTo: LocalDate | null;
  readonly entitlements: readonly HolidayEntitlement[];
}

/**
 * Entitled days of a holiday year as of a day. Fractions are not rounded, except by BUrlG § 5 Abs. 2. If the
 * entitlement changes within the year, each period counts by its own entitlement (EuGH C-219/14). Reductions by law for
 * incomplete years:
 *
 * - DE, BUrlG §§ 4 and 5: the full entitlement after more than six months. Before, and when leaving in the first half
 * of the year, a twelfth for each full month of service; half a day or more is rounded up, less is not rounded. A start
 * on 1 July does not give the full entitlement (BAG 9 AZR 179/15).
 * - AT, UrlG § 2: in the first six months of the first year of service in proportion to the days served, then the full
 * entitlement. In calendar years (§ 2 Abs. 4) a twelfth for each month that began, unless six months are over before
 * the next year begins. When leaving, the served part of the year (§ 10 Abs. 1).
 * - CH, OR Art. 329a Abs. 3: the served part of the year.
 * - LI: no reduction; no law text is known here.
 */
export function entitledDays(employment: Employment, year: HolidayYear, on: LocalDate): number {
  const from = lastOf(year.from, employment.employedFrom);
  const to = firstOf(year.to, employment.employedTo ?? year.to);
  if (to < from || on < employment.employedFrom) return 0;
  const days = averageDays(employment.entitlements, from, to);
  switch (employment.country) {
    case 'DE':
      return germanDays(employment, year, days, to);
    case 'AT':
      return days * austrianShare(employment, year, on, to);
    case 'CH':
      return days * servedShare(year, from, to);
    default:
      return days;
  }
}

/** Average days per year over a period; 0 before the first entitlement. */
function averageDays(entitlements: readonly HolidayEntitlement[], from: LocalDate, to: LocalDate): number {
  const inOrder = entitlements.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom));
  const sum = inOrder.reduce((total, { validFrom, days }, at) => {
    const next = inOrder[at + 1]?.validFrom;
    const last = next ? firstOf(to, addDays(next, -1)) : to;
    return total + days * Math.max(0, daysFrom(lastOf(from, validFrom), last) + 1);
  }, 0);
  return sum / (daysFrom(from, to) + 1);
}

const servedShare = (year: HolidayYear, from: LocalDate, to: LocalDate): number =>
  (daysFrom(from, to) + 1) / (daysFrom(year.from, year.to) + 1);

/**
 * The last day of the nth month of service (BGB § 188 Abs. 2 and 3): the day before the same day, or the month's last.
 */
function monthEnd(from: LocalDate, months: number): LocalDate {
  const same = addMonths(from, months);
  return same.slice(8) === from.slice(8) ? addDays(same, -1) : same;
}

/** Number of months of service from `from` on whose last day is between `first` and `last`. */
function fullMonths(from: LocalDate, first: LocalDate, last: LocalDate): number {
  let found = 0;
  for (let month = 1; monthEnd(from, month) <= last; month += 1) if (monthEnd(from, month) >= first) found += 1;
  return found;
}

function germanDays({ employedFrom, employedTo }: Employment, year: HolidayYear, days: number, to: LocalDate): number {
  const isWaiting = to <= monthEnd(employedFrom, 6);
  const leavesEarly = employedTo !== null && employedTo < addMonths(year.from, 6);
  if (!isWaiting && !leavesEarly) return days;
  const begins = isWaiting ? employedFrom : lastOf(year.from, employedFrom);
  const share = (days * Math.min(12, fullMonths(begins, year.from, to))) / 12;
  return share % 1 >= 0.5 ? Math.ceil(share) : share;
}

function austrianShare(employment: Employment, year: HolidayYear, on: LocalDate, to: LocalDate): number {
  const { employedFrom, employedTo, yearKind } = employment;
  const from = lastOf(year.from, employedFrom);
  if (employedTo !== null && employedTo < year.to) return servedShare(year, from, to);
  if (employedFrom < year.from) return 1;
  const halfAYear = monthEnd(employedFrom, 6);
  if (yearKind === 'service') return on > halfAYear ? 1 : servedShare(year, from, firstOf(on, to));
  if (halfAYear <= year.to) return 1;
  const startedMonths = Array.from({ length: 12 }, (_, month) => addMonths(employedFrom, month)).filter(
    (date) => date <= year.to,
  );
  return startedMonths.length / 12;
}
