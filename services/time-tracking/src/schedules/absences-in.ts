import { absenceKindLabels, dayHalfLabels } from '@theke/contracts/time-tracking/absence';
import type { PlannedAbsence, PlanWarning } from '@theke/contracts/time-tracking/working-schedule';
import type { Transaction } from '@theke/kit/database/database';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { takesShift } from '@theke/rules/working-time/absent-days';
import { absenceStore } from '../absences/absence-store.ts';

/** Absences of these people in a week; undecided requests too, because the planner decides about them. */
export async function absencesIn(
  tx: Transaction,
  people: readonly string[],
  monday: LocalDate,
): Promise<PlannedAbsence[]> {
  const queries = people.map((person) => ({ person, since: monday }));
  const found = [...(await absenceStore.openOf(tx, queries)).values()].flat();
  return found
    .filter(({ from }) => from <= addDays(monday, 6))
    .map(({ user, kind, from, to, isHalfDay, half, state }) => ({
      user,
      kind,
      from,
      to,
      isHalfDay,
      half,
      isApproved: state === 'approved',
    }));
}

/** Local times of a shift, in ms, and its local date. */
type PlannedTimes = { date: LocalDate; startAt: number; endAt: number };

/**
 * Days on which a planned person is absent, also for the half of the day that the shift takes. A warning only: the
 * planner may know better.
 */
export const absenceWarnings = (
  who: Pick<PlanWarning, 'user' | 'name'>,
  shifts: readonly PlannedTimes[],
  absences: readonly PlannedAbsence[],
): PlanWarning[] =>
  absences
    // The half of old half days is unknown.
    .filter(({ user, isHalfDay, half }) => user.id === who.user.id && !(isHalfDay && half === null))
    .flatMap((absence) =>
      [...new Set(shifts.filter((shift) => takesShift(absence, shift)).map(({ date }) => date))].map((date) => ({
        ...who,
        severity: 'notice' as const,
        rule: 'absence',
        date,
        text: warningText(absence),
      })),
    );

function warningText({ kind, half, isApproved }: PlannedAbsence): string {
  const when = half === null ? 'diesen Tag' : `diesen ${dayHalfLabels[half]}`;
  return `${absenceKindLabels[kind]} ist für ${when} ${isApproved ? 'eingetragen' : 'beantragt'}.`;
}
