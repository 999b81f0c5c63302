import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import type { TeamMonth, TeamRow } from '@theke/contracts/time-tracking/team-month';
import { csvHours } from '../shared/csv-hours.ts';
import { teamMonthMessages } from './team-month-messages.de.ts';
import { awayText, notesOf, stateText } from './team-texts.ts';

/** Exports the month of a team as CSV, a row per person; without agreed hours, the balance is empty. */
export const exportTeamMonth = ({ people }: TeamMonth): string[] => [
  byteOrderMark,
  csvRow([
    teamMonthMessages.person,
    teamMonthMessages.target,
    teamMonthMessages.done,
    teamMonthMessages.credits,
    teamMonthMessages.difference,
    teamMonthMessages.before,
    teamMonthMessages.balance,
    teamMonthMessages.away,
    teamMonthMessages.note,
    teamMonthMessages.state,
  ]),
  ...people.map(rowOf),
];

function rowOf(row: TeamRow): string {
  const { name, hasEmployment, target, worked, credited, balanceBefore, balance, absences, closed } = row;
  const owed = (seconds: number) => (hasEmployment ? csvHours(seconds) : '');
  return csvRow([
    name,
    owed(target),
    csvHours(worked),
    owed(credited),
    owed(worked + credited - target),
    owed(balanceBefore),
    owed(balance),
    absences.map(awayText).join(', '),
    notesOf(row)
      .map(({ text }) => text)
      .join(', '),
    stateText(closed),
  ]);
}
