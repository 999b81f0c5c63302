import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { addMonths, monthSpan } from '@theke/rules/time/months';
import { firstOf, isoWeekOf, lastOf, mondayOf } from '@theke/rules/working-time/calendar';
import { longDate, shortDate } from '../shared/day-text.ts';
import { myTimeMessages } from './my-time-messages.de.ts';

export type View = 'week' | 'month';
export type DayRange = { from: LocalDate; to: LocalDate };

/** Week and month of a day, and the range that covers both, because a week may be in two months. */
export function rangesAbout(day: LocalDate): { week: DayRange; month: DayRange; both: DayRange } {
  const monday = mondayOf(day);
  const week = { from: monday, to: addDays(monday, 6) };
  const month = monthSpan(day.slice(0, 7));
  return { week, month, both: { from: firstOf(week.from, month.from), to: lastOf(week.to, month.to) } };
}

/** "KW 48, 23.11.–29.11.2026" */
export const weekText = ({ from, to }: DayRange): string =>
  myTimeMessages.week(Number(isoWeekOf(from).slice(-2)), shortDate(from), longDate(to));

/** First day of the week or month that is some steps away. */
export const steppedDay = (day: LocalDate, view: View, steps: number): LocalDate =>
  view === 'week' ? addDays(mondayOf(day), 7 * steps) : addMonths(`${day.slice(0, 7)}-01`, steps);
