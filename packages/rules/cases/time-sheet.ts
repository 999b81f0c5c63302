import type { WorkedActivity } from '../src/working-time/activity.ts';
import type { Case } from './case.ts';

/** Minutes worked (with seconds as fractions) by day, ISO week or month; days without work are left out. */
export type SheetCase = Case<
  {
    readonly zone: string;
    readonly now: string;
    readonly by: 'day' | 'week' | 'month';
    readonly activities: readonly WorkedActivity[];
  },
  Readonly<Record<string, number>>
>;

type Pause = readonly [startAt: string, endAt: string | null];
const worked = (startAt: string, endAt: string | null, ...pauses: readonly Pause[]): WorkedActivity => ({
  startAt,
  endAt,
  pauses: pauses.map(([from, to]) => ({ startAt: from, endAt: to })),
});

const day = 'Over midnight an activity belongs to the day on which it began; DST days count real minutes.';
const computed = 'What somebody worked is computed from punches and can be rebuilt.';
const zone = 'Europe/Vienna';
const now = '2028-12-31T12:00:00Z';

const shown = (
  name: string,
  arithmetic: string,
  activities: readonly WorkedActivity[],
  expect: Readonly<Record<string, number>>,
  given: Partial<SheetCase['given']> = {},
): SheetCase => ({
  name,
  rule: given.by || name.includes('overlap') ? 'TIME-06' : 'TIME-08',
  quote: given.by ? computed : day,
  arithmetic,
  given: { zone, now, by: 'day', ...given, activities },
  expect,
});

/** Monday, 23 November 2026, in winter time. */
const on23 = (from: string, to: string | null, ...pauses: readonly (readonly [string, string | null])[]) => {
  const at = (clock: string | null) => clock && `2026-11-23T${clock}+01:00`;
  return worked(at(from) as string, at(to), ...pauses.map(([one, other]) => [at(one) as string, at(other)] as const));
};

