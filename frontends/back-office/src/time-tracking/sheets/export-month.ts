import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { csvHours } from '../shared/csv-hours.ts';
import { longDate, weekdayShort } from '../shared/day-text.ts';
import { dayMark } from '../shared/month-days.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';

const messages = sheetMessages.table;

/** Exports the past days of a sheet as CSV. */
export const exportMonth = ({ days, timeZone, hasEmployment, over }: TimeSheet): string[] => [
  byteOrderMark,
  csvRow([
    messages.day,
    messages.date,
    messages.from,
    messages.to,
    messages.pause,
    messages.target,
    messages.worked,
    messages.credited,
    messages.balance,
    messages.note,
  ]),
  ...days.filter(({ date }) => date <= over).map((day) => rowOf(day, { timeZone, hasEmployment })),
];

function rowOf(day: SheetDayRow, { timeZone, hasEmployment }: Pick<TimeSheet, 'timeZone' | 'hasEmployment'>): string {
  const { date, startAt, endAt, pauseSeconds, target, worked, credited, balance, isEndMissing, warnings } = day;
  const notes = [
    dayMark(day)?.text,
    ...day.bookedOn,
    isEndMissing && messages.endMissing,
    day.isCorrected && messages.corrected,
    day.isLate && messages.late,
    ...warnings.map(({ text }) => text),
  ];
  return csvRow([
    weekdayShort(date),
    { plain: longDate(date) },
    startAt ? { plain: timeText(startAt, timeZone) } : '',
    endAt ? { plain: timeText(endAt, timeZone) } : '',
    csvHours(pauseSeconds),
    csvHours(target),
    csvHours(worked),
    csvHours(credited),
    day.counts && hasEmployment ? csvHours(balance) : '',
    notes.filter(Boolean).join(', '),
  ]);
}
