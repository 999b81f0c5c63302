import { z } from 'zod';
import { unit } from '../catalog/unit.ts';
import { originName, paymentMethod } from '../ordering/order.ts';
import {
  orderCanceled,
  orderChanged,
  orderConfirmed,
  orderDelivered,
  orderFailed,
  orderHandedOut,
  orderPlaced,
  orderRejected,
} from '../ordering/order-events.ts';
import { id } from '../wire.ts';
import { statistic, statisticQuery } from './statistic.ts';

/** The events that change how an order is counted; all other order events leave its figures unchanged. */
export const countedOn = [
  orderPlaced,
  orderConfirmed,
  orderRejected,
  orderCanceled,
  orderFailed,
  orderHandedOut,
  orderDelivered,
  orderChanged,
];

const count = z.int();
const day = z.iso.date();
/** A sum as a decimal number in the tenant's currency. */
const sum = z.number();

const orders = { orders: count };
/**
 * Gross and net revenue of orders. `refunded` (gross) and `refunds` (number of orders) are not deducted from it,
 * `discounts` (gross) are; an older replica omits these fields.
 */
const revenue = { gross: sum, net: sum, refunded: sum, refunds: count, discounts: sum.optional() };
/** Number of orders that were not fulfilled and their lost revenue, gross. */
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

/**
 * Payment method of an order. `unknown`: orders from before payment methods were counted, until they are published
 * again.
 */
const payment = { paymentMethod: z.enum([...paymentMethod.options, 'unknown']), ...orders, gross: sum };
export type PaymentStatistic = z.output<typeof paymentRow>;
const paymentRow = z.object(payment);

export const readPayments = statistic({
  name: 'readPaymentStatistic',
  path: '/statistics/payments',
  summary: 'Umsatz nach Zahlungsart, brutto',
  query: statisticQuery,
  row: paymentRow,
  total: z.object({ ...orders, gross: sum }),
});

/**
 * Revenue by VAT rate in percent, ascending; net + tax = gross. Rate null: orders from before rates were counted, until
 * they are published again. An order with two rates counts for both. Refunds are not deducted.
 */
const taxRow = z.object({ rate: z.number().nullable(), ...orders, net: sum, tax: sum, gross: sum });
export type TaxStatistic = z.output<typeof taxRow>;

export const readTaxes = statistic({
  name: 'readTaxStatistic',
  path: '/statistics/taxes',
  summary: 'Umsatz nach Steuersatz: netto, Umsatzsteuer, brutto',
  query: statisticQuery,
  row: taxRow,
  total: z.object({ net: sum, tax: sum, gross: sum }),
});

/**
 * Tips by day and payment method; `gross` is their sum less refunds. Tips are in no other statistic: they are no
 * revenue (TIP-10). Days without a tip have no row.
 */
const tipRow = z.object({ day, ...payment });
export type TipStatistic = z.output<typeof tipRow>;

export const readTips = statistic({
  name: 'readTipStatistic',
  path: '/statistics/tips',
  summary: 'Trinkgeld je Tag und Zahlungsart',
  query: statisticQuery,
  row: tipRow,
  total: z.object({ ...orders, gross: sum }),
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

/**
 * Number of most recent orders evaluated for products bought together. Older orders no longer reflect current buying.
 */
export const maxPairedOrders = 5_000;

/**
 * Two products and the number of orders with both. `productOrders` and `otherOrders` are the orders with each product.
 * `product` is the one in fewer orders, so `orders / productOrders` is the share of its buyers who also take the other.
 */
const itemPair = z.object({
  product: id,
  name: z.string(),
  productOrders: count,
  other: id,
  otherName: z.string(),
  otherOrders: count,
  ...orders,
});
export type ItemPairStatistic = z.output<typeof itemPair>;

export const readItemPairs = statistic({
  name: 'readItemPairStatistic',
  path: '/statistics/item-pairs',
  summary:
    'Die zwanzig Paare von Produkten, die am häufigsten zusammen bestellt wurden, aus den letzten 5.000 Bestellungen',
  query: statisticQuery,
  row: itemPair,
  total: z.object(orders),
});

/** Weekday 1 is Monday; the hour is in the branch's local time. */
export const readOrderTimes = statistic({
  name: 'readOrderTimeStatistic',
  path: '/statistics/order-times',
  summary: 'Bestellungen nach Wochentag und Stunde',
  query: statisticQuery,
  row: z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), ...orders }),
  total: z.object(orders),
});

/** Origin of orders; `unknown` if none was sent. `qr` is the path of the QR code, or empty. */
const origin = { origin: originName, qr: z.string() };
export type OriginStatistic = z.output<typeof originRow>;
const originRow = z.object({ ...origin, ...orders, gross: sum, net: sum });

export const readOrderOrigins = statistic({
  name: 'readOrderOriginStatistic',
  path: '/statistics/order-origins',
  summary: 'Woher Bestellungen kamen',
  query: statisticQuery,
  row: z.object({ ...origin, ...orders }),
  total: z.object(orders),
});

export const readRevenueOrigins = statistic({
  name: 'readRevenueOriginStatistic',
  path: '/statistics/revenue-origins',
  summary: 'Woher Umsatz kam, brutto und netto',
  query: statisticQuery,
  row: originRow,
  total: z.object({ ...orders, gross: sum, net: sum }),
});

/** Of `judged` orders, `punctual` were on time. `rated` orders received `stars` in total (STAT-14). */
const quality = { judged: count, punctual: count, rated: count, stars: count };
export type ServiceQuality = { [K in keyof typeof quality]: number };

export const readServiceQuality = statistic({
  name: 'readServiceQualityStatistic',
  path: '/statistics/service-quality',
  summary: 'Je Filiale, wie viele Bestellungen zur zugesagten Zeit da waren, und wie Gäste sie bewertet haben',
  query: statisticQuery,
  row: z.object({ branch: id, ...quality }),
  total: z.object(quality),
});

export const orderStatistics = [
  readOrders,
  readRevenue,
  readPayments,
  readTaxes,
  readTips,
  readCanceledOrders,
  readItems,
  readPopularItems,
  readItemPairs,
  readOrderTimes,
  readOrderOrigins,
  readRevenueOrigins,
  readServiceQuality,
];
