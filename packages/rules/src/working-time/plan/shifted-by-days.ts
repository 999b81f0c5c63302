import { plusDays } from '../../time/local-time.ts';
import { type PlannedShift, refusalOfShift } from './planned-shift.ts';

/**
 * The same shift some days later (or earlier): the clock shows the same times, over a change of clocks too. A time that the clock skips becomes the
 * moment of the change; one that it shows twice the earlier. Undefined where nothing of it is left, or it gets too long.
 */
export function shiftedByDays<S extends PlannedShift>(shift: S, zone: string, days: number): S | undefined {
  const at = (instant: string) => new Date(plusDays(zone, Date.parse(instant), days)).toISOString();
  const moved = { ...shift, startAt: at(shift.startAt), endAt: at(shift.endAt) };
  return refusalOfShift(moved) ? undefined : moved;
}
