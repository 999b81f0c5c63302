import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../time/local-time.ts';
import { holidayCountries } from './holidays.ts';
import { specialDayDates } from './special-day-dates.ts';

// HOURS-27
test('offers the eves between the holidays', () => {
  const december = specialDayDates('AT', '2026-12-01').slice(0, 5);
  expect(december.map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-12-08 Mariä Empfängnis',
    '2026-12-24 Heiliger Abend',
    '2026-12-25 Christtag',
    '2026-12-26 Stefanitag',
    '2026-12-31 Silvester',
  ]);
});

test('covers twelve months in order, with each eve once', () =>
  fc.assert(
    fc.property(fc.constantFrom(...holidayCountries), fc.integer({ min: 0, max: 3_000 }), (country, days) => {
      const today = addDays('2026-01-01', days);
      const dates = specialDayDates(country, today).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every((date) => date >= today && date < addDays(today, 367))).toBe(true);
      for (const eve of ['12-24', '12-31']) expect(dates.filter((date) => date.endsWith(eve))).toHaveLength(1);
    }),
  ));
