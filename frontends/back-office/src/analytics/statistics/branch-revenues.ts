import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';

/** Limit of branches: more are hard to compare, and each needs a request. */
const max = 12;

export type RevenueOfBranch = { id: string; name: string; revenue: Replied<typeof readRevenue> };

/** Revenue per branch; undefined for a single branch and while loading. */
export function useBranchRevenues(range: StatisticQuery): readonly RevenueOfBranch[] | undefined {
  const api = useApi();
  const { branches } = useShop();
  const isCompared = range.branch === undefined && branches.length > 1 && branches.length <= max;
  const { data } = useQuery({
    queryKey: ['statistics', 'branches', range, branches.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      Promise.all(
        branches.map(async ({ id, name }) => ({
          ...{ id, name },
          revenue: await api(readRevenue, { query: { ...range, branch: id } }, signal),
        })),
      ),
    enabled: isCompared,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  return isCompared ? data : undefined;
}
