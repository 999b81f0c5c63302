import { type DayRange, daysBefore } from '@theke/contracts/analytics/statistic';
import {
  readEventFlow,
  readEvents,
  readPages,
  readPageViews,
  readUniqueVisitors,
  readVisitorTimes,
  visitorShares,
} from '@theke/contracts/analytics/visit-statistics';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { byDay } from './days.ts';
import { type Known, visitStatisticStore as store } from './visit-statistic-store.ts';

type Asked = { tenant: string; query: DayRange };

/** Who looked at what, when and with what (STAT-02, STAT-06). */
export function visitStatisticRoutes({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] {
  const read = <T>({ tenant }: Asked, work: (tx: Transaction) => Promise<T>) =>
    db.withTenant(tenant, work, { durability: 'relaxed' });
  /** The rows of a range, and one field of them summed, in the range and in as many days before. */
  const summed = async <F extends string, R extends Record<F, number>>(
    asked: Asked,
    field: F,
    rowsOf: (tx: Transaction, range: DayRange) => Promise<R[]>,
  ) => {
    const [rows, before] = await read(asked, (tx) =>
      Promise.all([rowsOf(tx, asked.query), rowsOf(tx, daysBefore(asked.query))]),
    );
    const sum = (all: readonly R[]) =>
      ({ [field]: all.reduce((total, row) => total + row[field], 0) }) as Record<F, number>;
    return { rows, total: sum(rows), previous: sum(before) };
  };
  return [
    route(readUniqueVisitors, async (asked) =>
      byDay(asked.query, await read(asked, (tx) => store.visitorDays(tx, asked.query)), { visitors: 0 }),
    ),
    route(readPageViews, async (asked) =>
      byDay(asked.query, await read(asked, (tx) => store.viewDays(tx, asked.query)), { views: 0 }),
    ),
    route(readPages, (asked) => summed(asked, 'views', store.pages)),
    route(readEvents, (asked) => summed(asked, 'count', store.events)),
    route(readEventFlow, (asked) => summed(asked, 'count', store.steps)),
    route(readVisitorTimes, (asked) => summed(asked, 'visitors', store.hours)),
    ...Object.entries(visitorShares).map(([known, endpoint]) =>
      route(endpoint, (asked) => summed(asked, 'visitors', (tx, range) => store.shares(tx, known as Known, range))),
    ),
  ];
}
