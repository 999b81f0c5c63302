import { absenceKindLabels } from '@theke/contracts/time-tracking/absence';
import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { clockText, type LocalDate, localTime, weekdayOf } from '@theke/rules/time/local-time';
import { hoursText, signedText } from '@theke/rules/working-time/hours-text';
import { monthMessages } from './month-messages.de.ts';

/** "Mo 02.11." */
export const dayText = (date: LocalDate): string =>
  `${weekdayOf(date).slice(0, 2)} ${date.slice(8)}.${date.slice(5, 7)}.`;

const timeText = (instant: string, zone: string): string => clockText(localTime(zone, Date.parse(instant)));

export const monthColumns = Object.keys(monthMessages.columns) as (keyof typeof monthMessages.columns)[];
type Row = Record<(typeof monthColumns)[number], string>;

const hoursOrNone = (seconds: number): string => (seconds > 0 ? hoursText(seconds) : monthMessages.none);

/** The past days of a sheet as texts; hours are rounded as on the screen. */
export const monthRows = ({ days, over, ...sheet }: TimeSheet): { date: LocalDate; row: Row }[] =>
  days.filter(({ date }) => date <= over).map((day) => ({ date: day.date, row: toRow(day, sheet) }));

function toRow(day: SheetDayRow, { timeZone, hasEmployment }: Pick<TimeSheet, 'timeZone' | 'hasEmployment'>): Row {
  const { date, startAt, endAt, pauseSeconds, target, worked, credited, counts, balance } = day;
  const hasBalance = counts && hasEmployment;
  return {
    day: dayText(date),
    from: startAt ? timeText(startAt, timeZone) : monthMessages.none,
    to: endAt ? timeText(endAt, timeZone) : monthMessages.none,
    pause: hoursOrNone(pauseSeconds),
    target: hoursOrNone(target),
    worked: hoursOrNone(worked),
    credited: hoursOrNone(credited),
    difference: hasBalance ? signedText(worked + credited - target) : monthMessages.none,
    balance: hasBalance ? signedText(balance) : monthMessages.none,
    note: toNotes(day),
  };
}

const toNotes = (day: SheetDayRow): string =>
  [
    day.publicHoliday,
    ...day.absences.map(({ kind, state, isHalfDay, half }) => {
      const label = absenceKindLabels[kind];
      return state === 'requested'
        ? monthMessages.requested(label)
        : isHalfDay
          ? monthMessages.half(label, monthMessages.halves[half ?? 'unknown'])
          : label;
    }),
    day.isRunning && monthMessages.running,
    day.isEndMissing && monthMessages.endMissing,
    day.isCorrected && monthMessages.corrected,
    day.isLate && monthMessages.late,
  ]
    .filter(Boolean)
    .join(', ');
