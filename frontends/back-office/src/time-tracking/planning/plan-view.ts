import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { addMonths } from '@theke/rules/time/months';
import { mondayOf } from '@theke/rules/working-time/calendar';
import { dayText } from '../shared/day-text.ts';
import { monthText } from '../shared/month-days.ts';
import { weekText } from './plan-week.ts';

export const planViews = ['day', 'week', 'month'] as const;
/** View of a plan: day, week or month. */
export type PlanView = (typeof planViews)[number];

/** View from the URL. Default: week. */
export const viewIn = (text: string | null): PlanView => planViews.find((one) => one === text) ?? 'week';

/** "Di 24.11.2026", "KW 48, 23.11.–29.11.2026", "November 2026" */
export function viewText(view: PlanView, day: LocalDate): string {
  if (view === 'day') return `${dayText(day)}${day.slice(0, 4)}`;
  return view === 'week' ? weekText(mondayOf(day)) : monthText(day.slice(0, 7));
}

/** A day in the view that is some steps away. */
export function steppedView(view: PlanView, day: LocalDate, steps: number): LocalDate {
  if (view === 'month') return addMonths(`${day.slice(0, 7)}-01`, steps);
  return addDays(view === 'day' ? day : mondayOf(day), steps * (view === 'day' ? 1 : 7));
}

/** The weeks that overlap a month, from Monday to Sunday. */
export function weeksOfMonth(month: string): LocalDate[][] {
  const end = addMonths(`${month}-01`, 1);
  const weeks: LocalDate[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  return weeks;
}
