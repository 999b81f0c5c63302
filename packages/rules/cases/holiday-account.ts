import type { Case } from './case.ts';

type Country = 'AT' | 'DE' | 'CH' | 'LI';
type Given = {
  readonly country: Country;
  readonly year?: 'service';
  readonly employedFrom: string;
  readonly employedTo?: string;
  readonly entitlements: readonly { readonly validFrom: string; readonly days: number }[];
};

/** Entitled days of a year as of a day. */
export type EntitledDaysCase = Case<Given & { readonly on: string }, number>;

/** The account of the year of `on`; years before `since` are only known by their carried days. */
export type HolidayAccountCase = Case<
  Given & {
    readonly on: string;
    readonly since: number;
    readonly carriedIn?: readonly { readonly year: number; readonly days: number }[];
    /** Days taken or planned, by date. */
    readonly days: Readonly<Record<string, number>>;
    /** Years in which the employer notified the person that holidays will expire, and asked to take them. */
    readonly notifiedIn: readonly number[];
    readonly sickThroughout?: readonly number[];
  },
  {
    readonly carried: number;
    readonly entitled: number;
    readonly taken: number;
    readonly planned: number;
    readonly expired: number;
    readonly left: number;
  }
>;

/** Last day on which the year's leave entitlement can be taken; null if it never expires. */
export type HolidayExpiryCase = Case<
  {
    readonly country: Country;
    readonly endsOn: string;
    readonly isNotified: boolean;
    readonly wasSickThroughout?: true;
    readonly carries?: false;
  },
  string | null
>;

/** Legal minimum of holiday days for a number of working days per week. */
export type LeastHolidayCase = Case<
  {
    readonly country: Country;
    readonly daysPerWeek: number;
    readonly birthDate?: string;
    readonly serviceYears?: number;
    readonly on: string;
  },
  number | null
>;

const rule = 'TIME-06';
const quotes = {
  'BUrlG § 5':
    'Anspruch auf ein Zwölftel des Jahresurlaubs für jeden vollen Monat des Bestehens des Arbeitsverhältnisses',
  'BUrlG § 5 Abs. 2':
    'Bruchteile von Urlaubstagen, die mindestens einen halben Tag ergeben, sind auf volle Urlaubstage aufzurunden.',
  'BUrlG § 7':
    'Im Fall der Übertragung muß der Urlaub in den ersten drei Monaten des folgenden Kalenderjahrs gewährt und genommen werden.',
  'UrlG § 2':
    'In den ersten sechs Monaten des ersten Arbeitsjahres im Verhältnis zu der zurückgelegten Dienstzeit, danach in voller Höhe; ab dem zweiten Jahr mit Beginn des Arbeitsjahres.',
  'UrlG § 2 Abs. 4':
    'Kalenderjahr als Urlaubsjahr: ist die Wartezeit zu Beginn des neuen Urlaubsjahres nicht erfüllt, für jeden begonnenen Monat ein Zwölftel; ist sie erfüllt, der volle Urlaub.',
  'UrlG § 4 Abs. 5':
    'Der Urlaubsanspruch verjährt nach Ablauf von zwei Jahren ab dem Ende des Urlaubsjahres, in dem er entstanden ist.',
  'UrlG § 10': 'Ausmaß entsprechend der Dauer der Dienstzeit in dem Urlaubsjahr im Verhältnis zum gesamten Urlaubsjahr',
  'OR Art. 128':
    'Mit Ablauf von fünf Jahren verjähren die Forderungen aus dem Arbeitsverhältnis von Arbeitnehmern (BGE 130 III 19: auch Ferien).',
  'OR Art. 329a':
    'Für ein unvollständiges Dienstjahr sind Ferien entsprechend der Dauer des Arbeitsverhältnisses im betreffenden Dienstjahr zu gewähren.',
  contract: 'Balances and holidays are computed from the dated contract.',
} as const;
type Quote = keyof typeof quotes;

