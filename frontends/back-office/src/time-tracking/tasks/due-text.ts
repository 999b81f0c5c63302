import { addDays, isoWeekday, type LocalDate, startOf } from '@theke/rules/time/local-time';
import { daysFrom } from '@theke/rules/working-time/calendar';
import { taskMessages } from './task-messages.de.ts';

export type Due = { text: string; kind: 'plain' | 'soon' | 'late' };

const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'short', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('de-AT', { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('de-AT', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

/** "Di, 24.11.", or "15.01.2027" in another year. */
export const dateText = (date: LocalDate, today: LocalDate): string =>
  date.slice(0, 4) === today.slice(0, 4)
    ? `${weekday.format(startOf(date)).replace('.', '')}, ${short.format(startOf(date))}`
    : long.format(startOf(date));

/** Due date of a task relative to today; a completed task is neither soon nor late. */
export function dueOf(date: LocalDate, today: LocalDate, isDone: boolean): Due {
  const days = daysFrom(today, date);
  if (isDone || days > 1) return { text: dateText(date, today), kind: 'plain' };
  if (days === 1) return { text: taskMessages.tomorrow, kind: 'plain' };
  if (days === 0) return { text: taskMessages.today, kind: 'soon' };
  return { text: days === -1 ? taskMessages.sinceYesterday : taskMessages.since(-days), kind: 'late' };
}

/** The Sunday of a day's week. */
export const endOfWeek = (today: LocalDate): LocalDate => addDays(today, 7 - isoWeekday(today));
