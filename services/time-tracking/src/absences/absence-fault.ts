import type { AbsenceKind, StoredAbsence } from '@theke/contracts/time-tracking/absence';
import { addMonths } from '@theke/rules/time/months';
import { areAbsentTogether } from '@theke/rules/working-time/absent-days';
import { daysFrom } from '@theke/rules/working-time/calendar';

type Days = Pick<StoredAbsence, 'kind' | 'from' | 'to' | 'isHalfDay' | 'half'>;

/**
 * Whether two absences exclude each other. Sickness may overlap any other kind and takes precedence in the balance. A
 * day has a morning and an afternoon. Legacy half days do not state which half, and may share a day with another kind.
 */
export function overlaps(one: Days, other: Days): boolean {
  if (!areAbsentTogether(one, other)) return false;
  if (one.kind === other.kind) return true;
  const isSick = (kind: AbsenceKind) => kind === 'sick';
  const isHalfUnknown = one.isHalfDay && other.isHalfDay && (one.half === null || other.half === null);
  return !isSick(one.kind) && !isSick(other.kind) && !isHalfUnknown;
}

export type AbsenceFault = 'ENDS_BEFORE' | 'TOO_FAR' | 'TOO_LONG' | 'ABSENCE_OVERLAPS';

/**
 * @param open the person's requested and approved absences
 * @param today in the person's time zone
 */
export function absenceFault(requested: Days, open: readonly Days[], today: string): AbsenceFault | undefined {
  if (requested.to < requested.from) return 'ENDS_BEFORE';
  if (requested.to > addMonths(today, 24)) return 'TOO_FAR';
  if (daysFrom(requested.from, requested.to) >= 366) return 'TOO_LONG';
  return open.some((one) => overlaps(requested, one)) ? 'ABSENCE_OVERLAPS' : undefined;
}
