import type { Case } from './case.ts';
import type { OpeningHoursRule } from './opening-hours-rule.ts';

/**
 * The seven days of a weekly display at the instant `at`, Monday first; `slots` as [from, to] in clock times. Only
 * `day` is tested: 1 is Monday, 7 is Sunday of the ISO week of `at`.
 */
export type WeeklyDisplayCase = Case<
  {
    readonly zone: string;
    readonly openingHours: readonly OpeningHoursRule[];
    readonly at: string;
    readonly day: number;
  },
  readonly (readonly [from: string, to: string])[]
>;

const isoWeek = "'once' rules apply only within the current ISO week.";
const ruling =
  'Weekly displays follow the rule that `once` entries count only in the current ISO week; slots and appointments apply dated entries on their date over the whole horizon.';

const zone = 'Europe/Vienna';
const daily = { type: 'daily', from: '11:00', to: '22:00' } as const;

export const weeklyDisplayCases = [
  {
    name: 'a dated entry of this week shows on its weekday',
    rule: 'HOURS-09',
    quote: isoWeek,
    arithmetic: 'Monday 2026-12-21 lies in the ISO week 21 to 27 December; the 24th is its Thursday',
    given: {
      zone,
      openingHours: [daily, { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' }],
      at: '2026-12-21T09:00:00+01:00',
      day: 4,
    },
    expect: [['10:00', '14:00']],
  },
  {
    name: 'a dated entry of next week does not show yet',
    rule: 'HOURS-09',
    quote: ruling,
    arithmetic: 'Sunday 2026-12-20 lies in the ISO week 14 to 20 December; its Thursday is the 17th',
    given: {
      zone,
      openingHours: [daily, { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' }],
      at: '2026-12-20T23:59:00+01:00',
      day: 4,
    },
    expect: [['11:00', '22:00']],
  },
  {
    name: 'a dated entry of this week stays on show after its day',
    rule: 'HOURS-09',
    quote: isoWeek,
    arithmetic: 'Sunday 2026-12-27 lies in the ISO week 21 to 27 December; the 24th is its Thursday',
    given: {
      zone,
      openingHours: [daily, { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' }],
      at: '2026-12-27T20:00:00+01:00',
      day: 4,
    },
    expect: [['10:00', '14:00']],
  },
  {
    name: 'a dated entry of last week is gone',
    rule: 'HOURS-09',
    quote: isoWeek,
    arithmetic: 'Monday 2026-12-28 00:00 begins the ISO week 28 December to 3 January; its Thursday is the 31st',
    given: {
      zone,
      openingHours: [daily, { type: 'once', date: '2026-12-24', from: '10:00', to: '14:00' }],
      at: '2026-12-28T00:00:00+01:00',
      day: 4,
    },
    expect: [['11:00', '22:00']],
  },
  {
    name: 'an ISO week goes over the turn of the year',
    rule: 'HOURS-09',
    quote: isoWeek,
    arithmetic: 'Wednesday 2026-12-30 lies in the ISO week 53, until Sunday 2027-01-03; 2027-01-01 is its Friday',
    given: {
      zone,
      openingHours: [daily, { type: 'once', date: '2027-01-01', isClosed: true }],
      at: '2026-12-30T12:00:00+01:00',
      day: 5,
    },
    expect: [],
  },
  {
    name: "Sunday ends the ISO week: Monday's entry does not count",
    rule: 'HOURS-09',
    quote: isoWeek,
    arithmetic: 'Sunday 2026-12-27; the Monday of its ISO week is the 21st, the entry is for the 28th',
    given: {
      zone,
      openingHours: [daily, { type: 'once', date: '2026-12-28', isClosed: true }],
      at: '2026-12-27T12:00:00+01:00',
      day: 1,
    },
    expect: [['11:00', '22:00']],
  },
  {
    name: 'the week is that of the branch, not of Greenwich',
    rule: 'HOURS-02',
    quote: 'A branch has a time zone (default Europe/Vienna).',
    arithmetic: '2026-12-20T23:30Z is Monday 2026-12-21 00:30 in Vienna: the ISO week of the 24th',
    given: {
      zone,
      openingHours: [daily, { type: 'once', date: '2026-12-24', isClosed: true }],
      at: '2026-12-20T23:30:00Z',
      day: 4,
    },
    expect: [],
  },
  {
    name: 'lunch and dinner show both',
    rule: 'HOURS-03',
    quote: 'Rules of the same type (and date) for a day add up (lunch and dinner);',
    arithmetic: 'monday 11–14 and 17–22',
    given: {
      zone,
      openingHours: [
        { type: 'monday', from: '11:00', to: '14:00' },
        { type: 'monday', from: '17:00', to: '22:00' },
      ],
      at: '2026-11-25T12:00:00+01:00',
      day: 1,
    },
    expect: [
      ['11:00', '14:00'],
      ['17:00', '22:00'],
    ],
  },
] as const satisfies readonly WeeklyDisplayCase[];
