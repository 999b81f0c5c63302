import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import type { readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { Replied } from '@theke/contracts/endpoint';
import { wholeDay } from '../domain/day-texts.ts';
import { statisticsMessages as words } from '../domain/statistics-messages.de.ts';

type Days = Replied<typeof readRevenue>['rows'];

/** As a German spreadsheet reads it: no separators but the comma. */
const decimal = (value: number) => ({ plain: String(value).replace('.', ',') });

/** The days of the table as a CSV file. */
export const exportDays = (days: Days): string[] => [
  byteOrderMark,
  csvRow([words.day, words.orders, words.gross, words.net, words.refunded]),
  ...days.map(({ day, orders, gross, net, refunded }) =>
    csvRow([{ plain: wholeDay(day) }, decimal(orders), decimal(gross), decimal(net), decimal(refunded)]),
  ),
];
