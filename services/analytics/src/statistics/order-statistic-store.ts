import {
  type ItemPairStatistic,
  type ItemStatistic,
  maxPairedOrders,
  type OriginStatistic,
  type PaymentStatistic,
  type ServiceQuality,
  type TaxStatistic,
  type TipStatistic,
} from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { paymentMethod } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';
import { sumOf } from '@theke/kit/statistics/days';
import type { LocalDate } from '@theke/rules/time/local-time';
import { paymentColumns, paymentColumnsOf } from '../orders/payment-columns.ts';

/** Sums of a day, amounts in 1/10,000. */
export type DayRow = {
  day: LocalDate;
  orders: number;
  gross: number;
  net: number;
  refunded: number;
  refunds: number;
  discounts: number;
  canceled: number;
  rejected: number;
  failed: number;
  lost: number;
};

/** `gross` in 1/10,000. */
export type PaymentRow = PaymentStatistic;

/** Amounts in 1/10,000. */
export type TaxRow = Omit<TaxStatistic, 'tax'>;

/** `gross` in 1/10,000. */
export type TipRow = TipStatistic;

/** `gross` in 1/10,000. */
export type ItemRow = ItemStatistic;

/** Amounts in 1/10,000. */
export type OriginRow = OriginStatistic;

export type QualityRow = { branch: string } & ServiceQuality;

export type HourRow = { weekday: number; hour: number; orders: number };

const within = '($3::uuid is null or branch_id = $3)';
/** bigint would be returned as text; three years of revenue are far below 2^53. */
const whole = (sum: string): string => `coalesce(${sum}, 0)::float8`;
const counted = "filter (where outcome = 'counted')";
const ordersWith = (outcome: string) => whole(`sum(orders) filter (where outcome = '${outcome}')`);

