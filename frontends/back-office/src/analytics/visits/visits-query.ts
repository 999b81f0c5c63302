import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readOrders } from '@theke/contracts/analytics/order-statistics';
import { type DayRange, daysBefore } from '@theke/contracts/analytics/statistic';
import {
  readEventFlow,
  readPages,
  readPageViews,
  readUniqueVisitors,
  readVisitorTimes,
  visitorShares,
} from '@theke/contracts/analytics/visit-statistics';

/** Everything that the page of visits shows, of the same days. */
export async function loadVisits(api: OfficeApi, range: DayRange, signal: AbortSignal) {
  const sent = { query: range };
  const [visitors, earlier, views, orders, times, pages, steps, referrers, browsers, systems, resolutions, schemes] =
    await Promise.all([
      api(readUniqueVisitors, sent, signal),
      api(readUniqueVisitors, { query: daysBefore(range) }, signal),
      api(readPageViews, sent, signal),
      api(readOrders, sent, signal),
      api(readVisitorTimes, sent, signal),
      api(readPages, sent, signal),
      api(readEventFlow, sent, signal),
      api(visitorShares.referrer, sent, signal),
      api(visitorShares.browser, sent, signal),
      api(visitorShares.system, sent, signal),
      api(visitorShares.resolution, sent, signal),
      api(visitorShares.colour_scheme, sent, signal),
    ]);
  return { visitors, earlier, views, orders, times, pages, steps, referrers, browsers, systems, resolutions, schemes };
}
