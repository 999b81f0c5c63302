import { absenceKindLabels, dayHalfLabels } from '@theke/contracts/time-tracking/absence';
import type { TeamRow } from '@theke/contracts/time-tracking/team-month';
import { shortDate } from '../shared/day-text.ts';
import { teamMonthMessages } from './team-month-messages.de.ts';

/** "Urlaub 05.10. bis 09.10. (Vormittag, beantragt)" */
export function awayText({ kind, state, from, to, isHalfDay, half }: TeamRow['absences'][number]): string {
  const details = [
    isHalfDay && (half ? dayHalfLabels[half] : teamMonthMessages.half),
    state === 'requested' && teamMonthMessages.requested,
  ]
    .filter(Boolean)
    .join(', ');
  const span = teamMonthMessages.span(shortDate(from), shortDate(to));
  return `${absenceKindLabels[kind]} ${span}${details && ` (${details})`}`;
}

/** "offen", "abgeschlossen", "geändert seit Abschluss" */
export const stateText = (closed: TeamRow['closed']): string => {
  if (!closed?.isClosed) return teamMonthMessages.open;
  return closed.changedSince === null ? teamMonthMessages.closed : teamMonthMessages.changed;
};

/** Notes on a person's month; problems first. */
export function notesOf(row: TeamRow): { text: string; isLate: boolean }[] {
  const notes = [
    row.endsMissing.length > 0 && {
      text: teamMonthMessages.endMissing(row.endsMissing.map(shortDate).join(', ')),
      isLate: true,
    },
    row.breaches > 0 && { text: teamMonthMessages.breaches(row.breaches), isLate: true },
    row.notices > 0 && { text: teamMonthMessages.notices(row.notices), isLate: false },
    row.isRunning && { text: teamMonthMessages.running, isLate: false },
    !row.hasEmployment && { text: teamMonthMessages.noEmployment, isLate: false },
  ];
  return notes.filter((note) => note !== false);
}

/** Totals of the team's month. Without agreed hours, only the working time counts. */
export function teamSums(people: readonly TeamRow[]) {
  const sum = (value: (row: TeamRow) => number) => people.reduce((total, row) => total + value(row), 0);
  const changeOf = ({ hasEmployment, worked, credited, target }: TeamRow) =>
    hasEmployment ? worked + credited - target : 0;
  return {
    target: sum(({ target }) => target),
    targetInAll: sum(({ targetInAll }) => targetInAll),
    done: sum(({ worked, credited }) => worked + credited),
    credited: sum(({ credited }) => credited),
    change: sum(changeOf),
    closed: sum(({ closed }) => (closed?.isClosed ? 1 : 0)),
  };
}
