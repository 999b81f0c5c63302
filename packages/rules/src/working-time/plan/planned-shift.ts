/**
 * Planned shifts. Terms. Shift: planned work between two instants, including minutes of pause without a set time. Open
 * shift: a shift without a person.
 */
import type { WorkedActivity } from '../activity.ts';

/** Instants in ISO UTC; whole minutes. */
export interface PlannedShift {
  readonly startAt: string;
  readonly endAt: string;
  readonly pauseMinutes: number;
}

const minute = 60_000;
/** Longer than any legal working day with its breaks; longer plans are input errors. */
export const longestShiftMs = 16 * 60 * minute;

/** Elapsed minutes, regardless of clock changes (TIME-08). */
export const plannedMinutes = ({ startAt, endAt, pauseMinutes }: PlannedShift): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / minute - pauseMinutes;

/** The reason why a shift is invalid; undefined if valid. */
export function refusalOfShift({
  startAt,
  endAt,
  pauseMinutes,
}: PlannedShift): 'ENDS_BEFORE_START' | 'SHIFT_TOO_LONG' | 'PAUSE_TOO_LONG' | undefined {
  const lasts = Date.parse(endAt) - Date.parse(startAt);
  if (lasts <= 0) return 'ENDS_BEFORE_START';
  if (lasts > longestShiftMs) return 'SHIFT_TOO_LONG';
  return pauseMinutes * minute >= lasts ? 'PAUSE_TOO_LONG' : undefined;
}

/** The shift as an activity for legal checks, with the pause in the middle in one piece. */
export function workOfShift({ startAt, endAt, pauseMinutes }: PlannedShift): WorkedActivity {
  if (pauseMinutes === 0) return { startAt, endAt, pauses: [] };
  const [from, to] = [Date.parse(startAt), Date.parse(endAt)];
  const begins = from + Math.floor((to - from - pauseMinutes * minute) / 2 / 1000) * 1000;
  const at = (instant: number) => new Date(instant).toISOString();
  return { startAt, endAt, pauses: [{ startAt: at(begins), endAt: at(begins + pauseMinutes * minute) }] };
}
