import type { LocalDate } from '../time/local-time.ts';
import { addDays, dateOf, isoWeekday, startOf } from './known-days.ts';

const day = 86_400_000;

/** 'YYYY-MM' */
export type Month = string;
/** ISO 8601, 'YYYY-Www': the year is that of the week's Thursday. */
export type IsoWeek = string;

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));

export function isoWeekOf(date: LocalDate): IsoWeek {
  const thursday = addDays(mondayOf(date), 3);
  const year = thursday.slice(0, 4);
  return `${year}-W${String(1 + Math.floor(daysFrom(`${year}-01-01`, thursday) / 7)).padStart(2, '0')}`;
}

/** How many days later `to` is than `from`; negative where it is earlier. */
export const daysFrom = (from: LocalDate, to: LocalDate): number => (startOf(to) - startOf(from)) / day;

/** Every date from the first to the last, both included; none where the last is before the first. */
export function datesFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  const end = startOf(last);
  for (let at = startOf(first); at <= end; at += day) dates.push(dateOf(at));
  return dates;
}

export const lastOf = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);
export const firstOf = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other);

/** The same day a number of months later; the month's last where it has no such day ("31.01." and one month: "28.02."). */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}

/** Whole years from a date to another, as birthdays count. */
export const yearsFrom = (from: LocalDate, to: LocalDate): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

/** The first and the last day of a month. */
export function monthSpan(month: Month): { from: LocalDate; to: LocalDate } {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}
