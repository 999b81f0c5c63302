import { type AbsenceOnWire, absenceKindLabels, dayHalfLabels } from '@theke/contracts/time-tracking/absence';
import { longDate, weekdayShort } from './day-text.ts';
import { sheetMessages } from './sheet-messages.de.ts';

const messages = sheetMessages.absences;

/** "Urlaub 14.12.2026 bis 18.12.2026" */
export const absenceText = ({ kind, from, to }: Pick<AbsenceOnWire, 'kind' | 'from' | 'to'>): string =>
  `${absenceKindLabels[kind]} ${messages.range(longDate(from), longDate(to))}`;

type Days = Pick<AbsenceOnWire, 'from' | 'to' | 'isHalfDay' | 'half'>;

/** "Mo 14.12.2026 bis Fr 18.12.2026, Vormittag" */
export const absentDaysText = ({ from, to, isHalfDay, half }: Days): string =>
  [
    messages.range(...([from, to].map((date) => `${weekdayShort(date)} ${longDate(date)}`) as [string, string])),
    isHalfDay && (half ? dayHalfLabels[half] : messages.half),
  ]
    .filter(Boolean)
    .join(', ');
