import { absenceKindLabels, dayHalfLabels } from '@theke/contracts/time-tracking/absence';
import type { SheetDayRow } from '@theke/contracts/time-tracking/time-sheet';
import { isoWeekday, type LocalDate } from '@theke/rules/time/local-time';
import { sheetMessages } from './sheet-messages.de.ts';

const messages = sheetMessages.table;

/** "November 2026" */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat('de-AT', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** Days until today, and later ones that already have data. */
export const shownDays = (days: readonly SheetDayRow[], over: LocalDate): SheetDayRow[] => {
  const today = days.find(({ date }) => date > over)?.date;
  return days.filter(
    ({ date, absences, publicHoliday }) => date <= over || date === today || absences.length > 0 || publicHoliday,
  );
};

/** Mark of a day without work: public holiday, absence or day off. */
export function dayMark({
  publicHoliday,
  absences,
  target,
  startAt,
}: SheetDayRow): { kind: 'holiday' | 'absence' | 'sick' | 'free'; text: string } | undefined {
  if (publicHoliday) return { kind: 'holiday', text: publicHoliday };
  const [absence] = absences.toSorted((one, other) => Number(other.kind === 'sick') - Number(one.kind === 'sick'));
  if (absence) {
    const label = absenceKindLabels[absence.kind];
    const text =
      absence.state === 'requested'
        ? messages.requested(label)
        : absence.isHalfDay
          ? messages.half(label, absence.half ? dayHalfLabels[absence.half] : messages.halfDay)
          : label;
    return { kind: absence.kind === 'sick' ? 'sick' : 'absence', text };
  }
  return target === 0 && startAt === null ? { kind: 'free', text: messages.free } : undefined;
}

/** Number of past Sundays, and of those worked. */
export function sundaysOf(days: readonly SheetDayRow[], over: LocalDate): { all: number; worked: number } {
  const sundays = days.filter(({ date }) => date <= over && isoWeekday(date) === 7);
  return { all: sundays.length, worked: sundays.filter(({ worked }) => worked > 0).length };
}
