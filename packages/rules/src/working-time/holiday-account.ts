import type { LocalDate } from '../time/local-time.ts';
import { type Employment, entitledDays } from './entitled-days.ts';
import { holidayExpiry } from './holiday-expiry.ts';
import { type HolidayYear, holidayYear, holidayYearOn } from './holiday-year.ts';

export interface HolidayAccountFacts extends Employment {
  /** The first year that is computed; of those before only what was carried in is known. */
  readonly since: number;
  readonly carriedIn: readonly { readonly year: number; readonly days: number }[];
  /** Days and halves of holiday, taken or planned, by date. */
  readonly taken: ReadonlyMap<LocalDate, number>;
  /** Years of whose holiday the employer told that it will be lost (DE, AT). */
  readonly toldYears: ReadonlySet<number>;
  /** Years in which somebody could not work at all (DE). */
  readonly sickYears: ReadonlySet<number>;
  /** False where nothing is carried over (DE). */
  readonly carries?: boolean;
}

/** What a year gave, and what is left of it. */
export interface HolidayLot {
  readonly year: number;
  readonly days: number;
  /** Taken until the day on which the account is read; more than `days` where too much was taken. */
  readonly used: number;
  readonly left: number;
  /** The last day on which it can be taken, null where it does not expire by itself. */
  readonly expiresOn: LocalDate | null;
  /** Nothing of it expires because nobody told so. */
  readonly isKeptUntold: boolean;
}

/** The account of one year on a day; days and their fractions, rounded nowhere. */
export interface HolidayAccount {
  readonly year: HolidayYear;
  /** Left of earlier years when this one began; negative where too much had been taken. */
  readonly carried: number;
  readonly entitled: number;
  /** Taken in this year until the day, with it. */
  readonly taken: number;
  /** Put down for later days of this year. */
  readonly planned: number;
  /** Lost in this year until the day. */
  readonly expired: number;
  /** `carried + entitled - taken - expired`, what can still be taken or planned. */
  readonly left: number;
  /** Years that still have something, or had something this year, the oldest first. */
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
 * The holiday account of the year in which a day lies (TIME-06, TIME-11). What expires first is taken first, among those
 * the oldest; what is taken beyond all that there is stands against its own year. A day that was taken after an expiry never
 * uses what had expired.
 */
export function holidayAccountOf(facts: HolidayAccountFacts, on: LocalDate): HolidayAccount {
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
  const isTold = facts.toldYears.has(year);
  const law = {
    country: facts.country,
    endsOn: yearOf(facts, year).to,
    wasSickThroughout: facts.sickYears.has(year),
    carries: facts.carries ?? true,
  };
  const expiresOn = holidayExpiry({ ...law, isTold });
  const isKeptUntold = expiresOn === null && holidayExpiry({ ...law, isTold: true }) !== null;
  return { year, days, expiresOn, isKeptUntold, used: 0, expired: 0 };
}

/** Strikes off what could be taken before a date for the last time. */
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
    const taken = Math.min(missing, leftOf(lot));
    lot.used += taken;
    missing -= taken;
  }
  const own = lots.find((lot) => lot.year === year);
  if (own) own.used += missing;
}
