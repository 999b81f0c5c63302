import type { ItemStatistic } from '@theke/contracts/analytics/order-statistics';
import { daysBefore, type StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';

/** Sums of a day, amounts in 1/10,000. */
export type DayRow = {
  day: LocalDate;
  orders: number;
  gross: number;
  net: number;
  refunded: number;
  canceled: number;
  rejected: number;
  failed: number;
  lost: number;
};

/** `gross` in 1/10,000. */
export type ItemRow = ItemStatistic;

export type HourRow = { weekday: number; hour: number; orders: number };

const within = '($3::uuid is null or branch_id = $3)';
/** bigint would arrive as text; what a business takes in three years is far below 2^53. */
const whole = (sum: string): string => `coalesce(${sum}, 0)::float8`;
const counted = "filter (where outcome = 'counted')";
const of = (outcome: string) => whole(`sum(orders) filter (where outcome = '${outcome}')`);

export const orderStatisticStore = {
  /** Days with orders, from as many days before the range as it is long. */
  days: (tx: Transaction, query: StatisticQuery): Promise<DayRow[]> =>
    tx.query<DayRow>(
      `select day::text,
         ${whole(`sum(orders) ${counted}`)} as orders, ${whole(`sum(gross) ${counted}`)} as gross,
         ${whole(`sum(net) ${counted}`)} as net, ${whole(`sum(refunded) ${counted}`)} as refunded,
         ${of('canceled')} as canceled, ${of('rejected')} as rejected, ${of('failed')} as failed,
         ${whole("sum(gross) filter (where outcome in ('canceled', 'rejected', 'failed'))")} as lost
       from order_day where day between $1 and $2 and ${within} group by day`,
      [daysBefore(query).from, query.to, query.branch ?? null],
      'statistic-days',
    ),

  /** Most often ordered first. A product goes by the name that it had last. */
  items: (tx: Transaction, { from, to, branch }: Pick<StatisticQuery, 'from' | 'to' | 'branch'>): Promise<ItemRow[]> =>
    tx.query<ItemRow>(
      `select product_id as product, (array_agg(name order by day desc, name))[1] as name, unit,
         sum(orders)::int as orders, sum(amount)::float8 as amount, ${whole('sum(gross)')} as gross
       from item_day where day between $1 and $2 and ${within}
       group by product_id, unit having sum(orders) > 0 order by sum(orders) desc, sum(gross) desc, product_id, unit`,
      [from, to, branch ?? null],
      'statistic-items',
    ),

  hours: (tx: Transaction, { from, to, branch }: Pick<StatisticQuery, 'from' | 'to' | 'branch'>): Promise<HourRow[]> =>
    tx.query<HourRow>(
      `select extract(isodow from day)::int as weekday, hour, sum(orders)::int as orders
       from order_day where outcome = 'counted' and day between $1 and $2 and ${within}
       group by 1, 2 having sum(orders) > 0 order by 1, 2`,
      [from, to, branch ?? null],
      'statistic-hours',
    ),
};
