import type { StoredAbsence } from '@theke/contracts/time-tracking/absence';
import type { AbsenceRequest } from '@theke/contracts/time-tracking/absence-request';
import { holidayYearOn } from '@theke/rules/working-time/holiday-year';
import { holidayAccountAt, usedDays } from './holiday-account-at.ts';
import type { Employed } from './work-facts.ts';

/**
 * Days that an undecided holiday uses, and the free days of the holiday year in which it begins. Null before the
 * account begins.
 */
export function holidaysForRequest(facts: Employed, request: StoredAbsence): AbsenceRequest['holidays'] {
  const { yearKind, employedFrom } = facts.employment;
  const account = holidayAccountAt(facts, holidayYearOn(yearKind, employedFrom, request.from).year);
  if (!account) return null;
  const { left, planned, entitled, from, to } = account;
  const days = [...usedDays(facts, [request], request.from, request.to).values()].reduce((sum, day) => sum + day, 0);
  return { days, free: left - planned, entitled, from, to };
}
