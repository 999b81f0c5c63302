import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import type { readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { Replied } from '@theke/contracts/endpoint';
import { csvNumber } from '../shared/csv-number.ts';
import { wholeDay } from '../shared/day-texts.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';

type Days = Replied<typeof readRevenue>['rows'];

/** Exports the daily table as CSV. */
export const exportDays = (days: Days): string[] => [
  byteOrderMark,
  csvRow([
    statisticsMessages.day,
    statisticsMessages.orders,
    statisticsMessages.gross,
    statisticsMessages.net,
    statisticsMessages.refunded,
  ]),
  ...days.map(({ day, orders, gross, net, refunded }) =>
    csvRow([{ plain: wholeDay(day) }, ...[orders, gross, net, refunded].map(csvNumber)]),
  ),
];
