import { dateOf, type LocalDate } from '../time/local-time.ts';

/**
 * Days of an absence, both included. Half days are the mornings or the afternoons of all its days; `half` is null for
 * whole days and for old half days, of which nobody knows which half they are.
 */
export type AbsentDays = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly isHalfDay: boolean;
  readonly half: 'morning' | 'afternoon' | null;
};

/** Whether two people are absent at the same time on at least one day. An unknown half may be either. */
export function areAbsentTogether(one: AbsentDays, other: AbsentDays): boolean {
  if (one.from > other.to || other.from > one.to) return false;
  return one.half === null || other.half === null || one.half === other.half;
}

const noon = 12 * 3_600_000;
const day = 24 * 3_600_000;

/**
 * Whether an absence takes time of a shift. A shift belongs to the day on which it begins (TIME-08); mornings end and
 * afternoons begin at noon.
 * @param shift local times of the branch, in ms
 */
export function takesShift({ from, to, half }: AbsentDays, shift: { startAt: number; endAt: number }): boolean {
  const date = dateOf(shift.startAt);
  if (date < from || date > to) return false;
  const midnight = shift.startAt - (shift.startAt % day);
  if (half === 'morning') return shift.startAt < midnight + noon;
  return half === null || shift.endAt > midnight + noon;
}
