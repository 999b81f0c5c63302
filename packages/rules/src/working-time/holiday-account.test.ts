import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type EntitledDaysCase,
  entitledDaysCases,
  type HolidayAccountCase,
  type HolidayExpiryCase,
  holidayAccountCases,
  holidayExpiryCases,
  type LeastHolidayCase,
  leastHolidayCases,
} from '../../cases/holiday-account.ts';
import { runCases } from '../../cases/run-cases.ts';
import { addDays } from '../time/local-time.ts';
import { addMonths } from '../time/months.ts';
import { daysFrom } from './calendar.ts';
import { type Employment, entitledDays } from './entitled-days.ts';
import { computeHolidayAccount, type HolidayAccountFacts } from './holiday-account.ts';
import { holidayExpiry } from './holiday-expiry.ts';
import { holidayYear, holidayYearOn } from './holiday-year.ts';
import { leastHolidayDays } from './least-holiday.ts';

const employment = ({ year, employedTo, ...given }: Omit<EntitledDaysCase['given'], 'on'>): Employment => ({
  ...given,
  yearKind: year ?? 'calendar',
  employedTo: employedTo ?? null,
});

runCases<EntitledDaysCase>('days of a year', entitledDaysCases, ({ on, ...given }) => {
  const person = employment(given);
  return entitledDays(person, holidayYearOn(person.yearKind, person.employedFrom, on), on);
});

runCases<HolidayAccountCase>(
  'holiday accounts',
  holidayAccountCases,
  ({ on, carriedIn, days, notifiedIn, sickThroughout, ...given }) => {
    const { carried, entitled, taken, planned, expired, left } = computeHolidayAccount(
      {
        ...given,
        ...employment(given),
        carriedIn: carriedIn ?? [],
        taken: new Map(Object.entries(days)),
        notifiedYears: new Set(notifiedIn),
        sickYears: new Set(sickThroughout),
      },
      on,
    );
    return { carried, entitled, taken, planned, expired, left };
  },
);

runCases<HolidayExpiryCase>('expiry of holidays', holidayExpiryCases, holidayExpiry);

runCases<LeastHolidayCase>('least holidays', leastHolidayCases, ({ birthDate, serviceYears, ...given }) =>
  leastHolidayDays({ ...given, birthDate: birthDate ?? null, serviceYears: serviceYears ?? 0 }),
);

const first = '2022-01-01';
const anyDate = (days: number) => fc.nat(days).map((at) => addDays(first, at));
const anyFacts: fc.Arbitrary<HolidayAccountFacts> = fc
  .record({
    country: fc.constantFrom('AT', 'DE', 'CH', 'LI'),
    yearKind: fc.constantFrom('calendar', 'service'),
    employedFrom: anyDate(700),
    length: fc.option(fc.nat(1500)),
    entitlements: fc.array(fc.record({ validFrom: anyDate(1500), days: fc.integer({ min: 0, max: 40 }) })),
    taken: fc.array(fc.tuple(anyDate(1800), fc.constantFrom(0.5, 1)), { maxLength: 60 }).map((rows) => new Map(rows)),
    notifiedYears: fc.subarray([2022, 2023, 2024, 2025, 2026]).map((years) => new Set(years)),
    sickYears: fc.subarray([2022, 2023, 2024]).map((years) => new Set(years)),
    carries: fc.boolean(),
  })
  .map(({ length, ...facts }) => ({
    ...facts,
    employedTo: length === null ? null : addDays(facts.employedFrom, length),
    since: Number(facts.employedFrom.slice(0, 4)),
    carriedIn: [],
  }));

// TIME-06, TIME-11
test('leaves carried plus entitled minus taken and expired days, equal to the sum of the lots', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(1800), (facts, later) => {
      const account = computeHolidayAccount(facts, addDays(facts.employedFrom, later));
      const { carried, entitled, taken, expired, left, lots } = account;
      expect(left).toBeCloseTo(carried + entitled - taken - expired, 6);
      expect(lots.reduce((sum, lot) => sum + lot.left, 0)).toBeCloseTo(left, 6);
      expect(expired).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('carries over what the last day of the previous year left, minus what expired that night', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 1, max: 4 }), (facts, years) => {
      const { from } = holidayYear(facts.yearKind, facts.employedFrom, facts.since + years);
      const before = computeHolidayAccount(facts, addDays(from, -1));
      const lost = before.lots
        .filter(({ expiresOn, left }) => expiresOn === addDays(from, -1) && left > 0)
        .reduce((sum, lot) => sum + lot.left, 0);
      expect(computeHolidayAccount(facts, from).carried).toBeCloseTo(before.left - lost, 6);
    }),
  );
});

