import {
  readEventFlow,
  readEvents,
  readPages,
  readPageViews,
  readUniqueVisitors,
  readVisitorFlow,
  readVisitorTimes,
  visitorShares,
} from '@theke/contracts/analytics/visit-statistics';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { byDay } from '@theke/kit/statistics/days';
import { comparing, summing } from '@theke/kit/statistics/summed';
import type { VisitorAttribute } from '../visits/ended-days.ts';
import { visitStatisticStore as store } from './visit-statistic-store.ts';

/** Visit statistics: pages, times and devices (STAT-02, STAT-06). */
export function visitStatisticRoutes({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] {
  const [compared, summed] = [comparing(db), summing(db)];
  return [
    route(readUniqueVisitors, async (request) =>
      byDay(request.query, await compared(request, store.visitorDays), { visitors: 0 }),
    ),
    route(readPageViews, async (request) =>
      byDay(request.query, await compared(request, store.viewDays), { views: 0 }),
    ),
    route(readPages, (request) => summed(request, 'views', store.pages)),
    route(readEvents, (request) => summed(request, 'count', store.events)),
    route(readEventFlow, (request) => summed(request, 'count', store.steps)),
    route(readVisitorFlow, (request) => summed(request, 'visitors', store.flow)),
    route(readVisitorTimes, (request) => summed(request, 'visitors', store.hours)),
    ...Object.entries(visitorShares).map(([attribute, endpoint]) =>
      route(endpoint, (request) =>
        summed(request, 'visitors', (tx, range) => store.shares(tx, attribute as VisitorAttribute, range)),
      ),
    ),
  ];
}
