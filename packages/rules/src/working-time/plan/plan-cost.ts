import { fraction } from '../../money/fraction.ts';
import { type Money, money, timesToCents } from '../../money/money.ts';
import type { LocalDate } from '../../time/local-time.ts';
import { type PlannedShift, plannedMinutes } from './planned-shift.ts';

/** What an hour of somebody's work costs from a day on, until the next one begins. */
export type Wage = { readonly validFrom: LocalDate; readonly hourly: Money };

/** A shift, the day on which it begins by its branch's clock, and whose it is. */
export type CostedShift = PlannedShift & { readonly person: string; readonly date: LocalDate };

/** `cost` of the shifts of which it is known; `unpriced` ones are those of people of whose wage nothing is. */
export type Cost = { cost: Money; unpriced: number };
export type PlanCost = { total: Cost; days: ReadonlyMap<LocalDate, Cost>; people: ReadonlyMap<string, Cost> };

/** The wage of a day; undefined where nothing is agreed for it. @param wages the latest first */
export const wageOn = (wages: readonly Wage[], date: LocalDate): Money | undefined =>
  wages.find(({ validFrom }) => validFrom <= date)?.hourly;

/**
 * Paid time (without pauses) at the wage of the day on which it begins, rounded half up to whole cents of each shift: so days, people
 * and the week are sums of the same cents. Without supplements, of which the rule sets name none, and without what an employer pays besides.
 */
export const costOfShift = (shift: PlannedShift, hourly: Money): Money =>
  timesToCents(hourly, fraction(BigInt(plannedMinutes(shift)), 60n));

/** What shifts cost by day, by person and together; `wagesOf` by person, the latest first. An open shift is nobody's, and costs nothing until somebody has it. */
export function planCost(shifts: readonly CostedShift[], wagesOf: ReadonlyMap<string, readonly Wage[]>): PlanCost {
  const total: Cost = { cost: money(0), unpriced: 0 };
  const days = new Map<LocalDate, Cost>();
  const people = new Map<string, Cost>();
  for (const shift of shifts) {
    const hourly = wageOn(wagesOf.get(shift.person) ?? [], shift.date);
    for (const sum of [total, sumIn(days, shift.date), sumIn(people, shift.person)]) {
      if (hourly === undefined) sum.unpriced += 1;
      else sum.cost = money(sum.cost + costOfShift(shift, hourly));
    }
  }
  return { total, days, people };
}

function sumIn(sums: Map<string, Cost>, key: string): Cost {
  const found = sums.get(key) ?? { cost: money(0), unpriced: 0 };
  sums.set(key, found);
  return found;
}
