import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readOrderOrigins } from '@theke/contracts/analytics/order-statistics';
import type { DayRange } from '@theke/contracts/analytics/statistic';
import {
  readEventFlow,
  readPages,
  readPageViews,
  readUniqueVisitors,
  readVisitorFlow,
  readVisitorTimes,
  visitorShares,
} from '@theke/contracts/analytics/visit-statistics';
import type { Days } from '../shared/range/compared-days.ts';
import { type FunnelStep, orderedOnline, visitorsOf } from './funnel.ts';

/** Loads all data of the visits page for a range, and for the compared days if any. */
export async function loadVisits(api: OfficeApi, range: DayRange, compared: Days | null, signal: AbortSignal) {
  const sent = { query: range };
  const before = compared && { query: compared };
  const [visitors, earlier, views, origins, originsBefore, times, pages, pagesBefore, steps, flow, ...shares] =
    await Promise.all([
      api(readUniqueVisitors, sent, signal),
      before && api(readUniqueVisitors, before, signal),
      api(readPageViews, sent, signal),
      api(readOrderOrigins, sent, signal),
      before && api(readOrderOrigins, before, signal),
      api(readVisitorTimes, sent, signal),
      api(readPages, sent, signal),
      before && api(readPages, before, signal),
      api(readEventFlow, sent, signal),
      api(readVisitorFlow, sent, signal),
      api(visitorShares.referrer, sent, signal),
      api(visitorShares.browser, sent, signal),
      api(visitorShares.system, sent, signal),
      api(visitorShares.resolution, sent, signal),
      api(visitorShares.colour_scheme, sent, signal),
      api(visitorShares.language, sent, signal),
    ]);
  const [referrers, browsers, systems, resolutions, schemes, languages] = shares;
  const orders = { now: orderedOnline(origins.rows), before: orderedOnline(originsBefore?.rows ?? []) };
  const page = (name: string) => ({
    now: visitorsOf(pages.rows, name),
    before: visitorsOf(pagesBefore?.rows ?? [], name),
  });
  const funnel: FunnelStep[] = [
    { name: 'visitors', now: visitors.total.visitors, before: visitors.previous.visitors },
    { name: 'menu', ...page('branch') },
    { name: 'checkout', ...page('checkout') },
    { name: 'orders', ...orders },
  ];
  return {
    ...{ visitors, earlier: earlier?.rows ?? null, views, orders, funnel, times, pages, steps, flow },
    ...{ referrers, browsers, systems, resolutions, schemes, languages },
  };
}
