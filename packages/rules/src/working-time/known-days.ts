import { dateOf as dateAt, type LocalDate, startOf as startAt } from '../time/local-time.ts';

/**
 * Dates as `../time/local-time.ts` has them, remembered: a sheet of three years asks some 20,000 times for one of 1,100 days, and
 * texts made of them by the platform were half of its time (docs/performance.md). There they are not remembered,
 * because the guest's bundle has no room for it.
 */
const day = 86_400_000;
const most = 20_000; // nobody's far-off dates fill the memory
const dates = new Map<number, LocalDate>();
const starts = new Map<LocalDate, number>();

export function dateOf(local: number): LocalDate {
  const count = Math.floor(local / day);
  const known = dates.get(count);
  if (known !== undefined) return known;
  if (dates.size >= most) dates.clear();
  const date = dateAt(local);
  dates.set(count, date);
  return date;
}

export function startOf(date: LocalDate): number {
  const known = starts.get(date);
  if (known !== undefined) return known;
  if (starts.size >= most) starts.clear();
  const start = startAt(date);
  starts.set(date, start);
  return start;
}

export const addDays = (date: LocalDate, days: number): LocalDate => dateOf(startOf(date) + days * day);

/** 1 is Monday, 7 is Sunday. The first of January 1970 was a Thursday. */
export const isoWeekday = (date: LocalDate): number => ((((startOf(date) / day + 3) % 7) + 7) % 7) + 1;
