import type { Case } from './case.ts';

type Absence = {
  readonly kind: 'holiday' | 'sick' | 'unpaid' | 'time-off';
  readonly from: string;
  readonly to: string;
  readonly share?: 0.5;
};
type Contract = {
  readonly validFrom: string;
  readonly endsOn?: string;
  readonly weeklyMinutes: number;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  readonly followsPlan?: true;
};

type Given = {
  readonly contracts: readonly Contract[];
  readonly from: string;
  readonly to: string;
  /** Minutes by date. */
  readonly worked?: Readonly<Record<string, number>>;
  readonly planned?: Readonly<Record<string, number>>;
  readonly publicHolidays?: readonly string[];
  readonly isHolidayCredited?: false;
  readonly absences?: readonly Absence[];
  /** Opening balance in minutes. */
  readonly opening?: number;
};

/** Minutes over the whole period: target, work and credit, final balance, and used holiday days. */
export type BalanceCase = Case<
  Given,
  {
    readonly target: number;
    readonly worked: number;
    readonly credited: number;
    readonly balance: number;
    readonly holidayDays: number;
  }
>;
/** The balance at the end of each month, in minutes. */
export type RunningBalanceCase = Case<Given, Readonly<Record<string, number>>>;

const quote = 'Balances and holidays are computed from punches, schedules, absences and the rule set.';
const rule = 'TIME-06';

const mondayToFriday = [1, 2, 3, 4, 5];
const hours = (weekly: number, weekdays = mondayToFriday, validFrom = '2020-01-01'): Contract => ({
  validFrom,
  weeklyMinutes: weekly * 60,
  weekdays,
});
const november = { from: '2026-11-01', to: '2026-11-30' };
/** Monday 23 to Sunday 29 November 2026. */
const week = { from: '2026-11-23', to: '2026-11-29' };
/** With the public holiday Mariä Empfängnis on Tuesday. */
const week8 = { from: '2026-12-07', to: '2026-12-13', publicHolidays: ['2026-12-08'] };

/** The same minutes on each of these days of a month. */
const on = (month: string, days: readonly number[], minutes: number) =>
  Object.fromEntries(days.map((day) => [`${month}-${String(day).padStart(2, '0')}`, minutes]));

const balance = (
  name: string,
  arithmetic: string,
  given: Given,
  [target, worked, credited, end, holidayDays = 0]: readonly [number, number, number, number, number?],
): BalanceCase => ({
  name,
  rule,
  quote,
  arithmetic,
  given,
  expect: { target, worked, credited, balance: end, holidayDays },
});

