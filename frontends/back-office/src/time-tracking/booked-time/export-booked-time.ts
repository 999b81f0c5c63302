import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import type { BookedTime } from '@theke/contracts/time-tracking/booked-time';
import { hoursText } from '../shared/hours-text.ts';
import { bookedTimeMessages } from './booked-time-messages.de.ts';
import { projectText, taskText } from './projects-of.ts';

/** Exports a row per project and task for spreadsheets, with hours as "6:33". */
export const exportBookedTime = ({ rows }: BookedTime): string[] => [
  byteOrderMark,
  csvRow([
    bookedTimeMessages.project,
    bookedTimeMessages.task,
    bookedTimeMessages.activities,
    bookedTimeMessages.hours,
  ]),
  ...rows.map((row) =>
    csvRow([
      projectText(row),
      row.task === null ? '' : taskText(row),
      { plain: String(row.activities) },
      { plain: hoursText(row.seconds) },
    ]),
  ),
];
