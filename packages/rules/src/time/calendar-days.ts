import { addDays, isoWeekday, type LocalDate, startOf } from './local-time.ts';
import { addMonths, type Month, monthOf, monthSpan } from './months.ts';

export type Week = { readonly number: number; readonly days: readonly (LocalDate | null)[] };

/** The ISO 8601 week number: a week belongs to the year of its Thursday. */
export function isoWeek(date: LocalDate): number {
  const thursday = addDays(date, 4 - isoWeekday(date));
  const days = (startOf(thursday) - startOf(`${thursday.slice(0, 4)}-01-01`)) / (24 * 60 * 60_000);
  return Math.floor(days / 7) + 1;
}

/** A month as weeks from Monday to Sunday; null for days of neighbouring months. */
export function monthWeeks(month: Month): Week[] {
  const { from, to } = monthSpan(month);
  const weeks: Week[] = [];
  for (let monday = addDays(from, 1 - isoWeekday(from)); monday <= to; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push({ number: isoWeek(monday), days: days.map((day) => (monthOf(day) === month ? day : null)) });
  }
  return weeks;
}

const moves: Readonly<Record<string, (date: LocalDate) => LocalDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - isoWeekday(date)),
  End: (date) => addDays(date, 7 - isoWeekday(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** The date after a key press in a calendar from `min` to `max`; undefined for keys without a function. */
export function movedDate(date: LocalDate, key: string, min: LocalDate, max: LocalDate): LocalDate | undefined {
  const moved = moves[key]?.(date);
  if (moved === undefined) return undefined;
  if (moved < min) return min;
  return moved > max ? max : moved;
}
