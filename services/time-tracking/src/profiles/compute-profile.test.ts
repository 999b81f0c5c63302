import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { computeProfile, computeWork, none } from './compute-profile.ts';
import { byDay } from './days-of.ts';

const minute = 60_000;
const base = Date.parse('2026-10-23T10:00:00.000Z');
const at = (minutes: number) => new Date(base + minutes * minute).toISOString();

/** Consecutive activities around the night of a clock change: [gap before, length, how it ended]. */
const anyActivities = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 700 }),
      fc.constantFrom('ended', 'end-missing'),
    ),
    {
      maxLength: 8,
    },
  )
  .map((all) => {
    let clock = 0;
    return all.map(([gap, length, state]) => {
      const startAt = clock + gap;
      clock = startAt + length;
      return { startAt: at(startAt), endAt: state === 'ended' ? at(clock) : null, pauses: [], state } as const;
    });
  });
const anyShift = fc
  .record({ starts: fc.nat(6_000), lasts: fc.integer({ min: 61, max: 900 }), pauseMinutes: fc.nat(60) })
  .map(({ starts, lasts, pauseMinutes }) => ({ startAt: at(starts), endAt: at(starts + lasts), pauseMinutes }));
const dayIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));
const secondsOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1_000;

test('STAT-07, TIME-08: equals a recount minute by minute at any instant', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/Vienna', 'America/New_York', 'Asia/Kolkata'),
      anyActivities,
      fc.array(anyShift, { maxLength: 6 }),
      fc.integer({ min: -100, max: 7_000 }),
      (zone, activities, shifts, minutes) => {
        const now = at(minutes);
        const days = { start: '2026-10-24', end: '2026-10-26' };
        const { rows, total, previous } = byDay(
          days,
          computeProfile(shifts, activities, { zone, now, until: now }),
          none.profile,
        );
        const worked = activities.filter(({ startAt, state }) => state === 'ended' && startAt <= now);
        const on = (from: string, to: string) => {
          const within = ({ startAt }: { startAt: string }) =>
            dayIn(zone, startAt) >= from && dayIn(zone, startAt) <= to;
          const planned = (all: typeof shifts) =>
            all.reduce((sum, one) => sum + secondsOf(one.startAt, one.endAt) - one.pauseMinutes * 60, 0);
          const own = shifts.filter(within);
          return {
            shifts: own.length,
            plannedSeconds: planned(own),
            aheadSeconds: planned(own.filter(({ startAt }) => startAt >= now)),
            workedSeconds: worked
              .filter(within)
              .reduce(
                (sum, { startAt, endAt }) => sum + secondsOf(startAt, [endAt ?? now, now].toSorted()[0] as string),
                0,
              ),
          };
        };
        expect(rows).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'].map((day) => ({ day, ...on(day, day) })));
        expect(total).toEqual(on(days.start, days.end));
        expect(previous).toEqual(on('2026-10-21', '2026-10-23'));

        const work = byDay(days, computeWork(activities, { zone, now: at(20_000) }), none.work);
        const own = activities.filter(
          ({ startAt }) => dayIn(zone, startAt) >= days.start && dayIn(zone, startAt) <= days.end,
        );
        expect(work.total).toEqual({
          activities: own.length,
          seconds: own.reduce((sum, { startAt, endAt }) => sum + (endAt ? secondsOf(startAt, endAt) : 0), 0),
          pauseSeconds: 0,
          endsMissing: own.filter(({ state }) => state === 'end-missing').length,
        });
      },
    ),
    { numRuns: 200 },
  );
});
