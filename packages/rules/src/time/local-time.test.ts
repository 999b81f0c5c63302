import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, clockText, dayText, isoWeekday, localTime, minuteOf, stretches, weekdayOf } from './local-time.ts';

const [year, nextYear] = [Date.parse('2026-01-01T00:00Z'), Date.parse('2027-01-01T00:00Z')];
const hour = 3_600_000;

test('splits a year at its clock changes, to the millisecond', () => {
  expect(stretches('Europe/Vienna', year, nextYear)).toEqual([
    { from: year, to: Date.parse('2026-03-29T01:00Z'), offset: hour },
    { from: Date.parse('2026-03-29T01:00Z'), to: Date.parse('2026-10-25T01:00Z'), offset: 2 * hour },
    { from: Date.parse('2026-10-25T01:00Z'), to: nextYear, offset: hour },
  ]);
  expect(stretches('Asia/Kolkata', year, nextYear)).toEqual([{ from: year, to: nextYear, offset: 5.5 * hour }]);
});

test('covers the time without gaps and with the correct offset', () => {
  const anyZone = fc.constantFrom('Europe/Vienna', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca');
  const span = fc.tuple(fc.integer({ min: year, max: nextYear }), fc.integer({ min: 0, max: 400 * 24 * hour }));
  fc.assert(
    fc.property(anyZone, span, fc.double({ min: 0, max: 1, noNaN: true }), (zone, [from, length], where) => {
      const found = stretches(zone, from, from + length);
      expect([found[0]?.from, found.at(-1)?.to]).toEqual([from, from + length]);
      expect(found.every((each, index) => index === 0 || each.from === found[index - 1]?.to)).toBe(true);
      const at = from + Math.floor(length * where);
      const stretch = found.find((each) => each.from <= at && at < each.to) ?? found.at(-1);
      expect(localTime(zone, at)).toBe(Math.floor(at / 1000) * 1000 + (stretch?.offset ?? Number.NaN));
    }),
  );
});

test('formats dates and local times', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect([isoWeekday('2026-11-23'), isoWeekday('2026-11-22')]).toEqual([1, 7]);
  const local = localTime('Europe/Vienna', Date.parse('2026-07-01T22:05:59Z'));
  expect([clockText(local), minuteOf(local)]).toEqual(['00:05', 5]);
  expect(dayText(local)).toBe('Donnerstag, 02.07.2026');
  expect(['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([
    'Montag',
    'Dienstag',
    'Samstag',
    'Sonntag',
  ]);
});
