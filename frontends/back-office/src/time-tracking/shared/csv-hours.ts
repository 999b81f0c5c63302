import type { CsvCell } from '@theke/admin/lists/export/csv.ts';
import { reportedMinutes } from '@theke/rules/working-time/rounding';
import { minutesText } from './hours-text.ts';

/** Formats seconds as a time for spreadsheets: "6:33", "-0:15". */
export const csvHours = (seconds: number): CsvCell => ({
  plain: minutesText(reportedMinutes(seconds)).replace('−', '-'),
});
