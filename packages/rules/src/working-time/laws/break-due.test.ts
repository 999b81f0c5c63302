import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WorkedActivity } from '../activity.ts';
import { breakDue } from './break-due.ts';
import type { LawFacts } from './law-warning.ts';
import { findLawWarnings } from './law-warnings.ts';
import type { Country } from './rule-set.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const facts = (country: Country, now: string, birthDate: string | null = null): LawFacts => ({
  country,
  zone: 'UTC',
  isHospitality: true,
  birthDate,
  publicHolidays: new Set(),
  now,
});
const running = (...pauses: [string, string][]): WorkedActivity[] => [
  { startAt: at('08:00'), endAt: null, pauses: pauses.map(([from, to]) => ({ startAt: at(from), endAt: at(to) })) },
];

// TIME-09
test.each([
  ['AT', '11:00', [], null, '14:00', 30, 'AT-AZG-11-1'],
  // AZG § 11: two parts of a quarter of an hour are enough, one is not.
  ['AT', '11:00', [['09:00', '09:15']], null, '14:15', 15, 'AT-AZG-11-1'],
  ['DE', '11:00', [['09:00', '09:15']], null, '14:15', 15, 'DE-ArbZG-4'],
  // 45 minutes beyond nine hours.
  ['DE', '12:00', [['10:00', '10:30']], null, '17:30', 15, 'DE-ArbZG-4'],
  ['DE', '11:00', [], '2009-06-01', '12:30', 30, 'DE-JArbSchG-11-1'],
] as [Country, string, [string, string][], string | null, string, number, string][])(
  'in %s at %s with pauses %j (born %s), the break is due by %s',
  (country, now, pauses, born, by, minutes, rule) => {
    expect(breakDue(running(...pauses), facts(country, at(now), born))).toEqual({ by: at(by), minutes, rule });
  },
);

test('returns no break after it was taken, before the start and after the end', () => {
  expect(breakDue(running(['10:00', '10:30']), facts('AT', at('12:00')))).toBeUndefined();
  expect(breakDue([], facts('AT', at('12:00')))).toBeUndefined();
  const gone = running().map((one) => ({ ...one, endAt: at('10:00') }));
  expect(breakDue(gone, facts('AT', at('12:00')))).toBeUndefined();
});

test('TIME-09: warns one minute after the due time, not before', () => {
  const first = Date.parse(at('08:00'));
  const instant = (minutes: number) => new Date(first + minutes * 60_000).toISOString();
  fc.assert(
    fc.property(
      fc.constantFrom<Country>('AT', 'DE', 'CH', 'LI'),
      fc.nat(300),
      fc.nat(60),
      fc.integer({ min: 0, max: 400 }),
      (country, pauseAt, long, worked) => {
        const activities = [
          {
            startAt: instant(0),
            endAt: null,
            pauses: pauseAt + long < worked ? [{ startAt: instant(pauseAt), endAt: instant(pauseAt + long) }] : [],
          },
        ];
        const due = breakDue(activities, facts(country, instant(worked)));
        if (!due) return;
        const warned = (now: string) =>
          findLawWarnings(activities, facts(country, now)).some(
            ({ rule, kind }) => rule === due.rule && kind === 'break',
          );
        const late = new Date(Date.parse(due.by) + 60_000).toISOString();
        if (due.by >= instant(worked)) expect(warned(due.by)).toBe(false);
        expect(warned(late >= instant(worked) ? late : instant(worked + 1))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
