import { expect, test } from '@jest/globals';
import { daysIn, earlierDays } from '@theke/contracts/analytics/statistic';
import { addDays, isoWeekday } from '@theke/rules/time/local-time';
import fc from 'fast-check';
import { againstOf } from './compared-days.ts';
import { presetsOf } from './presets.ts';

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days));
const range = fc.record({ from: day, days: fc.integer({ min: 1, max: 400 }) }).map(({ from, days }) => ({
  from,
  to: addDays(from, days - 1),
}));

test('the compared days are the nearest preceding ones with the same weekdays', () =>
  fc.assert(
    fc.property(range, (days) => {
      const earlier = earlierDays({ ...days, against: againstOf('weekdays', days) });
      expect(daysIn(earlier)).toBe(daysIn(days));
      expect(isoWeekday(earlier.from)).toBe(isoWeekday(days.from));
      expect(earlier.to < days.from).toBe(true);
      expect(addDays(earlier.to, 7) >= days.from).toBe(true);
    }),
  ));

test('a year ago is the same date; for a leap day the day before', () => {
  expect(againstOf('year', { from: '2026-11-01', to: '2026-11-21' })).toBe('2025-11-01');
  expect(againstOf('year', { from: '2028-02-29', to: '2028-02-29' })).toBe('2027-02-28');
  expect(againstOf('2026-10-04', { from: '2026-11-01', to: '2026-11-21' })).toBe('2026-10-04');
});

test('no preset contains future days', () => {
  const presetRanges = (today: string) =>
    Object.fromEntries(presetsOf(today).map(({ label, from, to }) => [label, [from, to]]));
  expect(presetRanges('2026-03-01')).toEqual({
    Heute: ['2026-03-01', '2026-03-01'],
    Gestern: ['2026-02-28', '2026-02-28'],
    'Diese Woche': ['2026-02-23', '2026-03-01'],
    'Letzte Woche': ['2026-02-16', '2026-02-22'],
    'Letzte 7 Tage': ['2026-02-23', '2026-03-01'],
    'Letzte 28 Tage': ['2026-02-02', '2026-03-01'],
    'Letzte 90 Tage': ['2025-12-02', '2026-03-01'],
    'Dieser Monat': ['2026-03-01', '2026-03-01'],
    'Letzter Monat': ['2026-02-01', '2026-02-28'],
    'Dieses Jahr': ['2026-01-01', '2026-03-01'],
  });
  expect(presetRanges('2026-01-31')['Letzter Monat']).toEqual(['2025-12-01', '2025-12-31']);
});
