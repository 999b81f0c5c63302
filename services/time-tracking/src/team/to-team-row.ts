import type { TeamRow } from '@theke/contracts/time-tracking/team-month';
import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';

/** A person's month without data of the whole year and names of bookings. */
export type MonthSheet = Omit<TimeSheet, 'months' | 'days' | 'kept' | 'law'> & {
  days: readonly Omit<TimeSheet['days'][number], 'bookedOn'>[];
};

/** Row of a team's month from a person's sheet. */
export function toTeamRow(sheet: MonthSheet): TeamRow {
  const { user, name, days, hasEmployment, over, target, targetInAll, worked, credited, balance, balanceBefore } =
    sheet;
  const warnings = days.flatMap((day) => day.warnings);
  const breaches = warnings.filter(({ severity }) => severity === 'breach').length;
  return {
    user,
    name,
    hasEmployment,
    target,
    targetInAll,
    worked: hasEmployment ? worked : days.reduce((sum, day) => sum + (day.date <= over ? day.worked : 0), 0),
    credited,
    balanceBefore,
    balance,
    absences: absencesOf(days),
    isRunning: days.some(({ isRunning }) => isRunning),
    endsMissing: days.filter(({ isEndMissing }) => isEndMissing).map(({ date }) => date),
    breaches,
    notices: warnings.length - breaches,
    closed: sheet.closed[0] ?? null,
  };
}

function absencesOf(days: MonthSheet['days']): TeamRow['absences'] {
  const found = new Map<string, TeamRow['absences'][number]>();
  for (const { date, absences } of days)
    for (const absence of absences)
      found.set(absence.id, { from: date, ...found.get(absence.id), ...absence, to: date });
  return [...found.values()];
}