export const sheetCases: readonly SheetCase[] = [
  shown('a day without a pause', '17 - 9 = 8 h', [on23('09:00', '17:00')], { '2026-11-23': 480 }),
  shown('a pause is not work', '8 h - 30 min', [on23('09:00', '17:00', ['12:00', '12:30'])], { '2026-11-23': 450 }),
  shown('two pauses', '480 - 15 - 20', [on23('09:00', '17:00', ['11:00', '11:15'], ['14:00', '14:20'])], {
    '2026-11-23': 445,
  }),
  shown(
    'over midnight: the day on which it began',
    '18:00 to 02:00 = 8 h',
    [worked('2026-11-20T18:00+01:00', '2026-11-21T02:00+01:00')],
    { '2026-11-20': 480 },
  ),
  shown(
    'over the end of a month: the month in which it began',
    '20:00 to 03:00 = 7 h',
    [worked('2026-01-31T20:00+01:00', '2026-02-01T03:00+01:00')],
    { '2026-01': 420 },
    { by: 'month' },
  ),
  shown(
    'over the end of a year: the month in which it began',
    '21:00 to 02:00 = 5 h',
    [worked('2026-12-31T21:00+01:00', '2027-01-01T02:00+01:00')],
    { '2026-12': 300 },
    { by: 'month' },
  ),
  shown(
    'over the end of a year: the week in which it began',
    '31.12.2026 is a Thursday of the week that began on 28.12.',
    [worked('2026-12-31T21:00+01:00', '2027-01-01T02:00+01:00')],
    { '2026-W53': 300 },
    { by: 'week' },
  ),
  shown(
    'the first of January may lie in the last week of the year before',
    '1.1.2027 is a Friday: week 53 of 2026',
    [worked('2027-01-01T10:00+01:00', '2027-01-01T12:00+01:00')],
    { '2026-W53': 120 },
    { by: 'week' },
  ),
  shown(
    'the end of December may lie in the first week of the next year',
    '1.1.2026 is a Thursday, so its week begins on 29.12.2025',
    [worked('2025-12-29T10:00+01:00', '2025-12-29T12:00+01:00')],
    { '2026-W01': 120 },
    { by: 'week' },
  ),
  shown(
    'the clock is put forward: real minutes',
    '00:00 to 06:00 without the hour from 2 to 3 = 5 h',
    [worked('2026-03-29T00:00+01:00', '2026-03-29T06:00+02:00')],
    { '2026-03-29': 300 },
  ),
  shown(
    'the clock is put back: real minutes',
    '00:00 to 06:00 with the hour from 2 to 3 twice = 7 h',
    [worked('2026-10-25T00:00+02:00', '2026-10-25T06:00+01:00')],
    { '2026-10-25': 420 },
  ),
  shown(
    'a night over the clock put forward',
    '22:00 to 06:00 = 8 h - 1 h',
    [worked('2026-03-28T22:00+01:00', '2026-03-29T06:00+02:00')],
    { '2026-03-28': 420 },
  ),
  shown(
    'a night over the clock put back',
    '22:00 to 06:00 = 8 h + 1 h',
    [worked('2026-10-24T22:00+02:00', '2026-10-25T06:00+01:00')],
    { '2026-10-24': 540 },
  ),
  shown(
    'a pause over the clock put forward takes real minutes',
    '00:00 to 08:00 = 7 h; 01:30 to 03:30 = 1 h; 6 h',
    [worked('2026-03-29T00:00+01:00', '2026-03-29T08:00+02:00', ['2026-03-29T01:30+01:00', '2026-03-29T03:30+02:00'])],
    { '2026-03-29': 360 },
  ),
  shown(
    'a pause from 02:30 to the second 02:30 takes an hour',
    '00:00 to 08:00 = 9 h; - 1 h',
    [worked('2026-10-25T00:00+02:00', '2026-10-25T08:00+01:00', ['2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00'])],
    { '2026-10-25': 480 },
  ),
  shown(
    'from the second 02:30',
    '02:30 to 03:30, both winter time',
    [worked('2026-10-25T02:30+01:00', '2026-10-25T03:30+01:00')],
    { '2026-10-25': 60 },
  ),
  shown('seconds are kept', '9:00:20 to 9:01:50 = 90 s', [on23('09:00:20', '09:01:50')], { '2026-11-23': 1.5 }),
  shown(
    'seconds of days add up to a minute of the month',
    '3 x 20 s',
    [23, 24, 25].map((at) => worked(`2026-11-${at}T10:00:00+01:00`, `2026-11-${at}T10:00:20+01:00`)),
    { '2026-11': 1 },
    { by: 'month' },
  ),
  shown('seconds of a pause', '60 min - 10 min 30 s', [on23('09:00:00', '10:00:00', ['09:10:15', '09:20:45'])], {
    '2026-11-23': 49.5,
  }),
  shown('what overlaps counts once', '9 to 15 = 6 h', [on23('09:00', '13:00'), on23('12:00', '15:00')], {
    '2026-11-23': 360,
  }),
  shown('within another: an overlap counts once', '9 to 17', [on23('09:00', '17:00'), on23('10:00', '11:00')], {
    '2026-11-23': 480,
  }),
  shown('the same twice is an overlap', '9 to 17', [on23('09:00', '17:00'), on23('09:00', '17:00')], {
    '2026-11-23': 480,
  }),
  shown(
    'an overlap with a pause: who works elsewhere in a pause works',
    '480 - 60 + 15',
    [on23('09:00', '17:00', ['12:00', '13:00']), on23('12:30', '12:45')],
    { '2026-11-23': 435 },
  ),
  shown('what touches adds up', '3 h + 3 h', [on23('09:00', '12:00'), on23('12:00', '15:00')], { '2026-11-23': 360 }),
  shown(
    'pauses that overlap count once',
    '480 - (12:00 to 13:30)',
    [on23('09:00', '17:00', ['12:00', '13:00'], ['12:30', '13:30'])],
    { '2026-11-23': 390 },
  ),
  shown(
    'a pause beyond the end takes what lies within',
    '480 - (16:30 to 17:00)',
    [on23('09:00', '17:00', ['16:30', '18:00'])],
    { '2026-11-23': 450 },
  ),
  shown(
    'a pause from before the start takes what lies within',
    '480 - (9:00 to 9:30)',
    [on23('09:00', '17:00', ['08:00', '09:30'])],
    { '2026-11-23': 450 },
  ),
  shown('a pause outside takes nothing', '480', [on23('09:00', '17:00', ['18:00', '19:00'])], { '2026-11-23': 480 }),
  shown(
    'what runs counts until now',
    '9:00 to 11:30',
    [on23('09:00', null)],
    { '2026-11-23': 150 },
    { now: '2026-11-23T11:30+01:00' },
  ),
  shown(
    'what runs and pauses counts until the pause',
    '9:00 to 11:00',
    [on23('09:00', null, ['11:00', null])],
    { '2026-11-23': 120 },
    { now: '2026-11-23T11:30+01:00' },
  ),
  shown(
    'what runs again after a pause',
    '180 - 15',
    [on23('09:00', null, ['10:00', '10:15'])],
    { '2026-11-23': 165 },
    { now: '2026-11-23T12:00+01:00' },
  ),
  shown('what begins after now has no minutes', '-', [on23('14:00', null)], {}, { now: '2026-11-23T11:30+01:00' }),
  shown(
    'what ended counts whole, also after now: planned ends are no punches',
    '14 to 16',
    [on23('14:00', '16:00')],
    { '2026-11-23': 120 },
    { now: '2026-11-23T15:00+01:00' },
  ),
  shown(
    'a pause that nobody ended ends with the activity',
    '9:00 to 16:00',
    [on23('09:00', '17:00', ['16:00', null])],
    { '2026-11-23': 420 },
  ),
  shown('an end before the start is no work', '-', [on23('09:00', '08:00')], {}),
  shown('an end at the start is no work', '-', [on23('09:00', '09:00')], {}),
  shown(
    'an overlap over midnight belongs to what began first',
    '22 to 4 = 6 h on the 23rd; 4 to 6 = 2 h on the 24th',
    [
      worked('2026-11-23T22:00+01:00', '2026-11-24T04:00+01:00'),
      worked('2026-11-24T03:00+01:00', '2026-11-24T06:00+01:00'),
    ],
    { '2026-11-23': 360, '2026-11-24': 120 },
  ),
  shown(
    'an overlap over midnight, told in the other order',
    'as before',
    [
      worked('2026-11-24T03:00+01:00', '2026-11-24T06:00+01:00'),
      worked('2026-11-23T22:00+01:00', '2026-11-24T04:00+01:00'),
    ],
    { '2026-11-23': 360, '2026-11-24': 120 },
  ),
  shown(
    "the branch's zone decides the day: east of the date line of UTC",
    '23:30 UTC is 00:30 in Vienna',
    [worked('2026-11-23T23:30:00Z', '2026-11-24T00:30:00Z')],
    { '2026-11-24': 60 },
  ),
  shown(
    "the branch's zone decides the day: west of it",
    '23:30 UTC is 22:30 on the Azores',
    [worked('2026-11-23T23:30:00Z', '2026-11-24T00:30:00Z')],
    { '2026-11-23': 60 },
    { zone: 'Atlantic/Azores' },
  ),
  shown(
    "another zone's change of clocks",
    '00:00 to 04:00 without the hour from 2 to 3',
    [worked('2026-03-08T00:00-05:00', '2026-03-08T04:00-04:00')],
    { '2026-03-08': 180 },
    { zone: 'America/New_York' },
  ),
  shown(
    'a change of half an hour',
    '00:00 to 04:00 with half an hour twice',
    [worked('2026-04-05T00:00+11:00', '2026-04-05T04:00+10:30')],
    { '2026-04-05': 270 },
    { zone: 'Australia/Lord_Howe' },
  ),
  shown(
    'a month adds up its days',
    '8 h + 4 h; the next month apart',
    [
      worked('2026-11-27T09:00+01:00', '2026-11-27T17:00+01:00'),
      worked('2026-11-30T09:00+01:00', '2026-11-30T13:00+01:00'),
      worked('2026-12-01T09:00+01:00', '2026-12-01T10:00+01:00'),
    ],
    { '2026-11': 720, '2026-12': 60 },
    { by: 'month' },
  ),
  shown(
    'a week ends on Sunday',
    '22.11.2026 is a Sunday, 23.11. a Monday',
    [
      worked('2026-11-22T09:00+01:00', '2026-11-22T10:00+01:00'),
      worked('2026-11-23T09:00+01:00', '2026-11-23T11:00+01:00'),
    ],
    { '2026-W47': 60, '2026-W48': 120 },
    { by: 'week' },
  ),
  shown(
    'two days and nights in one belong to the day on which they began',
    '48 h',
    [worked('2026-11-23T08:00+01:00', '2026-11-25T08:00+01:00')],
    { '2026-11-23': 2880 },
  ),
  shown('the 29th of February is a day', '9 to 10', [worked('2028-02-29T09:00+01:00', '2028-02-29T10:00+01:00')], {
    '2028-02-29': 60,
  }),
];
