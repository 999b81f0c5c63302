import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import {
  readCanceledOrders,
  readItemPairs,
  readItems,
  readOrderTimes,
  readPayments,
  readRevenue,
  readRevenueOrigins,
  readTaxes,
  readTips,
} from '@theke/contracts/analytics/order-statistics';
import { readQrCodeOrigins } from '@theke/contracts/analytics/qr-code-statistics';
import { earlierDays, type StatisticQuery } from '@theke/contracts/analytics/statistic';
import { readVisitorTimes } from '@theke/contracts/analytics/visit-statistics';
import {
  readWorkingActivities,
  readWorkingSchedules,
  readWorkingTimes,
} from '@theke/contracts/analytics/working-statistics';
import { readGiftCardSums } from '@theke/contracts/ordering/gift-card-statistic';
import { readReservations } from '@theke/contracts/ordering/reservation-statistic';

/** Refetches, because today's figures grow. */
const fresh = { staleTime: 30_000, refetchInterval: 60_000 };

/** The same query for the days before. */
const earlierOf = ({ branch, ...range }: StatisticQuery): StatisticQuery => ({
  ...earlierDays(range),
  ...(branch && { branch }),
});

export const statisticsQueries = (api: OfficeApi, query: StatisticQuery) => ({
  revenue: queryOptions({ ...endpointQuery(api, readRevenue, { query }), ...fresh }),
  earlier: queryOptions({ ...endpointQuery(api, readRevenue, { query: earlierOf(query) }), ...fresh }),
  payments: queryOptions({ ...endpointQuery(api, readPayments, { query }), ...fresh }),
  taxes: queryOptions({ ...endpointQuery(api, readTaxes, { query }), ...fresh }),
  tips: queryOptions({ ...endpointQuery(api, readTips, { query }), ...fresh }),
  giftCards: queryOptions({ ...endpointQuery(api, readGiftCardSums, { query }), ...fresh }),
  reservations: queryOptions({ ...endpointQuery(api, readReservations, { query }), ...fresh }),
  lost: queryOptions({ ...endpointQuery(api, readCanceledOrders, { query }), ...fresh }),
  /** All sold products. */
  sold: queryOptions({ ...endpointQuery(api, readItems, { query }), ...fresh }),
  origins: queryOptions({ ...endpointQuery(api, readRevenueOrigins, { query }), ...fresh }),
  originsEarlier: queryOptions({ ...endpointQuery(api, readRevenueOrigins, { query: earlierOf(query) }), ...fresh }),
  pairs: queryOptions({ ...endpointQuery(api, readItemPairs, { query }), ...fresh }),
  working: queryOptions({ ...endpointQuery(api, readWorkingActivities, { query }), ...fresh }),
  planned: queryOptions({ ...endpointQuery(api, readWorkingSchedules, { query }), ...fresh }),
  workingTimes: queryOptions({ ...endpointQuery(api, readWorkingTimes, { query }), ...fresh }),
  times: queryOptions({ ...endpointQuery(api, readOrderTimes, { query }), ...fresh }),
  /** For the whole business, as are codes. */
  scans: queryOptions({
    ...endpointQuery(api, readQrCodeOrigins, { query: { from: query.from, to: query.to } }),
    ...fresh,
  }),
  scansEarlier: queryOptions({ ...endpointQuery(api, readQrCodeOrigins, { query: earlierDays(query) }), ...fresh }),
  /** For the whole business, because visits are not assigned to a branch. */
  visitorTimes: queryOptions({
    ...endpointQuery(api, readVisitorTimes, { query: { from: query.from, to: query.to } }),
    ...fresh,
  }),
});
