import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { datesFrom, daysFrom } from '@theke/rules/working-time/calendar';

/** Inclusive days. */
export type Days = { start: LocalDate; end: LocalDate };

/** Extends the days by as many days before. */
export const withBefore = ({ start, end }: Days): Days => ({ start: addDays(start, -daysFrom(start, end) - 1), end });

/** One row per requested day, their sum, and that of as many days before (STAT-05). */
export function byDay<F extends Record<string, number>>(
  { start, end }: Days,
  found: ReadonlyMap<LocalDate, F>,
  none: F,
): { rows: ({ day: LocalDate } & F)[]; total: F; previous: F } {
  const rowsOf = (from: LocalDate, to: LocalDate) =>
    datesFrom(from, to).map((day) => ({ day, ...(found.get(day) ?? none) }));
  const sum = (rows: readonly F[]) =>
    Object.fromEntries(
      Object.keys(none).map((name) => [name, rows.reduce((total, row) => total + (row[name] ?? 0), 0)]),
    ) as F;
  const rows = rowsOf(start, end);
  const before = withBefore({ start, end });
  return { rows, total: sum(rows), previous: sum(rowsOf(before.start, addDays(start, -1))) };
}

/** Changes the figures of a day, starting with `none`. */
export function changeDay<F>(
  found: Map<LocalDate, F>,
  day: LocalDate,
  none: F,
  change: (before: F) => Partial<F>,
): void {
  const before = found.get(day) ?? none;
  found.set(day, { ...before, ...change(before) });
}
