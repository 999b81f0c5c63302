import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import { wholeDay } from '../shared/day-texts.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import type { VisitDay } from './visit-day-table.tsx';

/** Exports the daily table as CSV. */
export const exportVisitDays = (days: readonly VisitDay[]): string[] => [
  byteOrderMark,
  csvRow([statisticsMessages.day, statisticsMessages.visits.visitors, statisticsMessages.visits.views]),
  ...days.map(({ day, ...counts }) =>
    csvRow([{ plain: wholeDay(day) }, { plain: String(counts.visitors) }, { plain: String(counts.views) }]),
  ),
];
