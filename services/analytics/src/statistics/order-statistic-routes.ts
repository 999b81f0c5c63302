import {
  readCanceledOrders,
  readItems,
  readOrders,
  readOrderTimes,
  readPopularItems,
  readRevenue,
} from '@theke/contracts/analytics/order-statistics';
import { daysBefore, type StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { fromMoney, money } from '@theke/rules/money/money';
import { byDay, sumOf } from './days.ts';
import { type DayRow, type HourRow, type ItemRow, orderStatisticStore as store } from './order-statistic-store.ts';

/** How many the popular ones are. */
const mostPopular = 20;

/** A sum of 1/10,000 as a decimal number of the wire. */
const decimal = (sum: number): number => fromMoney(money(sum));

type Asked = { tenant: string; query: StatisticQuery };

/** What orders brought (STAT-06), read from the sums by day. */
export function orderStatisticRoutes({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] {
  const read = <T>({ tenant }: Asked, work: (tx: Transaction) => Promise<T>) =>
    db.withTenant(tenant, work, { durability: 'relaxed' });

  /** Some fields of each day. Sums are made of whole 1/10,000 and written as decimals afterwards. */
  const daily = async <F extends Record<string, number>>(asked: Asked, fieldsOf: (row: DayRow) => F, empty: F) => {
    const days = await read(asked, (tx) => store.days(tx, asked.query));
    return byDay(
      asked.query,
      days.map((row) => ({ day: row.day, ...fieldsOf(row) })),
      empty,
    );
  };

  const itemsOf = async (asked: Asked, most = Number.POSITIVE_INFINITY) => {
    const { branch } = asked.query;
    const [own, before] = await read(asked, (tx) =>
      Promise.all([
        store.items(tx, asked.query),
        store.items(tx, { ...daysBefore(asked.query), ...(branch && { branch }) }),
      ]),
    );
    return { rows: own.slice(0, most).map(itemRow), total: itemTotal(own), previous: itemTotal(before) };
  };

  return [
    route(readOrders, (asked) => daily(asked, ({ orders }) => ({ orders }), { orders: 0 })),
    route(readRevenue, async (asked) => {
      const of = ({ orders, gross, net, refunded }: DayRow) => ({ orders, gross, net, refunded });
      const { rows, total, previous } = await daily(asked, of, { orders: 0, gross: 0, net: 0, refunded: 0 });
      return { rows: rows.map(inDecimals), total: inDecimals(total), previous: inDecimals(previous) };
    }),
    route(readCanceledOrders, async (asked) => {
      const of = ({ canceled, rejected, failed, lost }: DayRow) => ({ canceled, rejected, failed, gross: lost });
      const { rows, total, previous } = await daily(asked, of, { canceled: 0, rejected: 0, failed: 0, gross: 0 });
      return { rows: rows.map(grossInDecimals), total: grossInDecimals(total), previous: grossInDecimals(previous) };
    }),
    route(readItems, (asked) => itemsOf(asked)),
    route(readPopularItems, (asked) => itemsOf(asked, mostPopular)),
    route(readOrderTimes, async (asked) => {
      const { branch } = asked.query;
      const [rows, before] = await read(asked, (tx) =>
        Promise.all([
          store.hours(tx, asked.query),
          store.hours(tx, { ...daysBefore(asked.query), ...(branch && { branch }) }),
        ]),
      );
      return { rows, total: ordersOf(rows), previous: ordersOf(before) };
    }),
  ];
}

const inDecimals = <R extends { gross: number; net: number; refunded: number }>(row: R): R => ({
  ...row,
  gross: decimal(row.gross),
  net: decimal(row.net),
  refunded: decimal(row.refunded),
});

const grossInDecimals = <R extends { gross: number }>(row: R): R => ({ ...row, gross: decimal(row.gross) });

const ordersOf = (rows: readonly HourRow[]) =>
  sumOf(
    rows.map(({ orders }) => ({ orders })),
    { orders: 0 },
  );

const itemRow = (row: ItemRow) => ({ ...row, gross: decimal(row.gross) });

const itemTotal = (rows: readonly ItemRow[]) => ({
  products: new Set(rows.map(({ product }) => product)).size,
  gross: decimal(rows.reduce((sum, { gross }) => sum + gross, 0)),
});