export const balanceCases: readonly BalanceCase[] = [
  balance(
    'a full month that nobody worked',
    '21 days x 480',
    { contracts: [hours(40)], ...november },
    [10080, 0, 0, -10080],
  ),
  balance('half the hours', '21 x 240', { contracts: [hours(20)], ...november }, [5040, 0, 0, -5040]),
  balance(
    'three days a week',
    '5 Mondays + 4 Wednesdays + 4 Fridays = 13 x 480',
    { contracts: [hours(24, [1, 3, 5])], ...november },
    [6240, 0, 0, -6240],
  ),
  balance('38.5 hours', '5 x 462', { contracts: [hours(38.5)], ...week }, [2310, 0, 0, -2310]),
  balance(
    'hours that days do not share evenly: the week is whole',
    '2310 = 2 x 578 + 2 x 577',
    { contracts: [hours(38.5, [1, 2, 3, 4])], ...week },
    [2310, 0, 0, -2310],
  ),
  balance(
    'hours that days do not share evenly: the first days take the rest',
    '2310 / 4 = 577, rest 2: Monday and Tuesday',
    { contracts: [hours(38.5, [1, 2, 3, 4])], from: '2026-11-23', to: '2026-11-23' },
    [578, 0, 0, -578],
  ),
  balance(
    'hours that days do not share evenly: the last days have none of the rest',
    'Thursday 577',
    { contracts: [hours(38.5, [1, 2, 3, 4])], from: '2026-11-26', to: '2026-11-26' },
    [577, 0, 0, -577],
  ),
  balance(
    'hours that days do not share evenly, with the days told in another order',
    'Monday 578',
    { contracts: [hours(38.5, [4, 3, 1, 2])], from: '2026-11-23', to: '2026-11-23' },
    [578, 0, 0, -578],
  ),
  balance(
    'part-time from the middle of the month',
    '2 to 13: 10 x 480; 16 to 30: 11 x 240',
    { contracts: [hours(40), hours(20, mondayToFriday, '2026-11-16')], ...november },
    [7440, 0, 0, -7440],
  ),
  balance(
    'part-time from the middle of the month, told in the other order',
    'as before',
    { contracts: [hours(20, mondayToFriday, '2026-11-16'), hours(40)], ...november },
    [7440, 0, 0, -7440],
  ),
  balance(
    'from the middle of a week',
    '16, 17: 2 x 480; 18 to 20: 3 x 360',
    { contracts: [hours(40), hours(30, mondayToFriday, '2026-11-18')], from: '2026-11-16', to: '2026-11-22' },
    [2040, 0, 0, -2040],
  ),
  balance(
    'other days of the week from the middle of the month',
    '10 x 480; 17, 19, 24, 26: 4 x 480',
    { contracts: [hours(40), hours(16, [2, 4], '2026-11-16')], ...november },
    [6720, 0, 0, -6720],
  ),
  balance(
    'who begins in the middle of the month',
    '16 to 30: 11 x 480',
    { contracts: [hours(40, mondayToFriday, '2026-11-16')], ...november },
    [5280, 0, 0, -5280],
  ),
  balance(
    'who leaves in the middle of the month',
    '2 to 13: 10 x 480',
    { contracts: [{ ...hours(40), endsOn: '2026-11-15' }], ...november },
    [4800, 0, 0, -4800],
  ),
  balance(
    'who leaves and comes back',
    '2 to 6: 5 x 480; 30: 1 x 480',
    { contracts: [{ ...hours(40), endsOn: '2026-11-08' }, hours(40, mondayToFriday, '2026-11-30')], ...november },
    [2880, 0, 0, -2880],
  ),
  balance(
    'February of a leap year',
    '21 x 480',
    { contracts: [hours(40)], from: '2028-02-01', to: '2028-02-29' },
    [10080, 0, 0, -10080],
  ),
  balance(
    'as much as due',
    '5 x 480',
    { contracts: [hours(40)], ...week, worked: on('2026-11', [23, 24, 25, 26, 27], 480) },
    [2400, 2400, 0, 0],
  ),
  balance(
    'more than due, also on a day on which nothing is',
    '5 x 480 + Saturday 120',
    { contracts: [hours(40)], ...week, worked: { ...on('2026-11', [23, 24, 25, 26, 27], 480), '2026-11-28': 120 } },
    [2400, 2520, 0, 120],
  ),
  balance(
    'seconds are kept',
    '481.5 - 480',
    { contracts: [hours(40)], from: '2026-11-23', to: '2026-11-23', worked: { '2026-11-23': 481.5 } },
    [480, 481.5, 0, 1.5],
  ),
  balance(
    'without a contract all that was worked is over',
    '480 - 0',
    { contracts: [], ...week, worked: { '2026-11-23': 480 } },
    [0, 480, 0, 480],
  ),
  balance(
    'what was worked outside the time asked for does not count',
    '22 and 30 November lie outside',
    { contracts: [hours(40)], ...week, worked: on('2026-11', [22, 23, 30], 480) },
    [2400, 480, 0, -1920],
  ),
  balance(
    'a public holiday is credited',
    '4 x 480 worked + 480',
    { contracts: [hours(40)], ...week8, worked: on('2026-12', [7, 9, 10, 11], 480) },
    [2400, 1920, 480, 0],
  ),
  balance(
    'a public holiday on a day off gives nothing',
    '25.12. is a Friday, 26.12. a Saturday',
    {
      contracts: [hours(40)],
      from: '2026-12-21',
      to: '2026-12-27',
      publicHolidays: ['2026-12-25', '2026-12-26'],
      worked: on('2026-12', [21, 22, 23, 24], 480),
    },
    [2400, 1920, 480, 0],
  ),
  balance(
    'a public holiday that is not credited is due',
    '4 x 480 - 2400',
    { contracts: [hours(40)], ...week8, isHolidayCredited: false, worked: on('2026-12', [7, 9, 10, 11], 480) },
    [2400, 1920, 0, -480],
  ),
  balance(
    'who works on a credited public holiday has both',
    '300 + 480 - 480',
    { contracts: [hours(40)], ...week8, from: '2026-12-08', to: '2026-12-08', worked: { '2026-12-08': 300 } },
    [480, 300, 480, 300],
  ),
  balance(
    'sick for a day',
    '480 credited',
    {
      contracts: [hours(40)],
      ...week,
      worked: on('2026-11', [23, 24, 26, 27], 480),
      absences: [{ kind: 'sick', from: '2026-11-25', to: '2026-11-25' }],
    },
    [2400, 1920, 480, 0],
  ),
  balance(
    'sick for half a day',
    '240 worked + 240',
    {
      contracts: [hours(40)],
      from: '2026-11-25',
      to: '2026-11-25',
      worked: { '2026-11-25': 240 },
      absences: [{ kind: 'sick', from: '2026-11-25', to: '2026-11-25', share: 0.5 }],
    },
    [480, 240, 240, 0],
  ),
  balance(
    'who goes home sick is credited what was left of the day',
    '180 worked + 300',
    {
      contracts: [hours(40)],
      from: '2026-11-25',
      to: '2026-11-25',
      worked: { '2026-11-25': 180 },
      absences: [{ kind: 'sick', from: '2026-11-25', to: '2026-11-25' }],
    },
    [480, 180, 300, 0],
  ),
  balance(
    'who goes home sick after more than was due is credited nothing',
    '500 - 480',
    {
      contracts: [hours(40)],
      from: '2026-11-25',
      to: '2026-11-25',
      worked: { '2026-11-25': 500 },
      absences: [{ kind: 'sick', from: '2026-11-25', to: '2026-11-25' }],
    },
    [480, 500, 0, 20],
  ),
  balance(
    'a week of holiday',
    '5 x 480',
    { contracts: [hours(40)], ...week, absences: [{ kind: 'holiday', from: '2026-11-23', to: '2026-11-29' }] },
    [2400, 0, 2400, 0, 5],
  ),
  balance(
    'half a day of holiday',
    '240 + 240',
    {
      contracts: [hours(40)],
      from: '2026-11-25',
      to: '2026-11-25',
      worked: { '2026-11-25': 240 },
      absences: [{ kind: 'holiday', from: '2026-11-25', to: '2026-11-25', share: 0.5 }],
    },
    [480, 240, 240, 0, 0.5],
  ),
  balance(
    'a morning and an afternoon of holiday on one day',
    '480 + 1 day',
    {
      contracts: [hours(40)],
      from: '2026-11-25',
      to: '2026-11-25',
      absences: [
        { kind: 'holiday', from: '2026-11-25', to: '2026-11-25', share: 0.5 },
        { kind: 'holiday', from: '2026-11-25', to: '2026-11-25', share: 0.5 },
      ],
    },
    [480, 0, 480, 0, 1],
  ),
  balance(
    'holiday on days off uses none',
    'Monday, Wednesday, Friday of a week: 3 days',
    {
      contracts: [hours(24, [1, 3, 5])],
      ...week,
      absences: [{ kind: 'holiday', from: '2026-11-23', to: '2026-11-29' }],
    },
    [1440, 0, 1440, 0, 3],
  ),
  balance(
    'a public holiday within holidays uses none',
    '4 days of holiday + 1 public holiday',
    { contracts: [hours(40)], ...week8, absences: [{ kind: 'holiday', from: '2026-12-07', to: '2026-12-11' }] },
    [2400, 0, 2400, 0, 4],
  ),
  balance(
    'who falls sick in the holidays uses none (UrlG § 5, BUrlG § 9)',
    '4 days of holiday, 1 sick',
    {
      contracts: [hours(40)],
      ...week,
      absences: [
        { kind: 'holiday', from: '2026-11-23', to: '2026-11-27' },
        { kind: 'sick', from: '2026-11-25', to: '2026-11-25' },
      ],
    },
    [2400, 0, 2400, 0, 4],
  ),
  balance(
    'two absences of the same kind on a day count once',
    '1 day',
    {
      contracts: [hours(40)],
      from: '2026-11-25',
      to: '2026-11-25',
      absences: [
        { kind: 'holiday', from: '2026-11-25', to: '2026-11-25' },
        { kind: 'holiday', from: '2026-11-24', to: '2026-11-26' },
      ],
    },
    [480, 0, 480, 0, 1],
  ),
  balance(
    'an unpaid day is not due',
    '4 x 480',
    {
      contracts: [hours(40)],
      ...week,
      worked: on('2026-11', [23, 24, 25, 26], 480),
      absences: [{ kind: 'unpaid', from: '2026-11-27', to: '2026-11-27' }],
    },
    [1920, 1920, 0, 0],
  ),
  balance(
    'half an unpaid day',
    '480 - 240',
    {
      contracts: [hours(40)],
      from: '2026-11-27',
      to: '2026-11-27',
      worked: { '2026-11-27': 240 },
      absences: [{ kind: 'unpaid', from: '2026-11-27', to: '2026-11-27', share: 0.5 }],
    },
    [240, 240, 0, 0],
  ),
  balance(
    'time off in lieu is paid from the balance',
    '600 - 480',
    {
      contracts: [hours(40)],
      from: '2026-11-27',
      to: '2026-11-27',
      opening: 600,
      absences: [{ kind: 'time-off', from: '2026-11-27', to: '2026-11-27' }],
    },
    [480, 0, 0, 120],
  ),
  balance(
    'half a day off in lieu',
    '240 - 480',
    {
      contracts: [hours(40)],
      from: '2026-11-27',
      to: '2026-11-27',
      worked: { '2026-11-27': 240 },
      absences: [{ kind: 'time-off', from: '2026-11-27', to: '2026-11-27', share: 0.5 }],
    },
    [480, 240, 0, -240],
  ),
  balance(
    'half a day of holiday and half an unpaid one',
    'due 480 - 240; credited 240',
    {
      contracts: [hours(40)],
      from: '2026-11-27',
      to: '2026-11-27',
      absences: [
        { kind: 'unpaid', from: '2026-11-27', to: '2026-11-27', share: 0.5 },
        { kind: 'holiday', from: '2026-11-27', to: '2026-11-27', share: 0.5 },
      ],
    },
    [240, 0, 240, 0, 0.5],
  ),
  balance(
    'half a day sick and half a day off in lieu',
    'credited 240; due 480',
    {
      contracts: [hours(40)],
      from: '2026-11-27',
      to: '2026-11-27',
      absences: [
        { kind: 'sick', from: '2026-11-27', to: '2026-11-27', share: 0.5 },
        { kind: 'time-off', from: '2026-11-27', to: '2026-11-27', share: 0.5 },
      ],
    },
    [480, 0, 240, -240],
  ),
  balance(
    'half a day of holiday, half sick, and half worked all the same: being sick fills up no more than was missing',
    '240 worked + 240 holiday + 0',
    {
      contracts: [hours(40)],
      from: '2026-11-27',
      to: '2026-11-27',
      worked: { '2026-11-27': 240 },
      absences: [
        { kind: 'sick', from: '2026-11-27', to: '2026-11-27', share: 0.5 },
        { kind: 'holiday', from: '2026-11-27', to: '2026-11-27', share: 0.5 },
      ],
    },
    [480, 240, 240, 0, 0.5],
  ),
  balance(
    'sick before the contract begins is not credited',
    '16 to 20: 5 x 480',
    {
      contracts: [hours(40, mondayToFriday, '2026-11-16')],
      from: '2026-11-09',
      to: '2026-11-22',
      absences: [{ kind: 'sick', from: '2026-11-09', to: '2026-11-20' }],
    },
    [2400, 0, 2400, 0],
  ),
  balance(
    'who follows the plan owes what is planned',
    '300 + 600',
    {
      contracts: [{ ...hours(40), followsPlan: true }],
      ...week,
      planned: { '2026-11-23': 300, '2026-11-28': 600 },
    },
    [900, 0, 0, -900],
  ),
  balance(
    'who follows the plan and is sick is credited what was planned',
    '600',
    {
      contracts: [{ ...hours(40), followsPlan: true }],
      ...week,
      planned: { '2026-11-28': 600 },
      absences: [{ kind: 'sick', from: '2026-11-23', to: '2026-11-29' }],
    },
    [600, 0, 600, 0],
  ),
  balance(
    'who follows the plan is credited a public holiday only where it was planned',
    '0',
    { contracts: [{ ...hours(40), followsPlan: true }], ...week8, planned: { '2026-12-09': 480 } },
    [480, 0, 0, -480],
  ),
  balance(
    'a plan does not bind who has fixed days',
    '2400, not 300',
    { contracts: [hours(40)], ...week, planned: { '2026-11-23': 300 } },
    [2400, 0, 0, -2400],
  ),
  balance(
    'a night over the clock put forward: seven real hours against eight',
    '420 - 480',
    {
      contracts: [hours(8, [6])],
      from: '2026-03-28',
      to: '2026-03-29',
      worked: { '2026-03-28': 420 },
    },
    [480, 420, 0, -60],
  ),
];