export const orderStatisticStore = {
  /** Days with orders. */
  days: (tx: Transaction, { from, to, branch }: StatisticQuery): Promise<DayRow[]> =>
    tx.query<DayRow>(
      `select day::text,
         ${whole(`sum(orders) ${counted}`)} as orders, ${whole(`sum(gross) ${counted}`)} as gross,
         ${whole(`sum(net) ${counted}`)} as net, ${whole(`sum(refunded) ${counted}`)} as refunded, ${whole(`sum(refunds) ${counted}`)} as refunds,
         ${whole(`sum(discounts) ${counted}`)} as discounts,
         ${ordersWith('canceled')} as canceled, ${ordersWith('rejected')} as rejected, ${ordersWith('failed')} as failed,
         ${whole("sum(gross) filter (where outcome in ('canceled', 'rejected', 'failed'))")} as lost
       from order_day where day between $1 and $2 and ${within} group by day`,
      [from, to, branch ?? null],
      'statistic-days',
    ),

  /** By payment method; unknown last. */
  async payments(tx: Transaction, { from, to, branch }: StatisticQuery): Promise<PaymentRow[]> {
    const [sums] = await tx.query<Record<string, number>>(
      `select ${['orders', 'gross', ...paymentColumns].map((name) => `${whole(`sum(${name})`)} as ${name}`).join(', ')}
       from order_day where outcome = 'counted' and day between $1 and $2 and ${within}`,
      [from, to, branch ?? null],
      'statistic-payments',
    );
    const at = (column: string): number => sums?.[column] ?? 0;
    const methods = paymentMethod.options.map((method) => {
      const columns = paymentColumnsOf(method);
      return { paymentMethod: method, orders: at(columns.orders), gross: at(columns.gross) };
    });
    const { orders, gross } = sumOf(methods, { orders: 0, gross: 0 });
    const rest = { paymentMethod: 'unknown' as const, orders: at('orders') - orders, gross: at('gross') - gross };
    // An order that was paid by several methods counts once, its money with each.
    return [...methods, rest].filter(({ orders, gross }) => orders > 0 || gross !== 0);
  },

  /** By rate, ascending; orders without a known rate last, with rate null. Amounts in 1/10,000. */
  async taxes(tx: Transaction, { from, to, branch }: StatisticQuery): Promise<TaxRow[]> {
    const [rates, [all]] = await Promise.all([
      tx.query<TaxRow>(
        `select rate::float8 as rate, sum(orders)::int as orders, ${whole('sum(gross)')} as gross, ${whole('sum(net)')} as net
         from tax_day where day between $1 and $2 and ${within} group by tax_day.rate having sum(orders) > 0 order by tax_day.rate`,
        [from, to, branch ?? null],
        'statistic-taxes',
      ),
      tx.query<Omit<TaxRow, 'rate'>>(
        `select count(*)::int as orders, ${whole('sum(gross)')} as gross, ${whole('sum(net)')} as net from order_figure
         where taxes is null and outcome = 'counted' and day between $1 and $2 and ${within}
           and placed_at >= $1::date - 1 and placed_at < $2::date + 2`,
        [from, to, branch ?? null],
        'statistic-taxes-unknown',
      ),
    ]);
    return all && all.orders > 0 ? [...rates, { rate: null, ...all }] : rates;
  },

  /** By day and payment method; days without a tip are missing. */
  tips: (tx: Transaction, { from, to, branch }: StatisticQuery): Promise<TipRow[]> =>
    tx.query<TipRow>(
      `select day::text, payment_method as "paymentMethod", sum(orders)::int as orders, ${whole('sum(gross)')} as gross
       from tip_day where day between $1 and $2 and ${within}
       group by day, payment_method having sum(orders) > 0 order by tip_day.day, payment_method`,
      [from, to, branch ?? null],
      'statistic-tips',
    ),

  /** Most frequently ordered first, with the product's latest name. */
  items: (tx: Transaction, { from, to, branch }: StatisticQuery): Promise<ItemRow[]> =>
    tx.query<ItemRow>(
      `select product_id as product, (array_agg(name order by day desc, name))[1] as name, unit,
         sum(orders)::int as orders, sum(amount)::float8 as amount, ${whole('sum(gross)')} as gross
       from item_day where day between $1 and $2 and ${within}
       group by product_id, unit having sum(orders) > 0 order by sum(orders) desc, sum(gross) desc, product_id, unit`,
      [from, to, branch ?? null],
      'statistic-items',
    ),

  /**
   * Pairs ordered together most often, at most `max`, and the number of orders considered. Products have their latest
   * name.
   */
  async pairs(
    tx: Transaction,
    { from, to, branch }: StatisticQuery,
    max: number,
  ): Promise<{ rows: ItemPairStatistic[]; orders: number }> {
    // One scan of the orders: their count is a column of every row, or of a single row without pairs.
    const found = await tx.query<ItemPairStatistic & { counted: number }>(
      `with chosen as (
         select id, placed_at, items from order_figure
         where outcome = 'counted' and day between $1 and $2 and ${within}
           and placed_at >= $1::date - 1 and placed_at < $2::date + 2
         order by placed_at desc limit ${maxPairedOrders}),
       item as (
         select id, item ->> 'product' as product, max(placed_at) as at, max(item ->> 'name') as name
         from chosen, jsonb_array_elements(items) item group by 1, 2),
       product as (
         select product, count(*)::int as orders, (array_agg(name order by at desc, name))[1] as name from item group by 1),
       pair as (
         select one.product as one, two.product as two, count(*)::int as orders
         from item one join item two on two.id = one.id and two.product > one.product
         group by 1, 2 order by 3 desc, 1, 2 limit $4)
       select counted.orders as counted, rarer.product, rarer.name, rarer.orders as "productOrders",
         other.product as other, other.name as "otherName", other.orders as "otherOrders", pair.orders
       from (select count(*)::int as orders from chosen) counted
       left join pair on true
       left join product rarer on rarer.product in (one, two)
         and not exists (
           select from product less where less.product in (one, two) and (less.orders, less.product) < (rarer.orders, rarer.product))
       left join product other on other.product in (one, two) and other.product <> rarer.product
       order by pair.orders desc, one, two`,
      [from, to, branch ?? null, max],
      'statistic-item-pairs',
    );
    const rows = found.flatMap(({ counted: _, ...row }) => (row.product === null ? [] : [row]));
    return { rows, orders: found[0]?.counted ?? 0 };
  },

  /** Branches with known punctuality or ratings, by id. */
  quality: (tx: Transaction, { from, to, branch }: StatisticQuery): Promise<QualityRow[]> =>
    tx.query<QualityRow>(
      `select branch_id as branch, sum(judged)::int as judged, sum(punctual)::int as punctual,
         sum(rated)::int as rated, sum(stars)::int as stars
       from order_day where outcome = 'counted' and day between $1 and $2 and ${within}
       group by branch_id having sum(judged) > 0 or sum(rated) > 0 order by branch_id`,
      [from, to, branch ?? null],
      'statistic-quality',
    ),

  hours: (tx: Transaction, { from, to, branch }: StatisticQuery): Promise<HourRow[]> =>
    tx.query<HourRow>(
      `select extract(isodow from day)::int as weekday, hour, sum(orders)::int as orders
       from order_day where outcome = 'counted' and day between $1 and $2 and ${within}
       group by 1, 2 having sum(orders) > 0 order by 1, 2`,
      [from, to, branch ?? null],
      'statistic-hours',
    ),

  /** Most orders first. */
  origins: (tx: Transaction, { from, to, branch }: StatisticQuery): Promise<OriginRow[]> =>
    tx.query<OriginRow>(
      `select origin, qr, sum(orders)::int as orders, ${whole('sum(gross)')} as gross, ${whole('sum(net)')} as net
       from origin_day where day between $1 and $2 and ${within}
       group by origin, qr having sum(orders) > 0 order by sum(orders) desc, origin, qr`,
      [from, to, branch ?? null],
      'statistic-origins',
    ),
};
