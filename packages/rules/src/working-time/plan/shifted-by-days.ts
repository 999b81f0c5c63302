import { plusDays } from '../../time/local-time.ts';
import { type PlannedShift, refusalOfShift } from './planned-shift.ts';

/**
 * The shift moved by some days, with the same local times, also across a clock change. A skipped time becomes the
 * moment of the change, a repeated one its first occurrence. Undefined if nothing is left of the shift or it becomes
 * too long.
 */
export function shiftedByDays<S extends PlannedShift>(shift: S, zone: string, days: number): S | undefined {
  const at = (instant: string) => new Date(plusDays(zone, Date.parse(instant), days)).toISOString();
  const moved = { ...shift, startAt: at(shift.startAt), endAt: at(shift.endAt) };
  return refusalOfShift(moved) ? undefined : moved;
}
