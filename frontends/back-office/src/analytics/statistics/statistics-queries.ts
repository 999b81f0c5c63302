import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import {
  readCanceledOrders,
  readOrderTimes,
  readPopularItems,
  readRevenue,
} from '@theke/contracts/analytics/order-statistics';
import { daysBefore, type StatisticQuery } from '@theke/contracts/analytics/statistic';

/** Today's figures grow while somebody looks. */
const fresh = { staleTime: 30_000, refetchInterval: 60_000 };

export const statisticsQueries = (api: OfficeApi, query: StatisticQuery) => ({
  revenue: queryOptions({ ...endpointQuery(api, readRevenue, { query }), ...fresh }),
  earlier: queryOptions({
    ...endpointQuery(api, readRevenue, { query: { ...query, ...daysBefore(query) } }),
    ...fresh,
  }),
  lost: queryOptions({ ...endpointQuery(api, readCanceledOrders, { query }), ...fresh }),
  items: queryOptions({ ...endpointQuery(api, readPopularItems, { query }), ...fresh }),
  times: queryOptions({ ...endpointQuery(api, readOrderTimes, { query }), ...fresh }),
});
