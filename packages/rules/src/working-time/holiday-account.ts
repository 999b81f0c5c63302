import type { LocalDate } from '../time/local-time.ts';
import { type Employment, entitledDays } from './entitled-days.ts';
import { holidayExpiry } from './holiday-expiry.ts';
import { type HolidayYear, holidayYear, holidayYearOn } from './holiday-year.ts';

export interface HolidayAccountFacts extends Employment {
  /** The first calculated year; earlier years are only known by their carried days. */
  readonly since: number;
  readonly carriedIn: readonly { readonly year: number; readonly days: number }[];
  /** Holiday days and halves, taken or planned, by date. */
  readonly taken: ReadonlyMap<LocalDate, number>;
  /** Years for which the employer notified that holidays will expire (DE, AT). */
  readonly notifiedYears: ReadonlySet<number>;
  /** Years in which the person could not work at all (DE). */
  readonly sickYears: ReadonlySet<number>;
  /** False if nothing is carried over (DE). */
  readonly carries?: boolean;
}

/** The entitlement of a year and its remainder. */
export interface HolidayLot {
  readonly year: number;
  readonly days: number;
  /** Taken until the reference day; more than `days` if too many were taken. */
  readonly used: number;
  readonly left: number;
  /** The last day on which it can be taken; null if it does not expire. */
  readonly expiresOn: LocalDate | null;
  /** Does not expire because the employer did not notify the person. */
  readonly isKeptUntold: boolean;
}

/** The account of a year as of a day, in days with fractions, not rounded. */
export interface HolidayAccount {
  readonly year: HolidayYear;
  /** Remainder of earlier years at the start of the year; negative if too many were taken. */
  readonly carried: number;
  readonly entitled: number;
  /** Taken in this year until the day, inclusive. */
  readonly taken: number;
  /** Planned for later days of this year. */
  readonly planned: number;
  /** Expired in this year until the day. */
  readonly expired: number;
  /** `carried + entitled - taken - expired`: days still available. */
  readonly left: number;
  /** Years with a remainder now or earlier this year, oldest first. */
  readonly lots: readonly HolidayLot[];
}

interface Lot {
  readonly year: number;
  readonly days: number;
  readonly expiresOn: LocalDate | null;
  readonly isKeptUntold: boolean;
  used: number;
  expired: number;
}

/**
 * The holiday account of the year of a day (TIME-06, TIME-11). Days that expire first are used first, then the oldest.
 * Days taken beyond the total are charged to their own year. A day taken after an expiry never uses expired days.
 */
export function computeHolidayAccount(facts: HolidayAccountFacts, on: LocalDate): HolidayAccount {
  const yearOn = (date: LocalDate) => holidayYearOn(facts.yearKind, facts.employedFrom, date);
  const year = yearOn(on);
  const lots = facts.carriedIn.map(({ year: earned, days }) => lotOf(facts, earned, days));
  for (let earned = facts.since; earned <= year.year; earned += 1)
    lots.push(lotOf(facts, earned, entitledDays(facts, yearOf(facts, earned), on)));
  lots.sort((one, other) => one.year - other.year);

  const first = yearOf(facts, facts.since).from;
  const days = [...facts.taken].filter(([date]) => date >= first).sort(([one], [other]) => one.localeCompare(other));
  const takeUntil = (from: LocalDate, isWithin: (date: LocalDate) => boolean) => {
    for (const [date, count] of days.filter(([each]) => each >= from && isWithin(each))) {
      expire(lots, date);
      take(lots, date, count, yearOn(date).year);
    }
  };
  takeUntil(first, (date) => date < year.from);
  expire(lots, year.from);
  const carried = sum(lots.filter((lot) => lot.year < year.year).map(leftOf));
  const expiredBefore = sum(lots.map(({ expired }) => expired));
  takeUntil(year.from, (date) => date <= on);
  expire(lots, on);

  const inYear = days.filter(([date]) => date >= year.from && date <= year.to);
  return {
    year,
    carried,
    entitled: sum(lots.filter((lot) => lot.year === year.year).map((lot) => lot.days)),
    taken: sum(inYear.filter(([date]) => date <= on).map(([, count]) => count)),
    planned: sum(inYear.filter(([date]) => date > on).map(([, count]) => count)),
    expired: sum(lots.map(({ expired }) => expired)) - expiredBefore,
    left: sum(lots.map(leftOf)),
    lots: lots
      .filter((lot) => lot.year === year.year || leftOf(lot) !== 0)
      .map((lot) => ({
        year: lot.year,
        days: lot.days,
        used: lot.used,
        left: leftOf(lot),
        expiresOn: lot.expiresOn,
        isKeptUntold: lot.isKeptUntold,
      })),
  };
}

const sum = (days: readonly number[]): number => days.reduce((total, each) => total + each, 0);
const leftOf = ({ days, used, expired }: Lot): number => days - used - expired;
const yearOf = (facts: HolidayAccountFacts, year: number) => holidayYear(facts.yearKind, facts.employedFrom, year);

function lotOf(facts: HolidayAccountFacts, year: number, days: number): Lot {
  const isNotified = facts.notifiedYears.has(year);
  const law = {
    country: facts.country,
    endsOn: yearOf(facts, year).to,
    wasSickThroughout: facts.sickYears.has(year),
    carries: facts.carries ?? true,
  };
  const expiresOn = holidayExpiry({ ...law, isNotified });
  const isKeptUntold = expiresOn === null && holidayExpiry({ ...law, isNotified: true }) !== null;
  return { year, days, expiresOn, isKeptUntold, used: 0, expired: 0 };
}

/** Expires the remainder of lots whose last day is before a date. */
function expire(lots: readonly Lot[], date: LocalDate): void {
  for (const lot of lots) if (lot.expiresOn !== null && lot.expiresOn < date) lot.expired += Math.max(0, leftOf(lot));
}

function take(lots: readonly Lot[], date: LocalDate, days: number, year: number): void {
  const never = '9999-12-31';
  const open = lots
    .filter((lot) => lot.year <= year && leftOf(lot) > 0 && (lot.expiresOn ?? date) >= date)
    .sort((one, other) => (one.expiresOn ?? never).localeCompare(other.expiresOn ?? never) || one.year - other.year);
  let missing = days;
  for (const lot of open) {
    const used = Math.min(missing, leftOf(lot));
    lot.used += used;
    missing -= used;
  }
  const lotOfYear = lots.find((lot) => lot.year === year);
  if (lotOfYear) lotOfYear.used += missing;
}
