import { isoWeek } from '../time/calendar-days.ts';
import type { LocalDate } from '../time/local-time.ts';
import { addDays, cached, dateOf, isoWeekday, startOf } from './known-days.ts';

const day = 86_400_000;

/** ISO 8601, 'YYYY-Www', with the year of the week's Thursday. */
export type IsoWeek = string;

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));

export const isoWeekOf = cached((date: LocalDate): IsoWeek => {
  const thursday = addDays(mondayOf(date), 3);
  return `${thursday.slice(0, 4)}-W${String(isoWeek(thursday)).padStart(2, '0')}`;
});

/** Number of days from `from` to `to`; negative if `to` is earlier. */
export const daysFrom = (from: LocalDate, to: LocalDate): number => (startOf(to) - startOf(from)) / day;

/** All dates from the first to the last, both included; empty if the last is before the first. */
export function datesFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  const end = startOf(last);
  for (let at = startOf(first); at <= end; at += day) dates.push(dateOf(at));
  return dates;
}

export const lastOf = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);
export const firstOf = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other);

/** Complete years between two dates, as for an age. */
export const yearsFrom = (from: LocalDate, to: LocalDate): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
