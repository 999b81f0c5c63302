import {
  readCanceledOrders,
  readItemPairs,
  readItems,
  readOrderOrigins,
  readOrders,
  readOrderTimes,
  readPayments,
  readPopularItems,
  readRevenue,
  readRevenueOrigins,
  readServiceQuality,
  readTaxes,
  readTips,
} from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { byDay, sumOf } from '@theke/kit/statistics/days';
import { comparing, type StatisticRequest } from '@theke/kit/statistics/summed';
import { fromMoney, money } from '@theke/rules/money/money';
import {
  type DayRow,
  type HourRow,
  type ItemRow,
  type OriginRow,
  type PaymentRow,
  type QualityRow,
  orderStatisticStore as store,
  type TaxRow,
  type TipRow,
} from './order-statistic-store.ts';

/** Number of popular products. */
const maxPopular = 20;

/** Converts a sum in 1/10,000 to a decimal number. */
const decimal = (sum: number): number => fromMoney(money(sum));

type OrderStatisticRequest = StatisticRequest<StatisticQuery>;

/** Sales statistics (STAT-06), read from daily sums. */
export function orderStatisticRoutes({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] {
  const compared = comparing(db);

  /** Some fields per day. Sums are computed in integers of 1/10,000 and converted to decimals afterwards. */
  const daily = async <F extends Record<string, number>>(
    request: OrderStatisticRequest,
    fieldsOf: (row: DayRow) => F,
    empty: F,
  ) => {
    const toFields = (rows: readonly DayRow[]) => rows.map((row) => ({ day: row.day, ...fieldsOf(row) }));
    const [current, before] = await compared(request, store.days);
    return byDay(request.query, [toFields(current), toFields(before)], empty);
  };

  const itemRows = async (request: OrderStatisticRequest, max = Number.POSITIVE_INFINITY) => {
    const [current, before] = await compared(request, store.items);
    return { rows: current.slice(0, max).map(itemRow), total: itemTotal(current), previous: itemTotal(before) };
  };

  /** Sums of some fields by origin, for the range and for as many days before. */
  const originRows = async <R extends Record<string, number | string>, T extends Record<string, number>>(
    request: OrderStatisticRequest,
    rowOf: (row: OriginRow) => R,
    totalOf: (rows: readonly OriginRow[]) => T,
  ) => {
    const [current, before] = await compared(request, store.origins);
    return { rows: current.map(rowOf), total: totalOf(current), previous: totalOf(before) };
  };

  return [
    route(readOrders, (request) => daily(request, ({ orders }) => ({ orders }), { orders: 0 })),
    route(readRevenue, async (request) => {
      const revenueFields = ({ orders, gross, net, refunded, refunds, discounts }: DayRow) => ({
        orders,
        gross,
        net,
        refunded,
        refunds,
        discounts,
      });
      const { rows, total, previous } = await daily(request, revenueFields, {
        orders: 0,
        gross: 0,
        net: 0,
        refunded: 0,
        refunds: 0,
        discounts: 0,
      });
      return { rows: rows.map(inDecimals), total: inDecimals(total), previous: inDecimals(previous) };
    }),
    route(readCanceledOrders, async (request) => {
      const lostFields = ({ canceled, rejected, failed, lost }: DayRow) => ({
        canceled,
        rejected,
        failed,
        gross: lost,
      });
      const { rows, total, previous } = await daily(request, lostFields, {
        canceled: 0,
        rejected: 0,
        failed: 0,
        gross: 0,
      });
      return { rows: rows.map(grossInDecimals), total: grossInDecimals(total), previous: grossInDecimals(previous) };
    }),
    route(readPayments, async (request) => {
      const [current, before] = await compared(request, store.payments);
      const totalOf = (rows: readonly PaymentRow[]) => grossInDecimals(sumOf(rows, { orders: 0, gross: 0 }));
      return { rows: current.map(grossInDecimals), total: totalOf(current), previous: totalOf(before) };
    }),
    route(readTaxes, async (request) => {
      const [current, before] = await compared(request, store.taxes);
      const totalOf = (rows: readonly TaxRow[]) => taxInDecimals(sumOf(rows, { gross: 0, net: 0 }));
      return { rows: current.map(taxInDecimals), total: totalOf(current), previous: totalOf(before) };
    }),
    route(readTips, async (request) => {
      const [current, before] = await compared(request, store.tips);
      const totalOf = (rows: readonly TipRow[]) => grossInDecimals(sumOf(rows, { orders: 0, gross: 0 }));
      return { rows: current.map(grossInDecimals), total: totalOf(current), previous: totalOf(before) };
    }),
    route(readItems, (request) => itemRows(request)),
    route(readPopularItems, (request) => itemRows(request, maxPopular)),
    route(readItemPairs, async (request) => {
      const [current, before] = await compared(request, (tx, range) => store.pairs(tx, range, maxPopular));
      return { rows: current.rows, total: { orders: current.orders }, previous: { orders: before.orders } };
    }),
    route(readOrderOrigins, (request) =>
      originRows(request, ({ origin, qr, orders }) => ({ origin, qr, orders }), ordersOf),
    ),
    route(readRevenueOrigins, (request) =>
      originRows(
        request,
        (row) => ({ ...row, gross: decimal(row.gross), net: decimal(row.net) }),
        (rows) => {
          const { orders, gross, net } = sumOf(rows, { orders: 0, gross: 0, net: 0 });
          return { orders, gross: decimal(gross), net: decimal(net) };
        },
      ),
    ),
    route(readServiceQuality, async (request) => {
      const [rows, before] = await compared(request, store.quality);
      return { rows, total: qualityOf(rows), previous: qualityOf(before) };
    }),
    route(readOrderTimes, async (request) => {
      const [rows, before] = await compared(request, store.hours);
      return { rows, total: ordersOf(rows), previous: ordersOf(before) };
    }),
  ];
}

const inDecimals = <R extends { gross: number; net: number; refunded: number; discounts: number }>(row: R): R => ({
  ...row,
  gross: decimal(row.gross),
  net: decimal(row.net),
  refunded: decimal(row.refunded),
  discounts: decimal(row.discounts),
});

const taxInDecimals = <R extends { gross: number; net: number }>(row: R): R & { tax: number } => ({
  ...row,
  gross: decimal(row.gross),
  net: decimal(row.net),
  tax: decimal(row.gross - row.net),
});

const grossInDecimals = <R extends { gross: number }>(row: R): R => ({ ...row, gross: decimal(row.gross) });

const ordersOf = (rows: readonly Pick<HourRow, 'orders'>[]) => sumOf(rows, { orders: 0 });

const qualityOf = (rows: readonly QualityRow[]) => sumOf(rows, { judged: 0, punctual: 0, rated: 0, stars: 0 });

const itemRow = (row: ItemRow) => ({ ...row, gross: decimal(row.gross) });

const itemTotal = (rows: readonly ItemRow[]) => ({
  products: new Set(rows.map(({ product }) => product)).size,
  gross: decimal(sumOf(rows, { gross: 0 }).gross),
});
