import { paymentMethod } from '@theke/contracts/ordering/order';
import type { PlatformDatabases } from './platform-databases.ts';

type Sum = {
  branch: string;
  day: string;
  outcome: string;
  orders: string;
  gross: string;
  refunded: string;
  refunds: string;
};

const toKey = ({ branch, day, outcome, orders, gross, refunded, refunds }: Sum): string =>
  `${branch} on ${day}, ${outcome}: ${orders} orders, gross ${gross}, refunded ${refunded} of ${refunds}`;

/** Each method's name and the prefix of its two statistics columns. */
const byMethod = paymentMethod.options
  .map((method) => [method, method.replaceAll('-', '_')] as const)
  .map(([method, name]) => `('${method}', ${name}_orders, ${name}_gross)`)
  .join(', ');

/** A refund touches the tip only beyond the money of the total (TIP-06); tips count in no revenue, cards do. */
const refundedOfTotal = '(refunded - least(tip, greatest(0, refunded - total_gross + gift_card)) + gift_card_returned)';

/**
 * Differences between statistics and ordering, one line each: by branch, day and outcome (STAT-01), and by payment
 * method (STAT-18). The fault run has no quotations, and every branch uses the default time zone.
 */
export async function figureDifferences({ analytics, ordering }: PlatformDatabases): Promise<string[]> {
  const [figures, orders] = await Promise.all([
    analytics.query<Sum>(
      `select branch_id as branch, day::text, outcome, sum(orders) as orders, sum(gross) as gross, sum(refunded) as refunded, sum(refunds) as refunds
       from order_day where outcome <> 'pending' group by 1, 2, 3 having sum(orders) <> 0
       union all
       select branch_id, day::text, method, sum(paid.orders), sum(paid.gross), 0, 0
       from order_day cross join lateral (values ${byMethod}) as paid (method, orders, gross)
       where outcome = 'counted' group by 1, 2, 3 having sum(paid.orders) <> 0`,
    ),
    ordering.query<Sum>(
      `select branch_id as branch, (placed_at at time zone 'Europe/Vienna')::date::text as day,
         case when status in ('canceled', 'rejected', 'failed') then status else 'counted' end as outcome,
         count(*) as orders, sum(total_gross) as gross, sum(${refundedOfTotal}) as refunded,
         count(*) filter (where ${refundedOfTotal} > 0) as refunds
       from orders where status <> 'awaiting-payment' group by 1, 2, 3
       union all
       select branch_id, (placed_at at time zone 'Europe/Vienna')::date::text,
         coalesce(payments -> -1 ->> 'method', payment_method), count(*), sum(total_gross), 0, 0
       from orders where status not in ('awaiting-payment', 'canceled', 'rejected', 'failed') group by 1, 2, 3`,
    ),
  ]);
  const [stored, expected] = [new Set(figures.rows.map(toKey)), new Set(orders.rows.map(toKey))];
  return [
    ...[...expected].filter((key) => !stored.has(key)).map((key) => `statistics lack ${key}`),
    ...[...stored].filter((key) => !expected.has(key)).map((key) => `statistics have ${key}`),
  ];
}
