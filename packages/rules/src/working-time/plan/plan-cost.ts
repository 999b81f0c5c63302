import { fraction } from '../../money/fraction.ts';
import { type Money, money, timesToCents } from '../../money/money.ts';
import type { LocalDate } from '../../time/local-time.ts';
import { type PlannedShift, plannedMinutes } from './planned-shift.ts';

/** Hourly wage of a person from a day until the next wage begins. */
export type Wage = { readonly validFrom: LocalDate; readonly hourly: Money };

/** A shift with its start date in the branch's time zone and its person. */
export type CostedShift = PlannedShift & { readonly person: string; readonly date: LocalDate };

/** `cost` of the shifts with a known wage; `unpriced` is the number of the others. */
export type Cost = { cost: Money; unpriced: number };
export type PlanCost = { total: Cost; days: ReadonlyMap<LocalDate, Cost>; people: ReadonlyMap<string, Cost> };

/** The wage on a day; undefined if there is none. @param wages the latest first */
export const wageOn = (wages: readonly Wage[], date: LocalDate): Money | undefined =>
  wages.find(({ validFrom }) => validFrom <= date)?.hourly;

/**
 * Paid time (without pauses) at the wage of the start day, rounded half up to whole cents per shift, so that days,
 * people and the week add up. Without supplements, which the rule sets do not contain, and without employer
 * contributions.
 */
export const costOfShift = (shift: PlannedShift, hourly: Money): Money =>
  timesToCents(hourly, fraction(BigInt(plannedMinutes(shift)), 60n));

/**
 * Cost of shifts by day, by person and in total; `wagesOf` has wages by person, latest first. Open shifts cost nothing
 * until they are assigned.
 */
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
