import { expect, test } from '@jest/globals';
import { isoWeek, monthWeeks, movedDate } from './calendar-days.ts';

// SLOT-11
test('numbers weeks by ISO 8601, also across years', () =>
  expect(
    ['2026-11-21', '2026-12-31', '2027-01-01', '2027-01-04', '2024-12-30', '2020-12-31', '2021-01-03'].map(isoWeek),
  ).toEqual([47, 53, 53, 1, 1, 53, 53]));

// SLOT-11
test('splits a month into weeks from Monday to Sunday', () => {
  const november = monthWeeks('2026-11');
  expect(november.map(({ number }) => number)).toEqual([44, 45, 46, 47, 48, 49]);
  expect(november[0]?.days).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november[5]?.days).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test.each(['2026-02', '2028-02', '2026-03', '2026-12'])('contains each day of %s once', (month) => {
  const days = monthWeeks(month).flatMap(({ days }) => days.filter((day) => day !== null));
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  expect(new Set(days).size).toBe(days.length);
  expect(days).toHaveLength(length);
});

test('moves by day, week and month with keys, within the selectable range', () => {
  const from = (date: string, key: string) => movedDate(date, key, '2026-11-21', '2027-02-19');
  expect(
    ['ArrowRight', 'ArrowDown', 'Home', 'End', 'PageDown', 'ArrowLeft', 'x'].map((key) => from('2026-11-26', key)),
  ).toEqual(['2026-11-27', '2026-12-03', '2026-11-23', '2026-11-29', '2026-12-26', '2026-11-25', undefined]);
  expect(from('2026-11-21', 'ArrowUp')).toBe('2026-11-21');
  expect(from('2027-02-18', 'PageDown')).toBe('2027-02-19');
  expect(from('2027-01-31', 'PageDown')).toBe('2027-02-19');
  expect(movedDate('2027-01-31', 'PageDown', '2026-11-21', '2027-12-31')).toBe('2027-02-28');
});
