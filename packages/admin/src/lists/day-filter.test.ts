import { expect, test } from '@jest/globals';
import { beginOf, endOf, firstDayOf, isDay, lastDayOf } from './day-filter.ts';

const vienna = 'Europe/Vienna';

test("uses days of the business's time zone, including the last one", () => {
  expect([beginOf('2026-07-01', vienna), endOf('2026-07-01', vienna)]).toEqual([
    '2026-06-30T22:00:00.000Z',
    '2026-07-01T22:00:00.000Z',
  ]);
});

// A day of 25 hours, one of 23, the last of a year, and a leap day.
test.each(['2026-10-25', '2026-03-29', '2026-12-31', '2028-02-29'])('shows %s as it was chosen', (day) => {
  expect(firstDayOf(beginOf(day, vienna), vienna)).toBe(day);
  expect(lastDayOf(endOf(day, vienna), vienna)).toBe(day);
});

test('sends days as days if the field is a day', () => {
  expect([beginOf('2026-10-25', null), endOf('2026-12-31', null)]).toEqual(['2026-10-25', '2027-01-01']);
  expect([firstDayOf('2026-10-25', null), lastDayOf('2027-01-01', null)]).toEqual(['2026-10-25', '2026-12-31']);
});

test.each(['gestern', '2026-13-40', '2026-1-1', ''])('%j is not a day', (text) => expect(isDay(text)).toBe(false));
