import { addDays, dateOf, isoWeekday, type LocalDate, startOf } from './local-time.ts';

/** Glossary. Month: 'YYYY-MM'. */
export type Month = string;

export type Week = { readonly number: number; readonly days: readonly (LocalDate | null)[] };

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/** The month so many months later (or before). */
export function plusMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(dateOf(Date.UTC(year, number - 1 + months, 1)));
}

export const lastOf = (month: Month): LocalDate => addDays(`${plusMonths(month, 1)}-01`, -1);

/** The ISO 8601 week number: the week belongs to the year in which its Thursday lies. */
export function isoWeek(date: LocalDate): number {
  const thursday = addDays(date, 4 - isoWeekday(date));
  const days = (startOf(thursday) - startOf(`${thursday.slice(0, 4)}-01-01`)) / (24 * 60 * 60_000);
  return Math.floor(days / 7) + 1;
}

/** A month as weeks from Monday to Sunday; null stands for a day of a neighbouring month. */
export function monthWeeks(month: Month): Week[] {
  const [first, last] = [`${month}-01`, lastOf(month)];
  const weeks: Week[] = [];
  for (let monday = addDays(first, 1 - isoWeekday(first)); monday <= last; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push({ number: isoWeek(monday), days: days.map((day) => (monthOf(day) === month ? day : null)) });
  }
  return weeks;
}

/** The same day of another month, or that month's last. */
function sameDay(date: LocalDate, months: number): LocalDate {
  const month = plusMonths(monthOf(date), months);
  const day = `${month}-${date.slice(8)}`;
  return day < lastOf(month) ? day : lastOf(month);
}

const moves: Readonly<Record<string, (date: LocalDate) => LocalDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - isoWeekday(date)),
  End: (date) => addDays(date, 7 - isoWeekday(date)),
  PageUp: (date) => sameDay(date, -1),
  PageDown: (date) => sameDay(date, 1),
};

/** Where a key leads in a calendar that reaches from `min` to `max`; undefined for a key that is none of its own. */
export function movedDate(date: LocalDate, key: string, min: LocalDate, max: LocalDate): LocalDate | undefined {
  const moved = moves[key]?.(date);
  if (moved === undefined) return undefined;
  if (moved < min) return min;
  return moved > max ? max : moved;
}
