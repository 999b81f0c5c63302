import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type PublicHolidayCase,
  type PublicHolidayCountCase,
  publicHolidayCases,
  publicHolidayCountCases,
} from '../../cases/public-holidays.ts';
import { runCases } from '../../cases/run-cases.ts';
import { holidaysOf } from '../hours/holidays.ts';
import { isoWeekday } from '../time/local-time.ts';
import {
  type HolidayRegion,
  holidayRegions,
  knownSince,
  listPublicHolidays,
  publicHolidayDates,
} from './public-holidays.ts';

runCases<PublicHolidayCase>('public holidays', publicHolidayCases, ({ region, date }) => {
  const found = listPublicHolidays(region as HolidayRegion, Number(date.slice(0, 4))).find(
    (each) => each.date === date,
  );
  return found ? `${found.name}${found.isEverywhere ? '' : ' (örtlich)'}` : null;
});

runCases<PublicHolidayCountCase>(
  'public holidays counted',
  publicHolidayCountCases,
  ({ region, year }) => publicHolidayDates(region as HolidayRegion, year, year).size,
);

const anyRegion = fc.constantFrom(...holidayRegions);
const anyYear = fc.integer({ min: 2020, max: 2200 });

test('lists each day once, in order, within its year', () => {
  fc.assert(
    fc.property(anyRegion, anyYear, (region, year) => {
      const dates = listPublicHolidays(region, year).map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].toSorted());
      expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true);
    }),
  );
});

test('puts Buß- und Bettag on the Wednesday between 16 and 22 November', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const date = listPublicHolidays('DE-SN', year).find(({ name }) => name === 'Buß- und Bettag')?.date ?? '';
      expect(isoWeekday(date)).toBe(3);
      expect(date.slice(5) >= '11-16' && date.slice(5) <= '11-22').toBe(true);
    }),
  );
});

test('includes in every region the nationwide dates suggested as closing days', () => {
  fc.assert(
    fc.property(fc.constantFrom('AT', 'DE-BY', 'DE-HH', 'CH', 'CH-GR'), anyYear, (region, year) => {
      const known = new Set(listPublicHolidays(region as HolidayRegion, year).map(({ date }) => date));
      const country = region.slice(0, 2) as 'AT' | 'DE' | 'CH';
      const everywhere = holidaysOf(country, year).filter(({ isEverywhere }) => isEverywhere);
      expect(everywhere.filter(({ date }) => !known.has(date))).toEqual([]);
    }),
  );
});

test.each(['AT', 'DE-BY', 'CH-ZH', 'LI'] as const)('rejects %s for years before its law is known', (region) => {
  const first = knownSince[region.slice(0, 2)] as number;
  expect(listPublicHolidays(region, first).length).toBeGreaterThan(0);
  expect(() => listPublicHolidays(region, first - 1)).toThrow(RangeError);
});

test('returns the dates of several years', () => {
  const dates = publicHolidayDates('AT', 2026, 2028);
  expect(dates.size).toBe(39);
  expect(dates.has('2027-10-26')).toBe(true);
  expect(publicHolidayDates('DE-BY', 2026, 2026).has('2026-08-15')).toBe(false);
});