const entitled = (
  name: string,
  quote: Quote,
  arithmetic: string,
  given: Partial<EntitledDaysCase['given']> & { readonly country: Country; readonly on: string },
  expect: number,
): EntitledDaysCase => ({
  name: `${quote}: ${name}`,
  rule,
  quote: quotes[quote],
  arithmetic,
  given: { employedFrom: '2020-01-01', entitlements: [{ validFrom: '2000-01-01', days: 30 }], ...given },
  expect,
});
const of = (days: number) => [{ validFrom: '2000-01-01', days }];

export const entitledDaysCases: readonly EntitledDaysCase[] = [
  entitled('a whole year', 'BUrlG § 5', '30', { country: 'DE', on: '2026-12-31' }, 30),
  entitled('a whole year, asked for on its first day', 'BUrlG § 5', '30', { country: 'DE', on: '2026-01-01' }, 30),
  entitled(
    'begun on 1 July: six months end with the year, the full holiday is earned after them (BAG 9 AZR 179/15)',
    'BUrlG § 5',
    '30 x 6/12',
    { country: 'DE', employedFrom: '2026-07-01', on: '2026-12-31' },
    15,
  ),
  entitled(
    'begun on 30 June: six months are over on 29 December',
    'BUrlG § 5',
    '30',
    { country: 'DE', employedFrom: '2026-06-30', on: '2026-12-31' },
    30,
  ),
  entitled(
    'begun on 1 October: half a day is rounded up',
    'BUrlG § 5 Abs. 2',
    '30 x 3/12 = 7.5, so 8',
    { country: 'DE', employedFrom: '2026-10-01', on: '2026-12-31' },
    8,
  ),
  entitled(
    'months count from the day of the beginning',
    'BUrlG § 5',
    '15.9. to 14.12. = 3 full months: 7.5, so 8',
    { country: 'DE', employedFrom: '2026-09-15', on: '2026-12-31' },
    8,
  ),
  entitled(
    'begun on 2 December: no full month',
    'BUrlG § 5',
    '0',
    { country: 'DE', employedFrom: '2026-12-02', on: '2026-12-31' },
    0,
  ),
  entitled(
    'begun in November',
    'BUrlG § 5',
    '24 x 2/12',
    { country: 'DE', employedFrom: '2026-11-01', entitlements: of(24), on: '2026-12-31' },
    4,
  ),
  entitled(
    'less than half a day is neither rounded up nor lost',
    'BUrlG § 5 Abs. 2',
    '25 x 2/12 = 4.1666...',
    { country: 'DE', employedFrom: '2026-11-01', entitlements: of(25), on: '2026-12-31' },
    25 / 6,
  ),
  entitled(
    'left at the end of May',
    'BUrlG § 5',
    '30 x 5/12 = 12.5, so 13',
    { country: 'DE', employedTo: '2026-05-31', on: '2026-05-31' },
    13,
  ),
  entitled(
    'left on 30 June: in the first half',
    'BUrlG § 5',
    '30 x 6/12',
    { country: 'DE', employedTo: '2026-06-30', on: '2026-06-30' },
    15,
  ),
  entitled(
    'left on 1 July: in the second half',
    'BUrlG § 5',
    '30',
    { country: 'DE', employedTo: '2026-07-01', on: '2026-07-01' },
    30,
  ),
  entitled(
    'begun and left within the waiting time',
    'BUrlG § 5',
    '1.2. to 15.5. = 3 full months: 7.5, so 8',
    { country: 'DE', employedFrom: '2026-02-01', employedTo: '2026-05-15', on: '2026-05-15' },
    8,
  ),
  entitled(
    'exactly six months within a year are no more than the waiting time',
    'BUrlG § 5',
    '30 x 6/12',
    { country: 'DE', employedFrom: '2026-03-01', employedTo: '2026-08-31', on: '2026-08-31' },
    15,
  ),
  entitled(
    'the year after the beginning',
    'BUrlG § 5',
    '30',
    { country: 'DE', employedFrom: '2026-10-01', on: '2027-01-01' },
    30,
  ),
  entitled(
    'the last day of a long month has its months, too',
    'BUrlG § 5',
    '31.8. to 30.9., to 30.10., to 30.11., to 30.12. = 4: 30 x 4/12',
    { country: 'DE', employedFrom: '2026-08-31', on: '2026-12-31' },
    10,
  ),
  entitled(
    'before the beginning',
    'BUrlG § 5',
    '0',
    { country: 'DE', employedFrom: '2026-07-01', on: '2025-12-31' },
    0,
  ),
  entitled('after the end', 'BUrlG § 5', '0', { country: 'DE', employedTo: '2026-06-30', on: '2027-02-01' }, 0),
  entitled(
    'leaving on the last day of the year takes nothing off',
    'UrlG § 10',
    '25',
    { country: 'AT', employedTo: '2026-12-31', entitlements: of(25), on: '2026-06-30' },
    25,
  ),
  entitled(
    'leaving in a later year takes nothing off this one',
    'UrlG § 10',
    '25',
    { country: 'AT', employedTo: '2027-03-31', entitlements: of(25), on: '2026-06-30' },
    25,
  ),
  entitled(
    'a month that begins on the last day of the year has begun',
    'UrlG § 2 Abs. 4',
    '31.12. = 1 month begun: 24 x 1/12',
    { country: 'AT', employedFrom: '2026-12-31', entitlements: of(24), on: '2026-12-31' },
    2,
  ),
  entitled(
    'a day before the beginning, in the year of the beginning',
    'BUrlG § 5',
    '0',
    { country: 'DE', employedFrom: '2026-03-02', on: '2026-03-01' },
    0,
  ),
  entitled(
    'on the day of the beginning',
    'BUrlG § 5',
    '30',
    { country: 'DE', employedFrom: '2026-03-02', on: '2026-03-02' },
    30,
  ),
  entitled(
    'begun on 1 March, year of the calendar: the waiting time is over before the next',
    'UrlG § 2 Abs. 4',
    '25',
    { country: 'AT', employedFrom: '2026-03-01', entitlements: of(25), on: '2026-12-31' },
    25,
  ),
  entitled(
    'begun on 1 July, year of the calendar: the waiting time is over with the year',
    'UrlG § 2 Abs. 4',
    '25',
    { country: 'AT', employedFrom: '2026-07-01', entitlements: of(25), on: '2026-12-31' },
    25,
  ),
  entitled(
    'begun on 2 July, year of the calendar: months that began',
    'UrlG § 2 Abs. 4',
    '2.7. to 31.12. = 6 months begun: 25 x 6/12',
    { country: 'AT', employedFrom: '2026-07-02', entitlements: of(25), on: '2026-12-31' },
    12.5,
  ),
  entitled(
    'begun on 15 October, year of the calendar: months that began',
    'UrlG § 2 Abs. 4',
    '15.10., 15.11., 15.12. = 3: 25 x 3/12',
    { country: 'AT', employedFrom: '2026-10-15', entitlements: of(25), on: '2026-12-31' },
    6.25,
  ),
  entitled(
    'left at the end of June',
    'UrlG § 10',
    '181 of 365 days',
    { country: 'AT', employedTo: '2026-06-30', entitlements: of(25), on: '2026-06-30' },
    (25 * 181) / 365,
  ),
  entitled(
    'the first six months of the first year of service, by the days served',
    'UrlG § 2',
    '16 March + 30 April + 15 May = 61 of 365',
    { country: 'AT', year: 'service', employedFrom: '2026-03-16', entitlements: of(25), on: '2026-05-15' },
    (25 * 61) / 365,
  ),
  entitled(
    'the last day of the sixth month of service',
    'UrlG § 2',
    '16 + 30 + 31 + 30 + 31 + 31 + 15 = 184 of 365',
    { country: 'AT', year: 'service', employedFrom: '2026-03-16', entitlements: of(25), on: '2026-09-15' },
    (25 * 184) / 365,
  ),
  entitled(
    'after six months of service the whole',
    'UrlG § 2',
    '25',
    { country: 'AT', year: 'service', employedFrom: '2026-03-16', entitlements: of(25), on: '2026-09-16' },
    25,
  ),
  entitled(
    'the second year of service, from its first day',
    'UrlG § 2',
    '25',
    { country: 'AT', year: 'service', employedFrom: '2026-03-16', entitlements: of(25), on: '2027-03-16' },
    25,
  ),
  entitled(
    'a whole year of service',
    'OR Art. 329a',
    '20',
    { country: 'CH', year: 'service', employedFrom: '2026-03-16', entitlements: of(20), on: '2026-03-16' },
    20,
  ),
  entitled(
    'begun in the middle of a year of the calendar',
    'OR Art. 329a',
    '184 of 365 days',
    { country: 'CH', employedFrom: '2026-07-01', entitlements: of(20), on: '2026-12-31' },
    (20 * 184) / 365,
  ),
  entitled(
    'left after a quarter',
    'OR Art. 329a',
    '90 of 365 days',
    { country: 'CH', employedTo: '2026-03-31', entitlements: of(20), on: '2026-03-31' },
    (20 * 90) / 365,
  ),
  entitled(
    'left in a leap year',
    'OR Art. 329a',
    '182 of 366 days',
    { country: 'CH', employedTo: '2028-06-30', entitlements: of(20), on: '2028-06-30' },
    (20 * 182) / 366,
  ),
  entitled(
    'fewer days from July (EuGH C-219/14: each time by its own measure)',
    'contract',
    '30 x 181/365 + 18 x 184/365',
    {
      country: 'DE',
      entitlements: [
        { validFrom: '2020-01-01', days: 30 },
        { validFrom: '2026-07-01', days: 18 },
      ],
      on: '2026-12-31',
    },
    (30 * 181 + 18 * 184) / 365,
  ),
  entitled(
    'fewer days from April, told in the other order',
    'contract',
    '25 x 90/365 + 15 x 275/365',
    {
      country: 'AT',
      entitlements: [
        { validFrom: '2026-04-01', days: 15 },
        { validFrom: '2020-01-01', days: 25 },
      ],
      on: '2026-12-31',
    },
    (25 * 90 + 15 * 275) / 365,
  ),
  entitled(
    'Liechtenstein: what the contract says, no law shortens it here',
    'contract',
    '20',
    { country: 'LI', employedFrom: '2026-07-01', entitlements: of(20), on: '2026-12-31' },
    20,
  ),
];

