import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sumOf, toMoney } from '../../money/money.ts';
import { addDays } from '../known-days.ts';
import { type CostedShift, costOfShift, planCost, type Wage, wageOn } from './plan-cost.ts';

const monday = '2026-11-23';
const shift = (person: string, day: number, minutes: number, pauseMinutes = 0): CostedShift => {
  const date = addDays(monday, day);
  const from = Date.parse(`${date}T09:00:00.000Z`);
  const at = (instant: number) => new Date(instant).toISOString();
  return { person, date, startAt: at(from), endAt: at(from + minutes * 60_000), pauseMinutes };
};
const wage = (hourly: number, validFrom = '2026-01-01'): Wage => ({ validFrom, hourly: toMoney(hourly) });

test.each([
  [14.5, 420, 30, 94.25],
  [12, 1, 0, 0.2],
  [12.34, 50, 0, 10.28],
  [0.3, 1, 0, 0.01], // Half a cent.
  [0.29, 1, 0, 0],
  [15.0001, 600, 0, 150],
])('costs an hour at %d, planned for %d minutes with %d of pause, as %d', (hourly, minutes, pause, cost) => {
  expect(costOfShift(shift('sara', 0, minutes, pause), toMoney(hourly))).toBe(toMoney(cost));
});

test('applies a wage from its day until the next one', () => {
  const wages = [wage(16, '2026-11-25'), wage(14, '2026-01-01')];
  expect(wageOn(wages, '2025-12-31')).toBeUndefined();
  expect(wageOn(wages, '2026-01-01')).toBe(toMoney(14));
  expect(wageOn(wages, '2026-11-24')).toBe(toMoney(14));
  expect(wageOn(wages, '2026-11-25')).toBe(toMoney(16));
});

test('counts a shift without a known wage as unpriced', () => {
  const { total, days, people } = planCost(
    [shift('sara', 0, 60), shift('ali', 0, 60), shift('ali', 1, 60)],
    new Map([['sara', [wage(14)]]]),
  );
  expect(total).toEqual({ cost: toMoney(14), unpriced: 2 });
  expect(days.get(monday)).toEqual({ cost: toMoney(14), unpriced: 1 });
  expect(people.get('ali')).toEqual({ cost: 0, unpriced: 2 });
});

test('adds up days and people to the week, to the cent', () => {
  const shifts = fc.array(
    fc
      .record({
        person: fc.constantFrom('a', 'b', 'c'),
        day: fc.nat(6),
        minutes: fc.integer({ min: 61, max: 900 }),
        pause: fc.nat(60),
      })
      .map(({ person, day, minutes, pause }) => shift(person, day, minutes, pause)),
  );
  const wages = fc
    .tuple(fc.nat(400_000), fc.nat(400_000))
    .map(([a, b]) => new Map([a, b].map((of, at) => ['ab'[at] as string, [wage(of / 10_000)]])));
  fc.assert(
    fc.property(shifts, wages, (planned, wagesOf) => {
      const { total, days, people } = planCost(planned, wagesOf);
      for (const sums of [days, people]) {
        expect(sumOf([...sums.values()].map(({ cost }) => cost))).toBe(total.cost);
        expect([...sums.values()].reduce((sum, { unpriced }) => sum + unpriced, 0)).toBe(total.unpriced);
      }
      expect(total.cost % 100).toBe(0);
    }),
  );
});
