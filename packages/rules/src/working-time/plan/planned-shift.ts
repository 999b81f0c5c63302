/**
 * What is planned for somebody, before it is worked.
 * Glossary. Shift: from one instant to another, with minutes of pause in it whose place nobody has said. Open shift: one that nobody has yet.
 */
import type { WorkedActivity } from '../activity.ts';

/** Instants in ISO UTC; whole minutes. */
export interface PlannedShift {
  readonly startAt: string;
  readonly endAt: string;
  readonly pauseMinutes: number;
}

const minute = 60_000;
/** Longer than any law's day with its breaks: whoever plans more has mistaken a date. */
export const longestShiftMs = 16 * 60 * minute;

/** Real minutes, whatever the clocks show meanwhile (TIME-08). */
export const plannedMinutes = ({ startAt, endAt, pauseMinutes }: PlannedShift): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / minute - pauseMinutes;

/** Why a shift cannot be; undefined where it can. */
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

/** As the laws read it: worked as planned, with the pause in the middle, in one. */
export function workOfShift({ startAt, endAt, pauseMinutes }: PlannedShift): WorkedActivity {
  if (pauseMinutes === 0) return { startAt, endAt, pauses: [] };
  const [from, to] = [Date.parse(startAt), Date.parse(endAt)];
  const begins = from + Math.floor((to - from - pauseMinutes * minute) / 2 / 1000) * 1000;
  const at = (instant: number) => new Date(instant).toISOString();
  return { startAt, endAt, pauses: [{ startAt: at(begins), endAt: at(begins + pauseMinutes * minute) }] };
}