const account = (
  name: string,
  quote: Quote,
  arithmetic: string,
  given: Partial<HolidayAccountCase['given']> & { readonly on: string },
  [carried, days, taken, planned, expired, left]: readonly [number, number, number, number, number, number],
): HolidayAccountCase => ({
  name: `${quote}: ${name}`,
  rule,
  quote: quotes[quote],
  arithmetic,
  given: {
    country: 'DE',
    employedFrom: '2015-01-01',
    entitlements: of(given.country === 'AT' ? 25 : given.country === 'CH' ? 20 : 30),
    since: 2026,
    days: {},
    notifiedIn: [2023, 2024, 2025, 2026, 2027],
    ...given,
  },
  expect: { carried, entitled: days, taken, planned, expired, left },
});
const carried4 = [{ year: 2025, days: 4 }];

export const holidayAccountCases: readonly HolidayAccountCase[] = [
  account('nothing taken', 'contract', '30', { on: '2026-06-30' }, [0, 30, 0, 0, 0, 30]),
  account(
    'what was taken',
    'contract',
    '30 - 5',
    { on: '2026-06-30', days: { '2026-02-02': 1, '2026-02-03': 4 } },
    [0, 30, 5, 0, 0, 25],
  ),
  account(
    'what is planned is not taken',
    'contract',
    '30 - 0.5; 1 planned',
    { on: '2026-06-30', days: { '2026-06-30': 0.5, '2026-08-03': 1 } },
    [0, 30, 0.5, 1, 0, 29.5],
  ),
  account(
    'more than there was',
    'contract',
    '30 - 32',
    { on: '2026-12-31', days: { '2026-07-01': 32 } },
    [0, 30, 32, 0, 0, -2],
  ),
  account(
    'what was taken too much lies in the way of the next year',
    'contract',
    '-2 + 30',
    { on: '2027-01-01', days: { '2026-07-01': 32 } },
    [-2, 30, 0, 0, 0, 28],
  ),
  account(
    'carried over, on the last day',
    'BUrlG § 7',
    '4 + 30',
    { on: '2026-03-31', carriedIn: carried4 },
    [4, 30, 0, 0, 0, 34],
  ),
  account(
    'carried over, a day later',
    'BUrlG § 7',
    '4 + 30 - 4',
    { on: '2026-04-01', carriedIn: carried4 },
    [4, 30, 0, 0, 4, 30],
  ),
  account(
    'nobody told (EuGH C-120/21, BAG 9 AZR 266/20)',
    'BUrlG § 7',
    '4 + 30',
    { on: '2026-04-01', carriedIn: carried4, notifiedIn: [] },
    [4, 30, 0, 0, 0, 34],
  ),
  account(
    'the oldest is taken first',
    'BUrlG § 7',
    '3 of the 4; 1 expires',
    { on: '2026-04-01', carriedIn: carried4, days: { '2026-02-02': 3 } },
    [4, 30, 3, 0, 1, 30],
  ),
  account(
    'what expired cannot be taken',
    'BUrlG § 7',
    '4 expired; 30 - 2',
    { on: '2026-04-07', carriedIn: carried4, days: { '2026-04-07': 2 } },
    [4, 30, 2, 0, 4, 28],
  ),
  account(
    'a holiday on the last day uses what expires with it',
    'BUrlG § 7',
    '4 - 1 = 3 expire',
    { on: '2026-04-01', carriedIn: carried4, days: { '2026-03-31': 1 } },
    [4, 30, 1, 0, 3, 30],
  ),
  account(
    'planned before it expires',
    'BUrlG § 7',
    '34; 3 planned',
    { on: '2026-01-31', carriedIn: carried4, days: { '2026-03-02': 3 } },
    [4, 30, 0, 3, 0, 34],
  ),
  account(
    'who was sick throughout the year keeps it for 15 months (BAG 9 AZR 353/10)',
    'BUrlG § 7',
    '4 + 30',
    { on: '2026-12-31', carriedIn: carried4, sickThroughout: [2025] },
    [4, 30, 0, 0, 0, 34],
  ),
  account(
    'from one year to the next',
    'BUrlG § 7',
    '30 - 20 = 10 carried; + 30',
    { on: '2027-03-31', days: { '2026-07-06': 20 } },
    [10, 30, 0, 0, 0, 40],
  ),
  account(
    'from one year to the next, and expired',
    'BUrlG § 7',
    '10 carried; 10 expired; 30',
    { on: '2027-04-01', days: { '2026-07-06': 20 } },
    [10, 30, 0, 0, 10, 30],
  ),
  account(
    'a day of the next year is none of this one',
    'contract',
    '4.1.2027 lies in 2027',
    { on: '2026-12-31', days: { '2026-12-31': 1, '2027-01-04': 1 } },
    [0, 30, 1, 0, 0, 29],
  ),
  account(
    'the first and the last day belong to the year',
    'contract',
    '1 taken, 1 planned',
    { on: '2026-06-30', days: { '2026-12-31': 1, '2026-01-01': 1 } },
    [0, 30, 1, 1, 0, 29],
  ),
  account(
    'days are read in the order of the calendar',
    'BUrlG § 7',
    '1 in March of the 4, 2 in April of the 30; 3 expire',
    { on: '2026-04-30', carriedIn: carried4, days: { '2026-04-07': 2, '2026-03-02': 1 } },
    [4, 30, 3, 0, 3, 28],
  ),
  account(
    'what was taken before the account begins is known by what was carried in',
    'contract',
    '4 + 30',
    { on: '2026-01-31', carriedIn: carried4, days: { '2025-12-01': 3 } },
    [4, 30, 0, 0, 0, 34],
  ),
  account(
    'two years together, on the last day of the older',
    'UrlG § 4 Abs. 5',
    '5 + 10 + 25',
    {
      country: 'AT',
      on: '2026-12-31',
      carriedIn: [
        { year: 2024, days: 5 },
        { year: 2025, days: 10 },
      ],
    },
    [15, 25, 0, 0, 0, 40],
  ),
  account(
    'the year after: the older is gone',
    'UrlG § 4 Abs. 5',
    '5 expired at the turn of the year; 10 + 25 carried; + 25',
    {
      country: 'AT',
      on: '2027-01-01',
      carriedIn: [
        { year: 2024, days: 5 },
        { year: 2025, days: 10 },
      ],
    },
    [35, 25, 0, 0, 0, 60],
  ),
  account(
    'the year after: the older was taken first',
    'UrlG § 4 Abs. 5',
    '7 taken: 5 of 2024, 2 of 2025; 8 + 25 carried; + 25',
    {
      country: 'AT',
      on: '2027-01-01',
      carriedIn: [
        { year: 2025, days: 10 },
        { year: 2024, days: 5 },
      ],
      days: { '2026-05-04': 7 },
    },
    [33, 25, 0, 0, 0, 58],
  ),
  account(
    'nobody told: nothing is barred (EuGH C-120/21)',
    'UrlG § 4 Abs. 5',
    '5 + 25 carried; + 25',
    { country: 'AT', on: '2027-01-01', carriedIn: [{ year: 2024, days: 5 }], notifiedIn: [] },
    [30, 25, 0, 0, 0, 55],
  ),
  account(
    'five years on the last day',
    'OR Art. 128',
    '3 + 20',
    { country: 'CH', since: 2025, on: '2025-12-31', carriedIn: [{ year: 2020, days: 3 }] },
    [3, 20, 0, 0, 0, 23],
  ),
  account(
    'five years and a day',
    'OR Art. 128',
    '3 barred at the turn of the year; 20 carried; + 20',
    { country: 'CH', since: 2025, on: '2026-01-01', carriedIn: [{ year: 2020, days: 3 }] },
    [20, 20, 0, 0, 0, 40],
  ),
  account(
    'years of service: what is taken counts in the year in which it lies',
    'UrlG § 2',
    '16.3.2026 to 15.3.2027: 25; 4 taken in January',
    {
      country: 'AT',
      year: 'service',
      employedFrom: '2025-03-16',
      since: 2026,
      on: '2027-01-31',
      days: { '2027-01-18': 4 },
    },
    [0, 25, 4, 0, 0, 21],
  ),
];

