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
import type { Known } from '../visits/ended-days.ts';
import { byDay } from './days.ts';
import { comparing, summing } from './summed.ts';
import { visitStatisticStore as store } from './visit-statistic-store.ts';

/** Visit statistics: pages, times and devices (STAT-02, STAT-06). */
export function visitStatisticRoutes({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] {
  const [compared, summed] = [comparing(db), summing(db)];
  return [
    route(readUniqueVisitors, async (asked) =>
      byDay(asked.query, await compared(asked, store.visitorDays), { visitors: 0 }),
    ),
    route(readPageViews, async (asked) => byDay(asked.query, await compared(asked, store.viewDays), { views: 0 })),
    route(readPages, (asked) => summed(asked, 'views', store.pages)),
    route(readEvents, (asked) => summed(asked, 'count', store.events)),
    route(readEventFlow, (asked) => summed(asked, 'count', store.steps)),
    route(readVisitorFlow, (asked) => summed(asked, 'visitors', store.flow)),
    route(readVisitorTimes, (asked) => summed(asked, 'visitors', store.hours)),
    ...Object.entries(visitorShares).map(([known, endpoint]) =>
      route(endpoint, (asked) => summed(asked, 'visitors', (tx, range) => store.shares(tx, known as Known, range))),
    ),
  ];
}
