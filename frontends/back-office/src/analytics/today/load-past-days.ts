import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readNotable } from '@theke/contracts/analytics/notable';
import { readCanceledOrders, readPayments, readRevenueOrigins } from '@theke/contracts/analytics/order-statistics';

import { loadToday } from './load-today.ts';

type Days = Parameters<typeof loadToday>[1];

/** Loads revenue, origins and payment methods of past days, and for a single day its notable findings. */
export async function loadPastDays(api: OfficeApi, range: Days, signal: AbortSignal) {
  const { days, before } = range;
  const isOneDay = days.from === days.to;
  const [sums, lost, payments, origins, originsBefore, notable] = await Promise.all([
    loadToday(api, range, signal),
    api(readCanceledOrders, { query: days }, signal),
    api(readPayments, { query: days }, signal),
    api(readRevenueOrigins, { query: days }, signal),
    api(readRevenueOrigins, { query: before }, signal),
    isOneDay ? api(readNotable, { query: { day: days.to } }, signal) : null,
  ]);
  return {
    ...sums,
    lost: lost.total,
    payments: payments.rows,
    origins: origins.rows,
    originsBefore: originsBefore.rows,
    notable,
  };
}
export type PastDays = Awaited<ReturnType<typeof loadPastDays>>;