const runs = (
  name: string,
  arithmetic: string,
  given: Given,
  expect: Readonly<Record<string, number>>,
): RunningBalanceCase => ({
  name,
  rule,
  quote,
  arithmetic,
  given,
  expect,
});

export const runningBalanceCases: readonly RunningBalanceCase[] = [
  runs(
    'from month to month',
    'October +60; November +60 - 30',
    {
      contracts: [hours(1, [1])],
      from: '2026-10-05',
      to: '2026-11-09',
      worked: {
        '2026-10-05': 120,
        '2026-10-12': 60,
        '2026-10-19': 60,
        '2026-10-26': 60,
        '2026-11-02': 30,
        '2026-11-09': 60,
      },
    },
    { '2026-10': 60, '2026-11': 30 },
  ),
  runs(
    'from year to year',
    '28.12. +120; 4.1. -30',
    {
      contracts: [hours(1, [1])],
      from: '2026-12-28',
      to: '2027-01-04',
      worked: { '2026-12-28': 180, '2027-01-04': 30 },
    },
    { '2026-12': 120, '2027-01': 90 },
  ),
  runs(
    'with what was carried in',
    '-45 + 60',
    { contracts: [], from: '2026-12-28', to: '2027-01-04', opening: -45, worked: { '2027-01-02': 60 } },
    { '2026-12': -45, '2027-01': 15 },
  ),
  runs(
    'a change of contract within a month',
    '2.11. -60; 9.11. and 16.11. -120 each',
    { contracts: [hours(1, [1]), hours(2, [1], '2026-11-09')], from: '2026-11-01', to: '2026-11-22' },
    { '2026-11': -300 },
  ),
  runs(
    'a month without a contract keeps the balance',
    'October -60 x 4 (5, 12, 19, 26); November none',
    { contracts: [{ ...hours(1, [1]), endsOn: '2026-10-31' }], from: '2026-10-01', to: '2026-11-30' },
    { '2026-10': -240, '2026-11': -240 },
  ),
];