const expires = (
  name: string,
  quote: Quote,
  given: Partial<HolidayExpiryCase['given']> & { readonly country: Country },
  expect: string | null,
): HolidayExpiryCase => ({
  name: `${given.country}: ${name}`,
  rule,
  quote: quotes[quote],
  arithmetic: `from ${given.endsOn ?? '2025-12-31'}`,
  given: { endsOn: '2025-12-31', isNotified: true, ...given },
  expect,
});

export const holidayExpiryCases: readonly HolidayExpiryCase[] = [
  expires('told', 'BUrlG § 7', { country: 'DE' }, '2026-03-31'),
  expires('told, and nothing is carried over', 'BUrlG § 7', { country: 'DE', carries: false }, '2025-12-31'),
  expires('not told', 'BUrlG § 7', { country: 'DE', isNotified: false }, null),
  expires(
    'not told, and nothing is carried over',
    'BUrlG § 7',
    { country: 'DE', isNotified: false, carries: false },
    null,
  ),
  expires('sick throughout', 'BUrlG § 7', { country: 'DE', wasSickThroughout: true }, '2027-03-31'),
  expires(
    'sick throughout, not told: telling would have helped nobody',
    'BUrlG § 7',
    { country: 'DE', wasSickThroughout: true, isNotified: false },
    '2027-03-31',
  ),
  expires('told', 'UrlG § 4 Abs. 5', { country: 'AT' }, '2027-12-31'),
  expires('not told', 'UrlG § 4 Abs. 5', { country: 'AT', isNotified: false }, null),
  expires('a year of service', 'UrlG § 4 Abs. 5', { country: 'AT', endsOn: '2026-04-14' }, '2028-04-14'),
  expires(
    'a year of service that ended on 29 February (ABGB § 902)',
    'UrlG § 4 Abs. 5',
    { country: 'AT', endsOn: '2024-02-29' },
    '2026-02-28',
  ),
  expires('told', 'OR Art. 128', { country: 'CH' }, '2030-12-31'),
  expires(
    'not told: the limitation asks for no word',
    'OR Art. 128',
    { country: 'CH', isNotified: false },
    '2030-12-31',
  ),
  expires('no text is known', 'contract', { country: 'LI' }, null),
];