test('does not depend on the order of years and days', () => {
  const carried = [2019, 2020, 2021].map((year) => ({ year, days: 3 }));
  fc.assert(
    fc.property(anyFacts, fc.nat(1800), (facts, later) => {
      const on = addDays(facts.employedFrom, later);
      const turned = { ...facts, carriedIn: carried.toReversed(), taken: new Map([...facts.taken].toReversed()) };
      expect(computeHolidayAccount(turned, on)).toEqual(computeHolidayAccount({ ...facts, carriedIn: carried }, on));
    }),
  );
});

test('uses the days that expire first, even if they are from a later year', () => {
  const facts: HolidayAccountFacts = {
    country: 'DE',
    yearKind: 'calendar',
    employedFrom: '2015-01-01',
    employedTo: null,
    entitlements: [{ validFrom: '2015-01-01', days: 30 }],
    since: 2026,
    carriedIn: [
      { year: 2024, days: 2 },
      { year: 2025, days: 4 },
    ],
    taken: new Map([['2026-02-02', 5]]),
    // 2024 was not notified, so it remains; 2025 expires in March, 2026 a year later.
    notifiedYears: new Set([2025, 2026]),
    sickYears: new Set(),
  };
  expect(computeHolidayAccount(facts, '2026-02-28').lots.map(({ year, left }) => [year, left])).toEqual([
    [2024, 2],
    [2026, 29],
  ]);
});

test('loses the rest at the end of the year if nothing is carried over', () => {
  const facts: HolidayAccountFacts = {
    country: 'DE',
    yearKind: 'calendar',
    employedFrom: '2025-01-01',
    employedTo: null,
    entitlements: [{ validFrom: '2025-01-01', days: 30 }],
    since: 2025,
    carriedIn: [],
    taken: new Map(),
    notifiedYears: new Set([2025]),
    sickYears: new Set(),
    carries: false,
  };
  expect(computeHolidayAccount(facts, '2025-12-31').left).toBe(30);
  expect(computeHolidayAccount(facts, '2026-01-01')).toMatchObject({ carried: 0, left: 30 });
  expect(computeHolidayAccount({ ...facts, carries: true }, '2026-01-01')).toMatchObject({ carried: 30, left: 60 });
});

test('loses no less with a notification than without', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(1800), (facts, later) => {
      const on = addDays(facts.employedFrom, later);
      const notified = computeHolidayAccount(
        { ...facts, notifiedYears: new Set([2022, 2023, 2024, 2025, 2026, 2027]) },
        on,
      );
      const unnotified = computeHolidayAccount({ ...facts, notifiedYears: new Set() }, on);
      expect(unnotified.left).toBeGreaterThanOrEqual(notified.left - 1e-6);
    }),
  );
});

test('gives at most the full entitlement for a partial year, and never less for a later end', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 4 }), fc.nat(400), fc.nat(40), (facts, years, longer, days) => {
      const year = holidayYear(facts.yearKind, facts.employedFrom, facts.since + years);
      const given = (employedTo: string) =>
        entitledDays({ ...facts, entitlements: [{ validFrom: '2000-01-01', days }], employedTo }, year, year.to);
      const end = addDays(facts.employedFrom, longer);
      expect(given(end)).toBeLessThanOrEqual(days);
      // When the waiting time of six months ends, months of the year count instead of those of the employment.
      const waited = addMonths(facts.employedFrom, 6);
      const isAtItsEnd = end >= addDays(waited, -4) && end <= addDays(waited, 3);
      if (!isAtItsEnd) expect(given(addDays(end, 1))).toBeGreaterThanOrEqual(given(end) - 1e-9);
    }),
  );
});

test('has consecutive holiday years without gaps', () => {
  fc.assert(
    fc.property(fc.constantFrom('calendar', 'service'), anyDate(1500), fc.nat(6), (kind, from, years) => {
      const year = holidayYear(kind, from, Number(from.slice(0, 4)) + years);
      const next = holidayYear(kind, from, year.year + 1);
      expect(daysFrom(year.to, next.from)).toBe(1);
      expect([holidayYearOn(kind, from, year.from), holidayYearOn(kind, from, year.to)]).toEqual([year, year]);
    }),
  );
});

test('states that nothing expires because of a missing notification', () => {
  const facts: HolidayAccountFacts = {
    country: 'DE',
    yearKind: 'calendar',
    employedFrom: '2020-01-01',
    employedTo: null,
    entitlements: [{ validFrom: '2020-01-01', days: 30 }],
    since: 2026,
    carriedIn: [{ year: 2025, days: 4 }],
    taken: new Map(),
    notifiedYears: new Set([2026]),
    sickYears: new Set(),
  };
  expect(computeHolidayAccount(facts, '2026-04-01').lots).toEqual([
    { year: 2025, days: 4, used: 0, left: 4, expiresOn: null, isKeptUntold: true },
    { year: 2026, days: 30, used: 0, left: 30, expiresOn: '2027-03-31', isKeptUntold: false },
  ]);
});
