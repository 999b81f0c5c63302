import type { DayRange } from '@theke/contracts/analytics/statistic';
import { addDays, isoWeekday, type LocalDate } from '@theke/rules/time/local-time';

/** So many weeks make a mean: enough that one odd day does not rule, and few enough that the season is the same. */
export const weeksOfMean = 4;

/** What the statistics say of a weekday and hour of the branch's clock, over all weeks of the mean. */
type CountedHour = { weekday: number; hour: number; orders: number };

/** Means of one weekday: of the day, and of each hour from `firstHour` of the whole week on. */
export type ExpectedDay = { orders: number; hours: readonly number[] };
export type ExpectedWeek = {
  firstHour: number;
  /** The hour in which the last orders come. */
  lastHour: number;
  /** The busiest hour of the week. */
  most: number;
  of: (date: LocalDate) => ExpectedDay;
};

/** The last whole weeks of which all is known before a week is planned: each weekday as often as every other. */
export function weeksBefore(monday: LocalDate, today: LocalDate): DayRange {
  const to = addDays(monday < today ? monday : today, -1);
  return { from: addDays(to, 1 - weeksOfMean * 7), to };
}

/** How many orders a week will probably bring, by day and hour; undefined where none came. */
export function expectedWeek(counted: readonly CountedHour[]): ExpectedWeek | undefined {
  const came = counted.filter(({ orders }) => orders > 0);
  if (came.length === 0) return undefined;
  const firstHour = Math.min(...came.map(({ hour }) => hour));
  const lastHour = Math.max(...came.map(({ hour }) => hour));
  const days = Array.from({ length: 7 }, (_, at): ExpectedDay => {
    const own = came.filter(({ weekday }) => weekday === at + 1);
    const sumOf = (hours: readonly CountedHour[]) => hours.reduce((sum, { orders }) => sum + orders, 0) / weeksOfMean;
    const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, behind) =>
      sumOf(own.filter(({ hour }) => hour === firstHour + behind)),
    );
    return { orders: sumOf(own), hours };
  });
  const limit = Math.max(...days.flatMap(({ hours }) => hours));
  return { firstHour, lastHour, most: limit, of: (date) => days[isoWeekday(date) - 1] as ExpectedDay };
}
