import type { AbsenceOnWire } from '@theke/contracts/time-tracking/absence';
import { monthSpan } from '@theke/rules/time/months';
import { daysFrom, firstOf, lastOf } from '@theke/rules/working-time/calendar';

/** Part of an absence within one month. `start` and `width` are shares of the month, from 0 to 1. */
export type YearPart = { absence: AbsenceOnWire; start: number; width: number; days: number };

/** The months of a year, as "2026-11". */
export const monthsOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

/** Parts of a person's absences in a month, earliest first. */
export function partsInMonth(absences: readonly AbsenceOnWire[], month: string): YearPart[] {
  const span = monthSpan(month);
  const length = daysFrom(span.from, span.to) + 1;
  return absences
    .filter(({ from, to }) => from <= span.to && to >= span.from)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map((absence) => {
      const from = lastOf(absence.from, span.from);
      const days = daysFrom(from, firstOf(absence.to, span.to)) + 1;
      return { absence, start: daysFrom(span.from, from) / length, width: days / length, days };
    });
}

/** Position of the middle of today within its month, from 0 to 1; undefined in other months. */
export function todayInMonth(today: string, month: string): number | undefined {
  const { from, to } = monthSpan(month);
  return today < from || today > to ? undefined : (daysFrom(from, today) + 0.5) / (daysFrom(from, to) + 1);
}
