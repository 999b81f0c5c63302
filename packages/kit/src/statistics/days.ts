import { type DayRange, daysIn } from '@theke/contracts/analytics/statistic';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';

/** All days of a range. */
export const daysOf = (range: DayRange): LocalDate[] =>
  Array.from({ length: daysIn(range) }, (_, index) => addDays(range.from, index));

type DayFigures<F> = readonly ({ day: LocalDate } & F)[];

/** One row per day, empty if nothing happened, and the sums of the range and of the compared days. */
export function byDay<F extends Record<string, number>>(
  query: DayRange,
  [rows, before]: readonly [DayFigures<F>, DayFigures<F>],
  empty: F,
): { rows: ({ day: LocalDate } & F)[]; total: F; previous: F } {
  const rowByDay = new Map(rows.map((row) => [row.day, row]));
  const filled = daysOf(query).map((day) => rowByDay.get(day) ?? { day, ...empty });
  return { rows: filled, total: sumOf(filled, empty), previous: sumOf(before, empty) };
}

/** Sums the fields of `empty` over the rows; ignores other fields. */
export function sumOf<F extends Record<string, number>>(rows: readonly NoInfer<F>[], empty: F): F {
  const sums: Record<string, number> = { ...empty };
  for (const row of rows) for (const field of Object.keys(empty)) sums[field] = (sums[field] ?? 0) + (row[field] ?? 0);
  return sums as F;
}
