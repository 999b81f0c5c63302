import type { DayRange } from '@theke/contracts/analytics/statistic';
import { addDays, isoWeekday, type LocalDate } from '@theke/rules/time/local-time';

/** Number of weeks of the mean: enough to level out outliers, few enough to stay in season. */
export const weeksOfMean = 4;

/** Orders of a weekday and hour in the branch's time zone, over all weeks of the mean. */
type CountedHour = { weekday: number; hour: number; orders: number };

/** Mean orders of a weekday: of the day, and per hour from `firstHour` of the week on. */
export type ExpectedDay = { orders: number; hours: readonly number[] };
export type ExpectedWeek = {
  firstHour: number;
  /** Last hour with orders. */
  lastHour: number;
  /** Mean orders of the busiest hour of the week. */
  most: number;
  dayOf: (date: LocalDate) => ExpectedDay;
};

/** The last complete weeks before a week is planned, so that each weekday counts equally often. */
export function weeksBefore(monday: LocalDate, today: LocalDate): DayRange {
  const to = addDays(monday < today ? monday : today, -1);
  return { from: addDays(to, 1 - weeksOfMean * 7), to };
}

/** Expected orders of a week by day and hour; undefined without earlier orders. */
export function expectedWeek(counted: readonly CountedHour[]): ExpectedWeek | undefined {
  const withOrders = counted.filter(({ orders }) => orders > 0);
  if (withOrders.length === 0) return undefined;
  const firstHour = Math.min(...withOrders.map(({ hour }) => hour));
  const lastHour = Math.max(...withOrders.map(({ hour }) => hour));
  const days = Array.from({ length: 7 }, (_, at): ExpectedDay => {
    const weekdayHours = withOrders.filter(({ weekday }) => weekday === at + 1);
    const sumOf = (hours: readonly CountedHour[]) => hours.reduce((sum, { orders }) => sum + orders, 0) / weeksOfMean;
    const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, behind) =>
      sumOf(weekdayHours.filter(({ hour }) => hour === firstHour + behind)),
    );
    return { orders: sumOf(weekdayHours), hours };
  });
  const limit = Math.max(...days.flatMap(({ hours }) => hours));
  return { firstHour, lastHour, most: limit, dayOf: (date) => days[isoWeekday(date) - 1] as ExpectedDay };
}
