import { couponPrefix } from './create-coupons.ts';
import type { PlatformDatabases } from './platform-databases.ts';

type Coupon = { code: string; max: number; counted: number; used: number; ordered: number };

/**
 * Coupons that were used more often than allowed, or whose counter or list of uses differs from the orders that were
 * made with them, one line each (DISC-07).
 */
export async function couponDifferences({ ordering }: Pick<PlatformDatabases, 'ordering'>): Promise<string[]> {
  const { rows } = await ordering.query<Coupon>(
    `select doc ->> 'code' as code, (doc ->> 'maxUses')::int as max, coalesce(used, 0) as counted,
       (select count(*)::int from discount_use where discount_use.discount_id = discounts.id) as used,
       (select count(*)::int from orders where status not in ('canceled', 'rejected', 'failed')
          and totals -> 'discounts' @> jsonb_build_array(jsonb_build_object('id', discounts.id))) as ordered
     from discounts left join coupon_counter on discount_id = discounts.id
     where doc ->> 'code' like $1`,
    [`${couponPrefix}%`],
  );
  return rows
    .filter(({ max, counted, used, ordered }) => counted > max || counted !== used || used !== ordered)
    .map(
      ({ code, max, ...found }) =>
        `coupon ${code}: ${found.counted} uses of ${max} counted, ${found.used} listed, ${found.ordered} ordered`,
    );
}
