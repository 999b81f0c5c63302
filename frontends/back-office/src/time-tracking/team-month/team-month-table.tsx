import type { TeamMonth, TeamRow } from '@theke/contracts/time-tracking/team-month';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Lock } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { ColumnHeads } from '../shared/column-heads.tsx';
import { hoursText, signedText } from '../shared/hours-text.ts';
import { monthText } from '../shared/month-days.ts';
import { signedLook } from '../shared/signed-look.ts';
import * as tableCss from '../shared/time-table.module.css';
import * as css from './team-month.module.css';
import { teamMonthMessages } from './team-month-messages.de.ts';
import { awayText, notesOf, stateText } from './team-texts.ts';

const columns = [
  { label: teamMonthMessages.person },
  { label: teamMonthMessages.target, look: css.wide },
  { label: teamMonthMessages.worked, look: css.number },
  { label: teamMonthMessages.difference, look: css.number },
  { label: teamMonthMessages.balance, look: css.wide },
  { label: teamMonthMessages.away, look: css.text },
  { label: teamMonthMessages.note, look: css.text },
  { label: teamMonthMessages.state, look: css.state },
];

/** Table with a row per person that links to their sheet, and on phones a second row for its notes. */
export const TeamMonthTable = ({ team, branch }: { team: TeamMonth; branch: string }) => (
  <table className={classNames(tableCss.times, css.table)}>
    <caption>
      <VisuallyHidden>{teamMonthMessages.caption(branch, monthText(team.month))}</VisuallyHidden>
    </caption>
    <ColumnHeads columns={columns} />
    <tbody>
      {team.people.map((row) => (
        <PersonRows key={row.user.id} row={row} month={team.month} />
      ))}
    </tbody>
  </table>
);

function PersonRows({ row, month }: { row: TeamRow; month: string }) {
  const { user, name, hasEmployment, target, worked, credited, balance } = row;
  const done = worked + credited;
  const owed = hasEmployment ? hoursText(target) : teamMonthMessages.none;
  const saldo = hasEmployment ? signedText(balance) : teamMonthMessages.none;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <Link to={`/time-sheets?${new URLSearchParams({ person: user.id, month })}`}>{name}</Link>
        </th>
        <td className={css.wide}>{owed}</td>
        <td className={css.number}>
          <b>{done > 0 ? hoursText(done) : teamMonthMessages.none}</b>
        </td>
        <td className={classNames(css.number, hasEmployment && signedLook(done - target))}>
          {hasEmployment ? signedText(done - target) : teamMonthMessages.none}
        </td>
        <td className={css.wide}>{saldo}</td>
        <td className={css.text}>
          <Away row={row} />
        </td>
        <td className={css.text}>
          <Notes row={row} />
        </td>
        <td className={css.state}>
          <State row={row} />
        </td>
      </tr>
      <tr className={css.phone}>
        <td colSpan={6}>
          <span>{teamMonthMessages.phone(owed, saldo)}</span>
          <Away row={row} />
          <Notes row={row} />
        </td>
      </tr>
    </Fragment>
  );
}

const Away = ({ row }: { row: TeamRow }) =>
  row.absences.length > 0 && (
    <ul className={css.notes}>
      {row.absences.map((absence) => (
        <li key={absence.id}>{awayText(absence)}</li>
      ))}
    </ul>
  );

function Notes({ row }: { row: TeamRow }) {
  const notes = notesOf(row);
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes}>
      {notes.map(({ text, isLate }) => (
        <li key={text} className={classNames(isLate && css.late)}>
          {text}
        </li>
      ))}
    </ul>
  );
}

const State = ({ row: { closed } }: { row: TeamRow }) =>
  closed?.isClosed ? (
    <span className={classNames(css.closed, closed.changedSince !== null && css.since)}>
      <Lock {...icon} size={16} />
      <span>{stateText(closed)}</span>
    </span>
  ) : (
    stateText(closed)
  );
