import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type HolidayCountry, holidayCountries, holidaysOf } from './holidays.ts';

const dateIn = (country: HolidayCountry, year: number, name: string) =>
  holidaysOf(country, year).find((holiday) => holiday.name === name)?.date;
const weekday = (date: string | undefined) => new Date(`${date}T00:00:00Z`).getUTCDay();
const daysAfter = (date: string | undefined, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

// Easter Sundays from almanacs. 1981 and 2049 are exceptions that simpler rules get wrong; 2285 and 1818 are the
// earliest.
test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2285, '2285-03-22'],
])('Easter Sunday of %i is %s', (year, date) => expect(dateIn('DE', year, 'Ostersonntag')).toBe(date));

test('has thirteen holidays in Austria in 2026', () => {
  expect(holidaysOf('AT', 2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-01-01 Neujahr',
    '2026-01-06 Heilige Drei Könige',
    '2026-04-06 Ostermontag',
    '2026-05-01 Staatsfeiertag',
    '2026-05-14 Christi Himmelfahrt',
    '2026-05-25 Pfingstmontag',
    '2026-06-04 Fronleichnam',
    '2026-08-15 Mariä Himmelfahrt',
    '2026-10-26 Nationalfeiertag',
    '2026-11-01 Allerheiligen',
    '2026-12-08 Mariä Empfängnis',
    '2026-12-25 Christtag',
    '2026-12-26 Stefanitag',
  ]);
});

test.each([
  ['DE', ['Neujahr', 'Karfreitag', 'Ostermontag', 'Tag der Arbeit', 'Christi Himmelfahrt', 'Pfingstmontag']],
  ['CH', ['Neujahr', 'Auffahrt', 'Bundesfeier', 'Weihnachten']],
] as const)('distinguishes holidays of some regions of %s', (country, names) => {
  const everywhere = holidaysOf(country, 2026).filter(({ isEverywhere }) => isEverywhere);
  expect(everywhere.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  expect(everywhere).toHaveLength(country === 'DE' ? 9 : 4);
});

test.each([
  [2022, '2022-11-16'],
  [2025, '2025-11-19'],
  [2026, '2026-11-18'],
  [2028, '2028-11-22'],
])('Buß- und Bettag %i is %s', (year, date) => expect(dateIn('DE', year, 'Buß- und Bettag')).toBe(date));

test('returns each holiday once in order, with Easter between 22 March and 25 April and the movable ones counted from it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...holidayCountries), fc.integer({ min: 1583, max: 4000 }), (country, year) => {
      const dates = holidaysOf(country, year).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every((date) => date.startsWith(String(year)))).toBe(true);
      const sunday = dateIn('DE', year, 'Ostersonntag');
      expect(weekday(sunday)).toBe(0);
      expect(sunday?.slice(5) ?? '').toMatch(/^(03-2[2-9]|03-3[01]|04-[01]\d|04-2[0-5])$/);
      expect(dateIn('LI', year, 'Auffahrt')).toBe(daysAfter(sunday, 39));
      expect(dateIn('DE', year, 'Karfreitag')).toBe(daysAfter(sunday, -2));
      expect(dateIn(country, year, 'Fronleichnam')).toBe(daysAfter(sunday, 60));
      expect(weekday(dateIn('DE', year, 'Buß- und Bettag'))).toBe(3);
    }),
  );
});
