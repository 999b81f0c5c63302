import { absenceKindLabels } from '@theke/contracts/time-tracking/absence';
import type { PlannedAbsence, PlanWarning } from '@theke/contracts/time-tracking/working-schedule';
import type { Transaction } from '@theke/kit/database/database';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
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

/**
 * Days on which a planned person is absent. A warning only: the planner may know better, and half days leave the other
 * half.
 */
export const absenceWarnings = (
  who: Pick<PlanWarning, 'user' | 'name'>,
  dates: readonly LocalDate[],
  absences: readonly PlannedAbsence[],
): PlanWarning[] =>
  absences
    .filter(({ user, isHalfDay }) => user.id === who.user.id && !isHalfDay)
    .flatMap(({ kind, from, to, isApproved }) =>
      [...new Set(dates)]
        .filter((date) => from <= date && date <= to)
        .map((date) => ({
          ...who,
          severity: 'notice' as const,
          rule: 'absence',
          date,
          text: `${absenceKindLabels[kind]} ist für diesen Tag ${isApproved ? 'eingetragen' : 'beantragt'}.`,
        })),
    );
