import { easterSunday, type Holiday, type HolidayCountry } from '../hours/holidays.ts';
import type { LocalDate } from '../time/local-time.ts';
import { addDays, isoWeekday } from './known-days.ts';

/** A date ('12-25'), a number of days after Easter Sunday, or the Wednesday before 23 November. */
type When = string | { readonly easter: number } | 'repentance day';
/** A legal holiday: optionally from a year on, only in some years, or only in some places of the region. */
interface Entry {
  readonly name: string;
  readonly when: When;
  readonly since?: number;
  readonly only?: readonly number[];
  readonly isLocal?: true;
}

const on = (when: When, name: string, more: Omit<Entry, 'name' | 'when'> = {}): Entry => ({ name, when, ...more });

const newYear = on('01-01', 'Neujahr');
const epiphany = on('01-06', 'Heilige Drei Könige');
const womensDay = (since: number) => on('03-08', 'Internationaler Frauentag', { since });
const goodFriday = on({ easter: -2 }, 'Karfreitag');
const easter = on({ easter: 0 }, 'Ostersonntag');
const easterMonday = on({ easter: 1 }, 'Ostermontag');
const labourDay = on('05-01', 'Tag der Arbeit');
const ascension = on({ easter: 39 }, 'Christi Himmelfahrt');
const swissAscension = on({ easter: 39 }, 'Auffahrt');
const pentecost = on({ easter: 49 }, 'Pfingstsonntag');
const whitMonday = on({ easter: 50 }, 'Pfingstmontag');
const corpusChristi = on({ easter: 60 }, 'Fronleichnam');
const assumption = on('08-15', 'Mariä Himmelfahrt');
const reformation = on('10-31', 'Reformationstag');
const allSaints = on('11-01', 'Allerheiligen');
const immaculate = on('12-08', 'Mariä Empfängnis');
const locally = (entry: Entry): Entry => ({ ...entry, isLocal: true });
const since = (year: number, entry: Entry): Entry => ({ ...entry, since: year });

/** Neujahr, Auffahrt, Bundesfeier (BV Art. 110 Abs. 3) and Weihnachten are treated as Sundays in every canton. */
const everyCanton = [newYear, swissAscension, on('08-01', 'Bundesfeier'), on('12-25', 'Weihnachten')];
const stephen = on('12-26', 'Stephanstag');

/** Holidays of all German states; the third of October is federal (Einigungsvertrag Art. 2 Abs. 2). */
const everyState = [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  ascension,
  whitMonday,
  on('10-03', 'Tag der Deutschen Einheit'),
  on('12-25', '1. Weihnachtstag'),
  on('12-26', '2. Weihnachtstag'),
];
/** 31 October 2017, the 500th anniversary of the theses: once, by law of each state without the yearly holiday. */
const reformationOnce: Entry = { ...reformation, only: [2017] };

/**
 * Public holidays by region (ISO 3166-2), with the law of each. `CH` is any canton: the holidays of all cantons.
 * Missing cantons have additional holidays, which are entered manually.
 */
