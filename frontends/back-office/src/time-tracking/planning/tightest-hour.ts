import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { instantOf, type LocalDate } from '@theke/rules/time/local-time';
import { startOf } from '@theke/rules/working-time/known-days';
import type { ExpectedWeek } from './expected-orders.ts';

/** Orders per hour below this are ignored, because they round to zero. */
const fewest = 0.5;
const hourMs = 3_600_000;

/** The hour of a day with the most orders per person; `perPerson` is undefined without staff. */
export type TightestHour = { hour: number; perPerson: number | undefined };

/**
 * Finds the hour with the most expected orders per person. A person counts in an hour if present in its middle,
 * regardless of the role. Hours without staff come first, the busiest of them. Undefined without expected orders.
 */
export function tightestHour(
  date: LocalDate,
  week: ExpectedWeek,
  shifts: readonly WorkingSchedule[],
  zone: string,
): TightestHour | undefined {
  const hours = week.dayOf(date).hours.flatMap((orders, behind) => {
    if (orders < fewest) return [];
    const hour = week.firstHour + behind;
    const middle = new Date(instantOf(zone, startOf(date) + (hour + 0.5) * hourMs)).toISOString();
    const present = shifts.filter(({ user, startAt, endAt }) => user && startAt <= middle && middle < endAt);
    return [{ hour, orders, people: new Set(present.map(({ user }) => user?.id)).size }];
  });
  const [tightest] = hours.toSorted(
    (one, other) =>
      Number(one.people > 0) - Number(other.people > 0) ||
      other.orders / (other.people || 1) - one.orders / (one.people || 1),
  );
  if (!tightest) return undefined;
  const { hour, orders, people } = tightest;
  return { hour, perPerson: people === 0 ? undefined : orders / people };
}
