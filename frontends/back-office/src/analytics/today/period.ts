import type { DayRange } from '@theke/contracts/analytics/statistic';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';

/** Period of the page about today: today, yesterday or the last seven complete days. */
export const periods = ['today', 'yesterday', 'week'] as const;
export type Period = (typeof periods)[number];

export const periodIn = (text: string | null): Period => periods.find((period) => period === text) ?? 'today';

type Days = Pick<DayRange, 'from' | 'to'>;

/** Days of a period, and the same weekdays a week before. */
export function daysOf(period: Period, today: LocalDate): { days: Days; before: Days } {
  const last = period === 'today' ? today : addDays(today, -1);
  const days = { from: period === 'week' ? addDays(today, -7) : last, to: last };
  return { days, before: { from: addDays(days.from, -7), to: addDays(days.to, -7) } };
}
