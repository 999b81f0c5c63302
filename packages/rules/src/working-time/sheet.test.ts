import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runCases } from '../../cases/run-cases.ts';
import { type SheetCase, sheetCases } from '../../cases/time-sheet.ts';
import type { WorkedActivity } from './activity.ts';
import { computeSheet } from './sheet.ts';

runCases<SheetCase>('time sheets', sheetCases, ({ zone, now, by, activities }) => {
  const { days, weeks, months } = computeSheet(activities, { zone, now });
  const sums = {
    day: days.map(({ date, seconds }) => [date, seconds / 60] as const),
    week: weeks.map(({ week, seconds }) => [week, seconds / 60] as const),
    month: months.map(({ month, seconds }) => [month, seconds / 60] as const),
  }[by];
  return Object.fromEntries(sums.filter(([, minutes]) => minutes > 0));
});

const hour = 3_600_000;
const first = Date.parse('2026-10-20T00:00Z');
const at = (seconds: number) => new Date(first + seconds * 1000).toISOString();
const anyPause = fc.tuple(fc.nat(12 * 3600), fc.option(fc.nat(4 * 3600)));
/** Activities within two weeks around the night when clocks go back. */
const anyActivity: fc.Arbitrary<WorkedActivity> = fc
  .record({
    start: fc.nat(14 * 24 * 3600),
    length: fc.option(fc.nat(30 * 3600)),
    pauses: fc.array(anyPause, { maxLength: 3 }),
  })
  .map(({ start, length, pauses }) => ({
    startAt: at(start),
    endAt: length === null ? null : at(start + length),
    pauses: pauses.map(([from, long]) => ({
      startAt: at(start + from),
      endAt: long === null ? null : at(start + from + long),
    })),
  }));
const anyActivities = fc.array(anyActivity, { maxLength: 12 });
const anyZone = fc.constantFrom('Europe/Vienna', 'Europe/Zurich', 'Atlantic/Azores', 'Australia/Lord_Howe');
const given = { zone: 'Europe/Vienna', now: at(20 * 24 * 3600) };
const sum = (rows: readonly { seconds: number }[]) => rows.reduce((total, { seconds }) => total + seconds, 0);

/** Seconds worked, counted minute by minute as an independent calculation. */
function countedMinutes(activities: readonly WorkedActivity[], now: string): number {
  let found = 0;
  const covers = (span: { startAt: string; endAt: string | null }, end: string, instant: number) =>
    Date.parse(span.startAt) <= instant && instant < Date.parse(span.endAt ?? end);
  for (let instant = first; instant < first + 17 * 24 * hour; instant += 60_000)
    if (
      activities.some(
        (each) => covers(each, now, instant) && !each.pauses.some((pause) => covers(pause, each.endAt ?? now, instant)),
      )
    )
      found += 1;
  return found;
}

// TIME-06
test('computes the same sheet for reordered or repeated activities', () => {
  const shuffled = anyActivities.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 })),
  );
  fc.assert(
    fc.property(shuffled, anyZone, ([some, mixed], zone) => {
      expect(computeSheet(mixed, { ...given, zone })).toEqual(computeSheet(some, { ...given, zone }));
    }),
  );
});

test('has the same total by days, weeks and months', () => {
  fc.assert(
    fc.property(anyActivities, anyZone, (some, zone) => {
      const { days, weeks, months } = computeSheet(some, { ...given, zone });
      expect([sum(weeks), sum(months)]).toEqual([sum(days), sum(days)]);
      for (const { month, seconds } of months)
        expect(sum(days.filter(({ date }) => date.startsWith(month)))).toBe(seconds);
      expect(days.every(({ seconds }) => Number.isInteger(seconds) && seconds >= 0)).toBe(true);
    }),
  );
});

// TIME-08: real minutes, also in the night of 25 hours.
test('counts every moment exactly once', () => {
  const wholeMinutes = anyActivities.map((some) =>
    some.map(({ startAt, endAt, pauses }) => ({
      startAt: minuteOf(startAt),
      endAt: endAt && minuteOf(endAt),
      pauses: pauses.map((pause) => ({
        startAt: minuteOf(pause.startAt),
        endAt: pause.endAt && minuteOf(pause.endAt),
      })),
    })),
  );
  // Running activities would exceed the counted minutes.
  const now = at(15 * 24 * 3600);
  fc.assert(
    fc.property(wholeMinutes, (some) => {
      expect(sum(computeSheet(some, { ...given, now }).days)).toBe(countedMinutes(some, now) * 60);
    }),
    { numRuns: 20 },
  );
});
const minuteOf = (instant: string) => new Date(Math.floor(Date.parse(instant) / 60_000) * 60_000).toISOString();

test('never grows by a pause and never shrinks by another activity', () => {
  fc.assert(
    fc.property(anyActivities, anyActivity, (some, one) => {
      const before = sum(computeSheet(some, given).days);
      expect(sum(computeSheet([...some, one], given).days)).toBeGreaterThanOrEqual(before);
      const without = some.map((each) => ({ ...each, pauses: [] }));
      expect(sum(computeSheet(without, given).days)).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('reports pauses separately', () => {
  const { days } = computeSheet(
    [
      {
        startAt: '2026-11-23T08:00:00Z',
        endAt: '2026-11-23T16:00:00Z',
        pauses: [{ startAt: '2026-11-23T11:00:00Z', endAt: '2026-11-23T12:00:00Z' }],
      },
      { startAt: '2026-11-23T11:30:00Z', endAt: '2026-11-23T11:45:00Z', pauses: [] },
    ],
    given,
  );
  expect(days).toEqual([{ date: '2026-11-23', seconds: 7.25 * 3600, pauseSeconds: 45 * 60 }]);
});
