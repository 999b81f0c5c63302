import { timeText } from '@theke/admin/ui/format.ts';
import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { isoWeekday } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Fragment } from 'react';
import { ColumnHeads } from '../shared/column-heads.tsx';
import { shortDate, weekdayShort } from '../shared/day-text.ts';
import { hoursText, signedText } from '../shared/hours-text.ts';
import { LawText } from '../shared/law-text.tsx';
import { dayMark, monthText, shownDays } from '../shared/month-days.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { signedLook } from '../shared/signed-look.ts';
import * as tableCss from '../shared/time-table.module.css';
import * as css from './month-table.module.css';

const messages = sheetMessages.table;

const marks = { holiday: css.holiday, absence: css.absence, sick: css.sick, free: css.idle };

const columns = [
  { label: messages.day },
  { label: messages.from },
  { label: messages.to },
  { label: messages.pause, look: css.wide },
  { label: messages.target, look: css.wide },
  { label: messages.worked, look: css.number },
  { label: messages.difference, look: css.number },
  { label: messages.balance, look: css.wide },
  { label: messages.note, look: css.note },
];

/** Table with a row per day, and on phones a second row for its notes. */
export function MonthTable({ sheet, month }: { sheet: TimeSheet; month: string }) {
  const days = shownDays(sheet.days, sheet.over);
  if (days.length === 0) return <p className={css.empty}>{messages.empty}</p>;
  return (
    <table className={classNames(tableCss.times, css.table)}>
      <caption>
        <VisuallyHidden>{messages.caption(sheet.name, monthText(month))}</VisuallyHidden>
      </caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {days.map((one) => (
          <DayRows key={one.date} row={one} sheet={sheet} />
        ))}
      </tbody>
    </table>
  );
}

function DayRows({ row, sheet }: { row: SheetDayRow; sheet: TimeSheet }) {
  const { date, counts, startAt, pauseSeconds, target, worked, credited, balance } = row;
  const { timeZone, hasEmployment } = sheet;
  const mark = dayMark(row);
  const isAway = mark !== undefined && startAt === null;
  const done = worked + credited;
  const difference = done - target;
  const isSunday = isoWeekday(date) === 7;
  const notes = <Notes row={row} details={isAway ? undefined : mark?.text} />;
  const dash = messages.none;
  const pause = pauseSeconds > 0 ? hoursText(pauseSeconds) : dash;
  const running = counts ? signedText(balance) : dash;
  return (
    <Fragment>
      <tr className={classNames(isSunday && css.sunday, !counts && css.open)}>
        <th scope="row">
          <b>{weekdayShort(date)}</b> {shortDate(date)}
        </th>
        {isAway ? (
          <td colSpan={2}>
            <span className={classNames(css.mark, marks[mark.kind])}>{mark.text}</span>
          </td>
        ) : (
          <>
            <td>{startAt === null ? dash : timeText(startAt, timeZone)}</td>
            <td>
              <EndText {...{ row, timeZone }} />
            </td>
          </>
        )}
        <td className={css.wide}>{isAway ? '' : pause}</td>
        <td className={css.wide}>{target > 0 ? hoursText(target) : dash}</td>
        <td className={css.number}>
          <b className={classNames(worked === 0 && css.quiet)}>{done > 0 ? hoursText(done) : dash}</b>
        </td>
        <td className={classNames(css.number, counts && signedLook(difference))}>
          {counts && hasEmployment ? signedText(difference) : dash}
        </td>
        <td className={css.wide}>{running}</td>
        <td className={css.note}>{notes}</td>
      </tr>
      <tr className={classNames(css.phone, isSunday && css.sunday)}>
        <td colSpan={5}>
          {!isAway && messages.phone(pause, running)}
          {notes}
        </td>
      </tr>
    </Fragment>
  );
}

function EndText({ row, timeZone }: { row: SheetDayRow; timeZone: string }) {
  if (row.isRunning) return <span className={css.running}>{messages.running}</span>;
  if (row.endAt !== null) return timeText(row.endAt, timeZone);
  return row.isEndMissing ? <span className={css.missing}>{messages.endMissing}</span> : messages.none;
}

/** Notes of a day; legal findings have law and paragraph (TIME-09). */
function Notes({ row, details }: { row: SheetDayRow; details: string | undefined }) {
  const text = [details, ...row.bookedOn, row.isLate && messages.late].filter(Boolean).join(', ');
  if (!text && !row.isCorrected && row.warnings.length === 0) return null;
  return (
    <ul className={css.notes}>
      {text && <li>{text}</li>}
      {row.isCorrected && (
        <li>
          <span className={css.corrected}>{messages.corrected}</span>
        </li>
      )}
      {row.warnings.map((warning) => (
        <li key={`${warning.rule} ${warning.text}`}>
          <LawText {...warning} />
        </li>
      ))}
    </ul>
  );
}
