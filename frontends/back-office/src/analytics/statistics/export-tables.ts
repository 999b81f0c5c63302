import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import type {
  ItemStatistic,
  OriginStatistic,
  readOrderTimes,
  TaxStatistic,
  TipStatistic,
} from '@theke/contracts/analytics/order-statistics';
import type { Replied } from '@theke/contracts/endpoint';
import type { readReservations } from '@theke/contracts/ordering/reservation-statistic';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { unitOf } from '@theke/rules/units/units';
import { csvNumber } from '../shared/csv-number.ts';
import { originName } from '../shared/origin-name.ts';
import { paymentName } from '../shared/payment-name.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { taxRateText } from '../shared/tax-rate-text.ts';
import { reservedDays } from './reserved-days.ts';

const { items, origins, reservations, taxes, times, tips } = statisticsMessages;

/** Exports all sold products as CSV. */
export const exportItems = (sold: readonly ItemStatistic[]): string[] => [
  byteOrderMark,
  csvRow([items.product, items.unit, items.orders, items.amount, statisticsMessages.gross]),
  ...sold.map(({ name, unit, orders, amount, gross }) =>
    csvRow([name, unitOf(unit).label, ...[orders, amount, gross].map(csvNumber)]),
  ),
];

/** Exports revenue by VAT rate as CSV, for bookkeeping. */
export const exportTaxes = (rows: readonly TaxStatistic[]): string[] => [
  byteOrderMark,
  csvRow([taxes.rate, statisticsMessages.orders, statisticsMessages.net, taxes.tax, statisticsMessages.gross]),
  ...rows.map(({ rate, orders, net, tax, gross }) =>
    csvRow([taxRateText(rate), ...[orders, net, tax, gross].map(csvNumber)]),
  ),
];

/** Exports tips by day and payment method as CSV. */
export const exportTips = (rows: readonly TipStatistic[]): string[] => [
  byteOrderMark,
  csvRow([tips.day, tips.method, statisticsMessages.orders, tips.sum]),
  ...rows.map(({ day, paymentMethod, orders, gross }) =>
    csvRow([{ plain: dateText(startOf(day)) }, paymentName(paymentMethod), ...[orders, gross].map(csvNumber)]),
  ),
];

/** Exports days with reservations as CSV. */
export const exportReservations = (rows: Replied<typeof readReservations>['rows']): string[] => [
  byteOrderMark,
  csvRow([
    statisticsMessages.day,
    reservations.title,
    reservations.guests,
    reservations.walkIns,
    reservations.noShows,
    reservations.canceled,
  ]),
  ...reservedDays(rows).map(({ day, ...sums }) =>
    csvRow([
      { plain: dateText(startOf(day)) },
      ...[sums.reservations, sums.guests, sums.walkIns, sums.noShows, sums.canceled].map(csvNumber),
    ]),
  ),
];

/** Exports orders and revenue by origin as CSV. */
export const exportOrigins = (rows: readonly OriginStatistic[]): string[] => [
  byteOrderMark,
  csvRow([origins.origin, statisticsMessages.orders, statisticsMessages.gross, statisticsMessages.net]),
  ...rows.map((row) => csvRow([originName(row), ...[row.orders, row.gross, row.net].map(csvNumber)])),
];

/** Exports orders by weekday and hour as CSV: a row per hour of the week with orders. */
export const exportHours = (rows: Replied<typeof readOrderTimes>['rows']): string[] => [
  byteOrderMark,
  csvRow([times.weekday, times.hourOfDay, statisticsMessages.orders]),
  ...rows.map(({ weekday, hour, orders }) =>
    csvRow([statisticsMessages.longWeekdays[weekday - 1] ?? '', ...[hour, orders].map(csvNumber)]),
  ),
];