const least = (
  name: string,
  quote: string,
  arithmetic: string,
  given: Partial<LeastHolidayCase['given']> & { readonly country: Country; readonly daysPerWeek: number },
  expect: number | null,
): LeastHolidayCase => ({
  name: `${given.country}: ${name}`,
  rule,
  quote,
  arithmetic,
  given: { on: '2026-06-30', ...given },
  expect,
});
const burlg = 'BUrlG § 3: Der Urlaub beträgt jährlich mindestens 24 Werktage.';
const jarbschg =
  'JArbSchG § 19 Abs. 2: mindestens 30 Werktage, wenn der Jugendliche zu Beginn des Kalenderjahrs noch nicht 16 Jahre alt ist, 27 noch nicht 17, 25 noch nicht 18';
const urlg = 'UrlG § 2 Abs. 1: 30 Werktage, nach Vollendung des 25. Jahres 36 Werktage';
const or329a = 'OR Art. 329a Abs. 1: wenigstens vier Wochen, bis zum vollendeten 20. Altersjahr wenigstens fünf Wochen';

export const leastHolidayCases: readonly LeastHolidayCase[] = [
  least('six days a week', burlg, '24', { country: 'DE', daysPerWeek: 6 }, 24),
  least('five days a week', burlg, '24 x 5/6', { country: 'DE', daysPerWeek: 5 }, 20),
  least('three days a week', burlg, '24 x 3/6', { country: 'DE', daysPerWeek: 3 }, 12),
  least('one day a week', burlg, '24 x 1/6', { country: 'DE', daysPerWeek: 1 }, 4),
  least('15 on 1 January', jarbschg, '30', { country: 'DE', daysPerWeek: 6, birthDate: '2010-01-02' }, 30),
  least('16 on 1 January', jarbschg, '27', { country: 'DE', daysPerWeek: 6, birthDate: '2010-01-01' }, 27),
  least('17 on 1 January', jarbschg, '25', { country: 'DE', daysPerWeek: 6, birthDate: '2008-06-01' }, 25),
  least('18 on 1 January', jarbschg, '24', { country: 'DE', daysPerWeek: 6, birthDate: '2008-01-01' }, 24),
  least('five days a week', urlg, '30 x 5/6', { country: 'AT', daysPerWeek: 5 }, 25),
  least('after 25 years', urlg, '36 x 5/6', { country: 'AT', daysPerWeek: 5, serviceYears: 25 }, 30),
  least('before 25 years', urlg, '30', { country: 'AT', daysPerWeek: 6, serviceYears: 24 }, 30),
  least('five days a week', or329a, '4 x 5', { country: 'CH', daysPerWeek: 5, birthDate: '1990-01-01' }, 20),
  least('the day before turning 20', or329a, '5 x 5', { country: 'CH', daysPerWeek: 5, birthDate: '2006-07-01' }, 25),
  least('20 today', or329a, '4 x 5', { country: 'CH', daysPerWeek: 5, birthDate: '2006-06-30' }, 20),
  least('no text is known', 'none', '-', { country: 'LI', daysPerWeek: 5 }, null),
];
