import type { DayRange } from '@theke/contracts/analytics/statistic';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';

/** What the page about today looks at: the day that runs, the one before, or the last seven that have ended. */
export const periods = ['today', 'yesterday', 'week'] as const;
export type Period = (typeof periods)[number];

export const periodIn = (text: string | null): Period => periods.find((period) => period === text) ?? 'today';

type Days = Pick<DayRange, 'from' | 'to'>;

/** Its days, and the same weekdays a week before. */
export function daysOf(period: Period, today: LocalDate): { days: Days; before: Days } {
  const last = period === 'today' ? today : addDays(today, -1);
  const days = { from: period === 'week' ? addDays(today, -7) : last, to: last };
  return { days, before: { from: addDays(days.from, -7), to: addDays(days.to, -7) } };
}
