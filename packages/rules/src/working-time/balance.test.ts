import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BalanceCase, balanceCases, type RunningBalanceCase, runningBalanceCases } from '../../cases/balance.ts';
import { runCases } from '../../cases/run-cases.ts';
import { addDays } from '../time/local-time.ts';
import { type Absence, type BalanceFacts, computeBalances } from './balance.ts';
import { daysFrom } from './calendar.ts';
import { contractOn, fixedMinutes } from './contract.ts';

const seconds = (minutes: Readonly<Record<string, number>> = {}) =>
  new Map(Object.entries(minutes).map(([date, each]) => [date, each * 60]));

const balances = ({ from, to, worked, planned, publicHolidays, absences, opening, ...given }: BalanceCase['given']) =>
  computeBalances(
    {
      ...given,
      absences: absences ?? [],
      publicHolidays: new Set(publicHolidays),
      worked: seconds(worked),
      planned: new Map(Object.entries(planned ?? {})),
      opening: (opening ?? 0) * 60,
    },
    from,
    to,
  );

runCases<BalanceCase>('balances', balanceCases, (given) => {
  const { target, worked, credited, balance, holidayDays } = balances(given);
  return { target: target / 60, worked: worked / 60, credited: credited / 60, balance: balance / 60, holidayDays };
});

runCases<RunningBalanceCase>('running balances', runningBalanceCases, (given) =>
  Object.fromEntries(balances(given).months.map(({ month, balance }) => [month, balance / 60])),
);

const first = '2026-01-01';
const anyDate = fc.nat(500).map((days) => addDays(first, days));
const anyContract = fc.record({
  validFrom: anyDate,
  weeklyMinutes: fc.integer({ min: 1, max: 3600 }),
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
});
const anyAbsence: fc.Arbitrary<Absence> = fc.record({
  kind: fc.constantFrom('holiday', 'sick', 'unpaid', 'time-off'),
  from: anyDate,
  to: anyDate,
  share: fc.constantFrom(0.5, 1),
});
const anyFacts: fc.Arbitrary<BalanceFacts> = fc.record({
  contracts: fc.array(anyContract, { maxLength: 4 }),
  absences: fc.array(anyAbsence, { maxLength: 6 }),
  publicHolidays: fc.array(anyDate, { maxLength: 10 }).map((dates) => new Set(dates)),
  worked: fc.array(fc.tuple(anyDate, fc.nat(40_000)), { maxLength: 30 }).map((rows) => new Map(rows)),
  opening: fc.integer({ min: -100_000, max: 100_000 }),
});

test('is the opening balance plus work and credit minus target, and the same by days and months', () => {
  fc.assert(
    fc.property(anyFacts, anyDate, fc.nat(200), (facts, from, length) => {
      const all = computeBalances(facts, from, addDays(from, length));
      expect(all.balance).toBe((facts.opening ?? 0) + all.worked + all.credited - all.target);
      for (const key of ['target', 'worked', 'credited', 'holidayDays'] as const)
        for (const rows of [all.days, all.months]) expect(rows.reduce((sum, row) => sum + row[key], 0)).toBe(all[key]);
      expect(all.months.at(-1)?.balance).toBe(all.balance);
      expect(all.days.every(({ target, credited }) => target >= 0 && credited >= 0)).toBe(true);
    }),
  );
});

// TIME-26
test('a morning and an afternoon of one kind count exactly as the whole day', () => {
  fc.assert(
    fc.property(anyFacts, anyAbsence, anyDate, fc.nat(100), ({ absences: _, ...facts }, one, from, length) => {
      const sums = (absences: Absence[]) => computeBalances({ ...facts, absences }, from, addDays(from, length));
      const half = { ...one, share: 0.5 as const };
      expect(sums([half, half])).toEqual(sums([{ ...one, share: 1 }]));
    }),
  );
});

// TIME-06
test('gives the same result if split anywhere with the balance carried over', () => {
  fc.assert(
    fc.property(anyFacts, anyDate, fc.nat(100), fc.nat(100), (facts, from, one, other) => {
      const cut = addDays(from, one);
      const last = addDays(cut, other + 1);
      const before = computeBalances(facts, from, cut);
      const after = computeBalances({ ...facts, opening: before.balance }, addDays(cut, 1), last);
      expect(after.balance).toBe(computeBalances(facts, from, last).balance);
    }),
  );
});

test('does not depend on the order of contracts and absences', () => {
  const distinct = (facts: BalanceFacts) =>
    new Set(facts.contracts.map(({ validFrom }) => validFrom)).size === facts.contracts.length;
  fc.assert(
    fc.property(anyFacts.filter(distinct), (facts) => {
      const turned = {
        ...facts,
        contracts: facts.contracts.toReversed(),
        absences: facts.absences.toReversed(),
      };
      expect(computeBalances(turned, first, '2027-06-30')).toEqual(computeBalances(facts, first, '2027-06-30'));
    }),
  );
});

test('divides the weekly minutes among the days without remainder', () => {
  fc.assert(
    fc.property(anyContract, anyDate, (contract, from) => {
      const week = Array.from({ length: 7 }, (_, at) => fixedMinutes(contract, addDays(from, at)));
      expect(week.reduce((sum, each) => sum + each, 0)).toBe(contract.weeklyMinutes);
    }),
  );
});

test('applies a contract until the next one begins', () => {
  fc.assert(
    fc.property(fc.array(anyContract, { minLength: 1 }), anyDate, (contracts, date) => {
      const found = contractOn(contracts, date);
      const begun = contracts.filter(({ validFrom }) => validFrom <= date);
      expect(found === undefined).toBe(begun.length === 0);
      expect(begun.every(({ validFrom }) => daysFrom(validFrom, found?.validFrom ?? '') >= 0)).toBe(true);
    }),
  );
});
