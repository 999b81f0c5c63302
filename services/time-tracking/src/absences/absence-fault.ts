import type { AbsenceKind, StoredAbsence } from '@theke/contracts/time-tracking/absence';
import { addMonths } from '@theke/rules/time/months';
import { daysFrom } from '@theke/rules/working-time/calendar';

type Days = Pick<StoredAbsence, 'kind' | 'from' | 'to' | 'isHalfDay' | 'half'>;

/**
 * Whether somebody cannot be away for both reasons at once. Who falls sick while away for another reason is sick (the balance looks at that
 * first). A day has a morning and an afternoon; half days from before it was asked which half go together with those of another kind.
 */
export function overlaps(one: Days, other: Days): boolean {
  if (one.from > other.to || other.from > one.to) return false;
  const areHalves = one.isHalfDay && other.isHalfDay;
  const isKnown = one.half !== null && other.half !== null;
  if (areHalves && isKnown && one.half !== other.half) return false;
  if (one.kind === other.kind) return true;
  const isSick = (kind: AbsenceKind) => kind === 'sick';
  return !isSick(one.kind) && !isSick(other.kind) && !(areHalves && !isKnown);
}

export type AbsenceFault = 'ENDS_BEFORE' | 'TOO_FAR' | 'TOO_LONG' | 'ABSENCE_OVERLAPS';

/** @param open what the person asked for or has already @param today by the person's clock */
export function absenceFault(asked: Days, open: readonly Days[], today: string): AbsenceFault | undefined {
  if (asked.to < asked.from) return 'ENDS_BEFORE';
  if (asked.to > addMonths(today, 24)) return 'TOO_FAR';
  if (daysFrom(asked.from, asked.to) >= 366) return 'TOO_LONG';
  return open.some((one) => overlaps(asked, one)) ? 'ABSENCE_OVERLAPS' : undefined;
}
