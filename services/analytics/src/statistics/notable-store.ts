import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';

type BranchRow = { day: LocalDate; branch: string; orders: number; gross: number; lost: number };
type ProductRow = { day: LocalDate; product: string; name: string; orders: number };

export const notableStore = {
  /** Revenue of each branch on these days (gross in 1/10,000), and the number of orders per product. */
  async days(tx: Transaction, days: readonly LocalDate[]): Promise<{ branches: BranchRow[]; products: ProductRow[] }> {
    const [branches, products] = await Promise.all([
      tx.query<BranchRow>(
        `select day::text, branch_id as branch,
           coalesce(sum(orders) filter (where outcome = 'counted'), 0)::int as orders,
           coalesce(sum(gross) filter (where outcome = 'counted'), 0)::float8 as gross,
           coalesce(sum(orders) filter (where outcome in ('canceled', 'rejected', 'failed')), 0)::int as lost
         from order_day where day = any($1::date[]) group by 1, 2`,
        [days],
        'notable-branches',
      ),
      tx.query<ProductRow>(
        `select day::text, product_id as product, max(name) as name, sum(orders)::int as orders
         from item_day where day = any($1::date[]) group by 1, 2 having sum(orders) > 0`,
        [days],
        'notable-products',
      ),
    ]);
    return { branches, products };
  },
};
