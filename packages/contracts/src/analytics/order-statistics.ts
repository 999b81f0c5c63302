import { z } from 'zod';
import { unit } from '../catalog/unit.ts';
import {
  orderCanceled,
  orderChanged,
  orderConfirmed,
  orderFailed,
  orderPlaced,
  orderRejected,
} from '../ordering/order-events.ts';
import { id } from '../wire.ts';
import { statistic, statisticQuery } from './statistic.ts';

/** What an order counts as can change by these alone; its other moves leave it as it is. */
export const countedOn = [orderPlaced, orderConfirmed, orderRejected, orderCanceled, orderFailed, orderChanged];

const count = z.int();
const day = z.iso.date();
/** A decimal number of the tenant's currency; a sum of many. */
const sum = z.number();

const orders = { orders: count };
/** Gross and net of what was ordered; what was given back of it stands apart, gross. */
const revenue = { gross: sum, net: sum, refunded: sum };
/** How many orders came to nothing, and what they would have brought, gross. */
const lost = { canceled: count, rejected: count, failed: count, gross: sum };

export const readOrders = statistic({
  name: 'readOrderStatistic',
  path: '/statistics/orders',
  summary: 'Bestellungen je Tag',
  query: statisticQuery,
  row: z.object({ day, ...orders }),
  total: z.object(orders),
});

export const readRevenue = statistic({
  name: 'readRevenueStatistic',
  path: '/statistics/revenue',
  summary: 'Umsatz je Tag, brutto und netto, und was davon erstattet wurde',
  query: statisticQuery,
  row: z.object({ day, ...orders, ...revenue }),
  total: z.object({ ...orders, ...revenue }),
});

export const readCanceledOrders = statistic({
  name: 'readCanceledOrderStatistic',
  path: '/statistics/canceled-orders',
  summary: 'Stornierte, abgelehnte und nicht bezahlte Bestellungen je Tag',
  query: statisticQuery,
  row: z.object({ day, ...lost }),
  total: z.object(lost),
});

const item = z.object({ product: id, name: z.string(), unit, amount: z.number(), ...orders, gross: sum });
const items = z.object({ products: count, gross: sum });
export type ItemStatistic = z.output<typeof item>;

export const readItems = statistic({
  name: 'readItemStatistic',
  path: '/statistics/items',
  summary: 'Was verkauft wurde, nach Produkt und Einheit',
  query: statisticQuery,
  row: item,
  total: items,
});

export const readPopularItems = statistic({
  name: 'readPopularItemStatistic',
  path: '/statistics/popular-items',
  summary: 'Die zwanzig Produkte, die in den meisten Bestellungen standen',
  query: statisticQuery,
  row: item,
  total: items,
});

/** 1 is Monday; an hour is the one that the branch's clock showed. */
export const readOrderTimes = statistic({
  name: 'readOrderTimeStatistic',
  path: '/statistics/order-times',
  summary: 'Bestellungen nach Wochentag und Stunde',
  query: statisticQuery,
  row: z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), ...orders }),
  total: z.object(orders),
});

export const orderStatistics = [
  readOrders,
  readRevenue,
  readCanceledOrders,
  readItems,
  readPopularItems,
  readOrderTimes,
];
