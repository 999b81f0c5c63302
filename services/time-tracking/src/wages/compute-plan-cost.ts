import type { Branch } from '@theke/contracts/catalog/branch';
import type { PlanCostOnWire } from '@theke/contracts/time-tracking/wage';
import type { Transaction } from '@theke/kit/database/database';
import type { Identity } from '@theke/kit/identity-token';
import { fromMoney, toMoney } from '@theke/rules/money/money';
import type { LocalDate } from '@theke/rules/time/local-time';
import { type Cost, planCost } from '@theke/rules/working-time/plan/plan-cost';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { noteSeen } from '../activities/note-seen.ts';
import { dayOf } from '../day-of.ts';
import { scheduleStore } from '../schedules/schedule-store.ts';
import { wageStore } from './wage-store.ts';

type Asking = { identity: Identity; now: Date };

const toWire = ({ cost, unpriced }: Cost) => ({ cost: fromMoney(cost), unpriced });

/** Cost of a branch's planned week. */
export async function computePlanCost(
  tx: Transaction,
  { id, timeZone }: Pick<Branch, 'id' | 'timeZone'>,
  monday: LocalDate,
  { identity, now }: Asking,
): Promise<PlanCostOnWire> {
  const planned = await scheduleStore.inBranch(tx, id, weekSpan(timeZone, monday));
  const shifts = planned.flatMap((shift) =>
    shift.user ? [{ ...shift, person: shift.user.id, date: dayOf(timeZone, shift.startAt) }] : [],
  );
  const found = await wageStore.findMany(tx, [...new Set(shifts.map(({ person }) => person))]);
  await noteSeen(tx, identity, [...found.keys()], now);
  const wagesOf = new Map(
    [...found].map(([person, { wages }]) => [
      person,
      wages.map(({ validFrom, hourly }) => ({ validFrom, hourly: toMoney(hourly) })),
    ]),
  );
  const { total, days, people } = planCost(shifts, wagesOf);
  return {
    total: toWire(total),
    days: [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([date, sum]) => ({ date, ...toWire(sum) })),
    people: [...people].map(([person, sum]) => ({ user: { id: person }, ...toWire(sum) })),
  };
}
