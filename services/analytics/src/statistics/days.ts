import { type DayRange, daysBefore, daysIn } from '@theke/contracts/analytics/statistic';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';

/** Every day of a range. */
export const daysOf = (range: DayRange): LocalDate[] =>
  Array.from({ length: daysIn(range) }, (_, index) => addDays(range.from, index));

/** A row for each day, an empty one where nothing happened; and the sums of the range and of as many days before. */
export function byDay<F extends Record<string, number>>(
  query: DayRange,
  rows: readonly ({ day: LocalDate } & F)[],
  empty: F,
): { rows: ({ day: LocalDate } & F)[]; total: F; previous: F } {
  const known = new Map(rows.map((row) => [row.day, row]));
  const dayRows = (range: DayRange) => daysOf(range).map((day) => known.get(day) ?? { day, ...empty });
  const own = dayRows(query);
  return { rows: own, total: sumOf(own, empty), previous: sumOf(dayRows(daysBefore(query)), empty) };
}

/** The fields of `empty`, each summed; what else rows have is left out. */
export function sumOf<F extends Record<string, number>>(rows: readonly NoInfer<F>[], empty: F): F {
  const sums: Record<string, number> = { ...empty };
  for (const row of rows) for (const field of Object.keys(empty)) sums[field] = (sums[field] ?? 0) + (row[field] ?? 0);
  return sums as F;
}
