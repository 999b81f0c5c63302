import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, isoWeekday } from '../time/local-time.ts';
import { listSlots, type OpeningRule, type Weekday, weekdays } from './opening-hours.ts';
import { type Period, readWeekHours, weekHoursKeys, withSpecialDays, writeWeekHours } from './week-hours.ts';

const daily = (from: string, to: string): OpeningRule => ({ type: 'daily', from, to });
const eve = '2026-12-24'; // a Thursday

test('reads a week and special days', () => {
  const { week, special, others } = readWeekHours([
    daily('11:00', '14:00'),
    daily('17:00', '22:00'),
    { type: 'sunday', isClosed: true },
    { type: 'once', date: '2026-12-31', from: '11:00', to: '02:00' },
    { type: 'once', date: eve, isClosed: true },
  ]);
  expect(week.monday).toEqual([
    { from: '11:00', to: '14:00' },
    { from: '17:00', to: '22:00' },
  ]);
  expect(week.sunday).toEqual([]);
  expect(special).toEqual([
    { date: eve, periods: [] },
    { date: '2026-12-31', periods: [{ from: '11:00', to: '02:00' }] },
  ]);
  expect(others).toEqual([]);
});

test('keeps a dated rule that a later rule overrides, without effect', () => {
  const rules: OpeningRule[] = [{ type: 'once', date: eve, isClosed: true }, daily('11:00', '22:00')];
  const hours = readWeekHours(rules);
  expect([hours.special, hours.others]).toEqual([[], [rules[0]]]);
  const closedThursdays = { ...hours, week: { ...hours.week, thursday: [] } };
  expect(listSlots(writeWeekHours(closedThursdays), eve)).toEqual([]);
  const written = writeWeekHours(hours);
  expect(written).toContainEqual(rules[0]);
  expect(listSlots(written, eve)).toEqual([{ from: 660, to: 1320 }]);
});

test('writes nothing for hours that were never entered', () => expect(writeWeekHours(readWeekHours([]))).toEqual([]));

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyTime = fc.oneof(
  fc.integer({ min: 0, max: 1440 }).map(clock),
  fc.constantFrom<string | undefined>(undefined, '24:00', '00:00', '7 Uhr'),
);
// Few dates, so that several rules meet on one.
const anyDate = fc.integer({ min: 0, max: 9 }).map((days) => addDays('2026-12-20', days));
const anyRules = fc.array(
  fc.record({
    type: fc.constantFrom('once' as const, 'once' as const, 'daily' as const, ...weekdays),
    date: fc.option(anyDate),
    isClosed: fc.option(fc.boolean(), { freq: 3 }),
    from: anyTime,
    to: anyTime,
  }),
  { maxLength: 10 },
) as fc.Arbitrary<OpeningRule[]>;
const dates = Array.from({ length: 24 }, (_, days) => addDays('2026-12-13', days));
const meaning = (rules: OpeningRule[]) => dates.map((date) => listSlots(rules, date));

// HOURS-26
test('reading and writing keep the hours of every day', () =>
  fc.assert(
    fc.property(anyRules, (rules) => expect(meaning(writeWeekHours(readWeekHours(rules)))).toEqual(meaning(rules))),
    { numRuns: 2_000 },
  ));

test('reads back the hours that it has written', () =>
  fc.assert(
    fc.property(anyRules, (rules) => {
      const hours = readWeekHours(rules);
      expect(readWeekHours(writeWeekHours(hours))).toEqual(hours);
    }),
    { numRuns: 1_000 },
  ));

test('loses no dated rule: each is a special day or kept', () =>
  fc.assert(
    fc.property(anyRules, (rules) => {
      const { special, others } = readWeekHours(rules);
      for (const rule of rules.filter(({ type }) => type === 'once'))
        expect(others.includes(rule) || special.some(({ date }) => date === rule.date)).toBe(true);
      const sorted = special.map(({ date }) => date);
      expect(sorted).toEqual([...new Set(sorted)].toSorted());
    }),
  ));

const anyPeriods = fc.array(
  fc.record({ from: fc.integer({ min: 0, max: 1439 }).map(clock), to: fc.integer({ min: 1, max: 1440 }).map(clock) }),
  { maxLength: 3 },
);

test('a changed weekday changes its own days only, and no special day', () =>
  fc.assert(
    fc.property(anyRules, fc.constantFrom(...weekdays), anyPeriods, (rules, day, periods) => {
      const hours = readWeekHours(rules);
      const changed = writeWeekHours({ ...hours, week: { ...hours.week, [day]: periods } });
      const alone = periods.map((period): OpeningRule => ({ type: day, ...period }));
      for (const date of dates) {
        const weekday: Weekday = weekdays[isoWeekday(date) - 1] as Weekday;
        const isChanged = weekday === day && !hours.special.some((special) => special.date === date);
        expect(listSlots(changed, date)).toEqual(listSlots(isChanged ? alone : rules, date));
      }
    }),
  ));

test('special days apply on their dates only, and can be removed again', () =>
  fc.assert(
    fc.property(anyRules, fc.uniqueArray(anyDate), anyPeriods, (rules, chosen, periods) => {
      const before = readWeekHours(rules);
      const after = withSpecialDays(before, chosen, periods as Period[]);
      const alone = periods.map((period): OpeningRule => ({ type: 'daily', ...period }));
      for (const date of dates)
        expect(listSlots(writeWeekHours(after), date)).toEqual(listSlots(chosen.includes(date) ? alone : rules, date));
      const removed = withSpecialDays(after, chosen, undefined);
      expect(removed.special).toEqual(before.special.filter(({ date }) => !chosen.includes(date)));
    }),
  ));

test('names the period of each written rule', () => {
  const hours = readWeekHours([
    { type: 'monday', from: '11:00', to: '14:00' },
    { type: 'monday', from: '17:00', to: '22:00' },
    { type: 'once', date: eve, isClosed: true },
  ]);
  expect(weekHoursKeys(hours)).toEqual(['monday.0', 'monday.1', eve]);
});