const laws = {
  /** ARG § 7 Abs. 2. Good Friday was abolished (ARG § 7a, 2019). */
  AT: [
    newYear,
    epiphany,
    easterMonday,
    on('05-01', 'Staatsfeiertag'),
    ascension,
    whitMonday,
    corpusChristi,
    assumption,
    on('10-26', 'Nationalfeiertag'),
    allSaints,
    immaculate,
    on('12-25', 'Christtag'),
    on('12-26', 'Stefanitag'),
  ],
  /** Feiertagsgesetz Baden-Württemberg (FTG) § 1. */
  'DE-BW': [...everyState, epiphany, corpusChristi, allSaints, reformationOnce],
  /**
   * Feiertagsgesetz Bayern (FTG) Art. 1: Mariä Himmelfahrt in places with a Catholic majority, the Friedensfest in
   * Augsburg.
   */
  'DE-BY': [
    ...everyState,
    epiphany,
    corpusChristi,
    allSaints,
    reformationOnce,
    locally(on('08-08', 'Friedensfest')),
    locally(assumption),
  ],
  /** Berlin, Gesetz über die Sonn- und Feiertage § 1; 8 May only in 2020 and 2025, 17 June in 2028. */
  'DE-BE': [
    ...everyState,
    womensDay(2019),
    reformationOnce,
    on('05-08', 'Tag der Befreiung', { only: [2020, 2025] }),
    on('06-17', 'Jahrestag des Volksaufstandes', { only: [2028] }),
  ],
  /** Feiertagsgesetz Brandenburg (FTG) § 2. */
  'DE-BB': [...everyState, easter, pentecost, reformation],
  /** Bremen, Gesetz über die Sonn-, Gedenk- und Feiertage § 2. */
  'DE-HB': [...everyState, reformationOnce, since(2018, reformation)],
  /** Feiertagsgesetz Hamburg § 1. */
  'DE-HH': [...everyState, reformationOnce, since(2018, reformation)],
  /** Hessisches Feiertagsgesetz (HFeiertagsG) § 1. */
  'DE-HE': [...everyState, corpusChristi, reformationOnce],
  /** Feiertagsgesetz Mecklenburg-Vorpommern (FTG M-V) § 2. */
  'DE-MV': [...everyState, womensDay(2023), reformation],
  /** Niedersächsisches Feiertagsgesetz (NFeiertagsG) § 2. */
  'DE-NI': [...everyState, reformationOnce, since(2018, reformation)],
  /** Feiertagsgesetz Nordrhein-Westfalen § 2. */
  'DE-NW': [...everyState, corpusChristi, allSaints, reformationOnce],
  /** Feiertagsgesetz Rheinland-Pfalz (LFtG) § 2. */
  'DE-RP': [...everyState, corpusChristi, allSaints, reformationOnce],
  /** Saarländisches Feiertagsgesetz (SFG) § 2. */
  'DE-SL': [...everyState, corpusChristi, assumption, allSaints, reformationOnce],
  /** Sächsisches Sonn- und Feiertagsgesetz (SächsSFG) § 1: Fronleichnam in Sorbian places. */
  'DE-SN': [...everyState, reformation, on('repentance day', 'Buß- und Bettag'), locally(corpusChristi)],
  /** Feiertagsgesetz Sachsen-Anhalt (FeiertG LSA) § 2. */
  'DE-ST': [...everyState, epiphany, reformation],
  /** Sonn- und Feiertagsgesetz Schleswig-Holstein (SFTG) § 2. */
  'DE-SH': [...everyState, reformationOnce, since(2018, reformation)],
  /** Thüringer Feier- und Gedenktagsgesetz (ThürFGtG) § 2: Fronleichnam in places with a Catholic majority. */
  'DE-TH': [...everyState, on('09-20', 'Weltkindertag', { since: 2019 }), reformation, locally(corpusChristi)],
  CH: everyCanton,
  /** Gesetz über die Ruhe an öffentlichen Feiertagen (BSG 555.1) Art. 2. */
  'CH-BE': [...everyCanton, on('01-02', 'Berchtoldstag'), goodFriday, easterMonday, whitMonday, stephen],
  /** Gesetz über die öffentlichen Ruhetage (SGS 547) § 2. */
  'CH-BL': [...everyCanton, goodFriday, easterMonday, labourDay, whitMonday, stephen],
  /** Gesetz betreffend öffentliche Ruhetage und Ladenöffnung (SG 811.100) § 2. */
  'CH-BS': [...everyCanton, goodFriday, easterMonday, labourDay, whitMonday, stephen],
  /** Ruhetagsgesetz (BR 520.100) Art. 2. */
  'CH-GR': [...everyCanton, easterMonday, whitMonday, stephen],
  /** Gesetz über Ruhetag und Ladenöffnung (sGS 552.1) Art. 2. */
  'CH-SG': [...everyCanton, goodFriday, easterMonday, whitMonday, allSaints, stephen],
  /** Ruhetags- und Ladenöffnungsgesetz (LS 822.4) § 1. */
  'CH-ZH': [...everyCanton, goodFriday, easterMonday, labourDay, whitMonday, stephen],
  /** ArG Art. 18 Abs. 2 (LGBl. 1986 Nr. 85). */
  LI: [
    newYear,
    epiphany,
    easterMonday,
    labourDay,
    swissAscension,
    whitMonday,
    corpusChristi,
    assumption,
    on('09-08', 'Mariä Geburt'),
    allSaints,
    immaculate,
    on('12-25', 'Weihnachten'),
    stephen,
  ],
} as const satisfies Record<string, readonly Entry[]>;

export type HolidayRegion = keyof typeof laws;
export const holidayRegions = Object.keys(laws) as readonly HolidayRegion[];

export const countryOfRegion = (region: HolidayRegion): HolidayCountry => region.slice(0, 2) as HolidayCountry;

/**
 * The first year for which the tables are correct: AT: the first complete year of the ARG; DE: without Buß- und Bettag
 * in all states; CH: with 1 August; LI: after LGBl. 1986 Nr. 85.
 */
export const knownSince: Readonly<Record<string, number>> = { AT: 1985, DE: 1995, CH: 1994, LI: 1987 };

/**
 * Public holidays of a region in a year, in calendar order, with German names (TIME-09). Holidays of some places only
 * have `isEverywhere` false. Two holidays on one day are combined under the name that is first in the law.
 * @throws RangeError for a year before the first known one
 */
export function listPublicHolidays(region: HolidayRegion, year: number): Holiday[] {
  if (year < (knownSince[countryOfRegion(region)] ?? 0)) throw new RangeError(`${region} ${year}`);
  const days = new Map<LocalDate, Holiday>();
  for (const entry of laws[region] as readonly Entry[]) {
    const { name, when, only, isLocal } = entry;
    if (year < (entry.since ?? 0) || (only && !only.includes(year))) continue;
    const date = dateIn(year, when);
    if (!days.has(date)) days.set(date, { date, name, isEverywhere: !isLocal });
  }
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** Dates from the first to the last year that are public holidays in the whole region, for balances and warnings. */
export const publicHolidayDates = (region: HolidayRegion, first: number, last: number): Set<LocalDate> =>
  new Set(
    Array.from({ length: last - first + 1 }, (_, at) => listPublicHolidays(region, first + at)).flatMap((holidays) =>
      holidays.filter(({ isEverywhere }) => isEverywhere).map(({ date }) => date),
    ),
  );

function dateIn(year: number, when: When): LocalDate {
  if (typeof when !== 'string') return addDays(easterSunday(year), when.easter);
  if (when !== 'repentance day') return `${year}-${when}`;
  const last = `${year}-11-22`;
  return addDays(last, -((isoWeekday(last) + 4) % 7));
}
