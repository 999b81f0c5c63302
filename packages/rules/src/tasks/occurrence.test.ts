import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Weekday, weekdays } from '../hours/opening-hours.ts';
import { dateOf, instantOf, localTime, startOf } from '../time/local-time.ts';
import { dayDue, type Recurrence } from './occurrence.ts';

const vienna = 'Europe/Vienna';
const at = (instant: string) => Date.parse(instant);
const daily = (time: string): Recurrence => ({ weekdays, time });

describe('in the time zone of the branch', () => {
  test.each([
    ['a minute before', daily('09:00'), '2026-11-23T07:59:00Z', null],
    ['at that time', daily('09:00'), '2026-11-23T08:00:00Z', '2026-11-23'],
    ['late in the evening', daily('09:00'), '2026-11-23T22:59:59Z', '2026-11-23'],
    ['after midnight it is the next day, and too early', daily('09:00'), '2026-11-23T23:00:00Z', null],
    ['in summer', daily('09:00'), '2026-07-06T07:00:00Z', '2026-07-06'],
    ['on another weekday', { weekdays: ['tuesday'], time: '09:00' } as Recurrence, '2026-11-23T12:00:00Z', null],
    ['on that weekday', { weekdays: ['monday'], time: '09:00' } as Recurrence, '2026-11-23T12:00:00Z', '2026-11-23'],
    // 29 March 2026: the clock is put from 02:00 to 03:00 at 01:00 UTC.
    ['before a time that is skipped', daily('02:30'), '2026-03-29T00:59:59Z', null],
    ['at a skipped time, when the clock is put forward', daily('02:30'), '2026-03-29T01:00:00Z', '2026-03-29'],
    // 25 October 2026: 02:30 is at 00:30 and again at 01:30 UTC.
    ['at a repeated time, the first time', daily('02:30'), '2026-10-25T00:30:00Z', '2026-10-25'],
  ])('%s', (_, recurrence, now, expected) => expect(dayDue(recurrence, vienna, at(now))).toBe(expected));
});

test('creates each day exactly once when checked every 15 minutes, in any time zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(vienna, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'),
      fc.subarray([...weekdays], { minLength: 1 }),
      fc.integer({ min: 0, max: 23 * 60 + 30 }),
      fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-06-01T00:00:00Z') }),
      (zone, on: Weekday[], minute, from) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const days = new Map<string, number>();
        const quarters = 4 * 24 * 9;
        const first = Math.floor(from / 900_000) * 900_000;
        for (let count = 0; count < quarters; count++) {
          const now = first + count * 900_000;
          const day = dayDue({ weekdays: on, time }, zone, now);
          if (day === null) continue;
          expect(day).toBe(dateOf(localTime(zone, now)));
          if (!days.has(day)) days.set(day, now);
        }
        // All complete days in the range occurred exactly if listed, within 15 minutes after their time.
        for (let day = 1; day < 8; day++) {
          const date = dateOf(startOf(dateOf(localTime(zone, first))) + day * 86_400_000);
          const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;
          const seen = days.get(date);
          expect([date, seen !== undefined]).toEqual([date, on.includes(weekday)]);
          if (seen !== undefined) {
            const due = instantOf(zone, startOf(date) + minute * 60_000);
            expect(seen - due).toBeGreaterThanOrEqual(0);
            expect(seen - due).toBeLessThan(900_000);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});
