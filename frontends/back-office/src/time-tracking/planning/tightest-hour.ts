import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { instantOf, type LocalDate } from '@theke/rules/time/local-time';
import { startOf } from '@theke/rules/working-time/known-days';
import type { ExpectedWeek } from './expected-orders.ts';

/** In orders of an hour: fewer than would be told as one are none. */
const fewest = 0.5;
const hourMs = 3_600_000;

/** The hour of a day in which the most orders come on each person; `perPerson` undefined where they come on nobody. */
export type TightestHour = { hour: number; perPerson: number | undefined };

/**
 * Whoever is planned against the orders that will probably come. A person counts in an hour in the middle of which they are there, whatever they do.
 * An hour without anybody goes before every other, the busiest of them first. Undefined where no orders are expected.
 */
export function tightestHour(
  date: LocalDate,
  week: ExpectedWeek,
  shifts: readonly WorkingSchedule[],
  zone: string,
): TightestHour | undefined {
  const hours = week.of(date).hours.flatMap((orders, behind) => {
    if (orders < fewest) return [];
    const hour = week.firstHour + behind;
    const middle = new Date(instantOf(zone, startOf(date) + (hour + 0.5) * hourMs)).toISOString();
    const there = shifts.filter(({ user, startAt, endAt }) => user && startAt <= middle && middle < endAt);
    return [{ hour, orders, people: new Set(there.map(({ user }) => user?.id)).size }];
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
