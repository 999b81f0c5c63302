import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  austrianLawCases,
  averageLawCases,
  germanLawCases,
  type LawCase,
  liechtensteinLawCases,
  swissLawCases,
} from '../../../cases/labour-law.ts';
import { runCases } from '../../../cases/run-cases.ts';
import type { WorkedActivity } from '../activity.ts';
import { computeSheet } from '../sheet.ts';
import type { LawFacts } from './law-warning.ts';
import { findLawWarnings } from './law-warnings.ts';
import type { Country, RuleSet } from './rule-set.ts';
import { ruleSetOn, rulesByCountry } from './rule-sets.ts';

const zones: Readonly<Record<Country, string>> = {
  AT: 'Europe/Vienna',
  DE: 'Europe/Berlin',
  CH: 'Europe/Zurich',
  LI: 'Europe/Vaduz',
};

for (const cases of [germanLawCases, austrianLawCases, averageLawCases, swissLawCases, liechtensteinLawCases])
  runCases<LawCase>(
    'warnings of the law',
    cases,
    ({ country, sector, activities, publicHolidays, now, only, isOffice, birthDate, isNightWorker }) =>
      findLawWarnings(activities, {
        country,
        zone: zones[country],
        isHospitality: sector === 'hospitality',
        isOffice: isOffice ?? false,
        isNightWorker: isNightWorker ?? false,
        birthDate: birthDate ?? null,
        publicHolidays: new Set(publicHolidays),
        now,
      })
        .filter(({ rule }) => only === undefined || rule === only)
        .map(({ severity, rule, date, found, limit }) => `${severity} ${rule} ${date} ${found}/${limit}`),
  );

const countries = Object.keys(zones) as Country[];
const first = Date.parse('2026-10-19T00:00Z');
const at = (minutes: number) => new Date(first + minutes * 60_000).toISOString();
/** Activities within three weeks around the night when clocks go back. */
const anyActivity: fc.Arbitrary<WorkedActivity> = fc
  .record({ start: fc.nat(21 * 24 * 60), length: fc.nat(16 * 60), pauses: fc.array(fc.tuple(fc.nat(960), fc.nat(90))) })
  .map(({ start, length, pauses }) => ({
    startAt: at(start),
    endAt: at(start + length),
    pauses: pauses.map(([from, long]) => ({ startAt: at(start + from), endAt: at(start + from + long) })),
  }));
const anyActivities = fc.array(anyActivity, { maxLength: 15 });
const anyFacts: fc.Arbitrary<LawFacts> = fc
  .record({
    country: fc.constantFrom(...countries),
    isHospitality: fc.boolean(),
    isOffice: fc.boolean(),
    isNightWorker: fc.boolean(),
    birthDate: fc.constantFrom(null, '1990-01-01', '2009-12-01', '2012-03-03'),
  })
  .map((facts) => ({
    ...facts,
    zone: zones[facts.country],
    publicHolidays: new Set(['2026-10-26', '2026-11-01']),
    now: at(30 * 24 * 60),
  }));

// TIME-09
test('does not depend on order and repetition of activities, and sorts warnings by time', () => {
  const mixed = anyActivities.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 })),
  );
  fc.assert(
    fc.property(mixed, anyFacts, ([some, other], facts) => {
      const warnings = findLawWarnings(some, facts);
      expect(findLawWarnings(other, facts)).toEqual(warnings);
      expect(warnings.map((each) => each.at)).toEqual(warnings.map((each) => each.at).toSorted());
    }),
  );
});

test('returns the same warnings since a day as when filtering all of them', () => {
  // A Monday also includes the check of the rest before it.
  const anyDay = fc.oneof(fc.nat(22), fc.constantFrom(7, 14)).map((days) => at(days * 24 * 60).slice(0, 10));
  fc.assert(
    fc.property(anyActivities, anyFacts, anyDay, (some, facts, warningsFrom) => {
      const since = findLawWarnings(some, facts).filter(({ date }) => date >= warningsFrom);
      expect(findLawWarnings(some, { ...facts, warningsFrom })).toEqual(since);
    }),
    { numRuns: 500 },
  );
});

test('names a rule of the country in every warning and exceeds its limit', () => {
  const isLess = new Set(['break', 'rest', 'weekly-rest']);
  fc.assert(
    fc.property(anyActivities, anyFacts, (some, facts) => {
      for (const { rule, kind, severity, found, limit } of findLawWarnings(some, facts)) {
        expect(rule.startsWith(`${facts.country}-`)).toBe(true);
        if (!isLess.has(kind)) expect(found).toBeGreaterThan(limit);
        // The second reading may be satisfied by minutes in other parts.
        // A weekly rest can be long enough and still lie wrong in the week.
        else if (severity === 'breach' && kind !== 'weekly-rest') expect(found).toBeLessThan(limit);
      }
    }),
  );
});

// TIME-09
test('never deducts time: the sheet is the same with and without warnings', () => {
  fc.assert(
    fc.property(anyActivities, anyFacts, (some, facts) => {
      const before = JSON.stringify(computeSheet(some, facts));
      findLawWarnings(some, facts);
      expect(JSON.stringify(computeSheet(some, facts))).toBe(before);
    }),
    { numRuns: 20 },
  );
});

test('has no warnings for four hours on weekdays at the same time', () => {
  const start = fc.integer({ min: 8, max: 14 });
  fc.assert(
    fc.property(start, anyFacts, (hour, facts) => {
      fc.pre(facts.birthDate !== '2012-03-03' || facts.country !== 'DE');
      const days = [19, 20, 21, 22, 23].map(
        (date) => `2026-10-${date}T${String(hour - 2).padStart(2, '0')}:00:00.000Z`,
      );
      const week = days.map((startAt) => ({
        startAt,
        endAt: new Date(Date.parse(startAt) + 4 * 3_600_000).toISOString(),
        pauses: [],
      }));
      expect(findLawWarnings(week, facts)).toEqual([]);
    }),
  );
});

// TIME-09
test('has dated rule sets, newest first, each valid from its first day', () => {
  for (const country of countries)
    for (const isMinor of [false, true]) {
      const sets: readonly RuleSet[] = rulesByCountry[country][isMinor ? 'minors' : 'adults'];
      expect(sets.map(({ validFrom }) => validFrom)).toEqual(
        sets
          .map(({ validFrom }) => validFrom)
          .toSorted()
          .toReversed(),
      );
      for (const set of sets) expect(ruleSetOn(country, set.validFrom, isMinor)).toBe(set);
      expect(ruleSetOn(country, '1900-01-01', isMinor)).toBeUndefined();
    }
});
