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

/** Parts that were paid at a table count by their method; the order once and what is open by the latest one. */
const soldByMethod = `
  with sold as (
    select branch_id, (placed_at at time zone 'Europe/Vienna')::date::text as day, payment_method, payments, total_gross
    from orders where status not in ('awaiting-payment', 'canceled', 'rejected', 'failed')),
  part as (
    select branch_id, day, part ->> 'method' as method, (part ->> 'gross')::numeric * 10000 as gross
    from sold cross join jsonb_array_elements(payments) as part)
  select branch_id, day, coalesce(payments -> -1 ->> 'method', payment_method) as method, 1 as orders,
    total_gross - coalesce(
      (select sum((part ->> 'gross')::numeric) * 10000 from jsonb_array_elements(payments) as part), 0) as gross
  from sold
  union all select branch_id, day, method, 0, gross from part`;

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
       select branch_id, day, method, sum(orders), sum(gross)::bigint, 0, 0 from (${soldByMethod}) as sold
       group by 1, 2, 3 having sum(orders) <> 0`,
    ),
  ]);
  const [stored, expected] = [new Set(figures.rows.map(toKey)), new Set(orders.rows.map(toKey))];
  return [
    ...[...expected].filter((key) => !stored.has(key)).map((key) => `statistics lack ${key}`),
    ...[...stored].filter((key) => !expected.has(key)).map((key) => `statistics have ${key}`),
  ];
}
