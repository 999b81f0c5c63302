import type { LocalDate } from '../time/local-time.ts';

/** Countries with known holidays (CHECKOUT-11). */
export const holidayCountries = ['AT', 'DE', 'CH', 'LI'] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

export type Holiday = {
  readonly date: LocalDate;
  /** Local German name. */
  readonly name: string;
  /** Whether it applies in the whole country, or only in some states or cantons. */
  readonly isEverywhere: boolean;
};

/** A date, a number of days after Easter Sunday, or the Wednesday before 23 November. */
type When = { readonly month: number; readonly day: number } | { readonly easter: number } | 'repentance day';
type Entry = readonly [name: string, when: When, isEverywhere?: false];

const on = (day: number, month: number): When => ({ month, day });
const easter = (days: number): When => ({ easter: days });

const calendars: Readonly<Record<HolidayCountry, readonly Entry[]>> = {
  AT: [
    ['Neujahr', on(1, 1)],
    ['Heilige Drei Könige', on(6, 1)],
    ['Ostermontag', easter(1)],
    ['Staatsfeiertag', on(1, 5)],
    ['Christi Himmelfahrt', easter(39)],
    ['Pfingstmontag', easter(50)],
    ['Fronleichnam', easter(60)],
    ['Mariä Himmelfahrt', on(15, 8)],
    ['Nationalfeiertag', on(26, 10)],
    ['Allerheiligen', on(1, 11)],
    ['Mariä Empfängnis', on(8, 12)],
    ['Christtag', on(25, 12)],
    ['Stefanitag', on(26, 12)],
  ],
  DE: [
    ['Neujahr', on(1, 1)],
    ['Heilige Drei Könige', on(6, 1), false],
    ['Frauentag', on(8, 3), false],
    ['Karfreitag', easter(-2)],
    ['Ostersonntag', easter(0), false],
    ['Ostermontag', easter(1)],
    ['Tag der Arbeit', on(1, 5)],
    ['Christi Himmelfahrt', easter(39)],
    ['Pfingstsonntag', easter(49), false],
    ['Pfingstmontag', easter(50)],
    ['Fronleichnam', easter(60), false],
    ['Mariä Himmelfahrt', on(15, 8), false],
    ['Weltkindertag', on(20, 9), false],
    ['Tag der Deutschen Einheit', on(3, 10)],
    ['Reformationstag', on(31, 10), false],
    ['Allerheiligen', on(1, 11), false],
    ['Buß- und Bettag', 'repentance day', false],
    ['1. Weihnachtstag', on(25, 12)],
    ['2. Weihnachtstag', on(26, 12)],
  ],
  CH: [
    ['Neujahr', on(1, 1)],
    ['Berchtoldstag', on(2, 1), false],
    ['Heilige Drei Könige', on(6, 1), false],
    ['Josefstag', on(19, 3), false],
    ['Karfreitag', easter(-2), false],
    ['Ostermontag', easter(1), false],
    ['Tag der Arbeit', on(1, 5), false],
    ['Auffahrt', easter(39)],
    ['Pfingstmontag', easter(50), false],
    ['Fronleichnam', easter(60), false],
    ['Bundesfeier', on(1, 8)],
    ['Mariä Himmelfahrt', on(15, 8), false],
    ['Allerheiligen', on(1, 11), false],
    ['Mariä Empfängnis', on(8, 12), false],
    ['Weihnachten', on(25, 12)],
    ['Stephanstag', on(26, 12), false],
  ],
  LI: [
    ['Neujahr', on(1, 1)],
    ['Heilige Drei Könige', on(6, 1)],
    ['Mariä Lichtmess', on(2, 2)],
    ['Josefstag', on(19, 3)],
    ['Ostermontag', easter(1)],
    ['Tag der Arbeit', on(1, 5)],
    ['Auffahrt', easter(39)],
    ['Pfingstmontag', easter(50)],
    ['Fronleichnam', easter(60)],
    ['Staatsfeiertag', on(15, 8)],
    ['Mariä Geburt', on(8, 9)],
    ['Allerheiligen', on(1, 11)],
    ['Mariä Empfängnis', on(8, 12)],
    ['Weihnachten', on(25, 12)],
    ['Stephanstag', on(26, 12)],
  ],
};

/** The date of a day; days beyond the month's end roll over. */
const dateOf = (year: number, month: number, day: number): LocalDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/**
 * Easter Sunday of a year.
 * @param year from 1583 on, the first of the Gregorian calendar
 */
export const easterSunday = (year: number): LocalDate => dateOf(year, 3, easterInMarch(year));

/**
 * Days from 1 March to Easter Sunday of the Gregorian calendar, 1 for 1 March (Gauss, with Lichtenberg's corrections).
 */
function easterInMarch(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const golden = year % 19;
  const age = (19 * golden + moon) % 30;
  const fullMoon = 21 + age - Math.floor((age + Math.floor(golden / 11)) / 29);
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return fullMoon + 7 - ((fullMoon - firstSunday) % 7);
}

/**
 * Public holidays of a year in calendar order. Only suggestions: staff decide when to close.
 * @param year from 1583 on, the first of the Gregorian calendar
 */
export function holidaysOf(country: HolidayCountry, year: number): Holiday[] {
  const dateAt = (when: When): LocalDate => {
    if (when === 'repentance day') {
      const weekday = new Date(Date.UTC(year, 10, 22)).getUTCDay();
      return dateOf(year, 11, 22 - ((weekday + 4) % 7));
    }
    return 'easter' in when ? dateOf(year, 3, easterInMarch(year) + when.easter) : dateOf(year, when.month, when.day);
  };
  return calendars[country]
    .map(([name, when, isEverywhere = true]) => ({ date: dateAt(when), name, isEverywhere }))
    .sort((one, other) => one.date.localeCompare(other.date));
}
