import { earlierDays, type StatisticQuery } from '@theke/contracts/analytics/statistic';
import {
  readWorkingActivities,
  readWorkingSchedules,
  readWorkingTimes,
} from '@theke/contracts/analytics/working-statistics';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { byDay, sumOf } from '@theke/kit/statistics/days';
import { comparing, reading } from '@theke/kit/statistics/summed';
import { type ReachedBranches, reachedBy } from './figures-by-day.ts';
import { plannedFigureStore } from './planned-figure-store.ts';
import { secondsByHour } from './seconds-by-hour.ts';
import { workedSeconds } from './worked-seconds.ts';
import { workingFigureStore as store, type WorkingDay } from './working-figure-store.ts';

const nothing = { activities: 0, seconds: 0, pauseSeconds: 0, endsMissing: 0 };

const noPlan = { shifts: 0, seconds: 0, pauseSeconds: 0, openSeconds: 0 };

/** Worked and planned time (STAT-06, TIME-10). */
export function workingStatisticRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  const [read, compared] = [reading(db), comparing(db)];

  /** Days with worked time; running activities count until now. */
  async function readDays(tx: Transaction, query: StatisticQuery, reached: ReachedBranches): Promise<WorkingDay[]> {
    const [days, open] = await Promise.all([store.days(tx, query, reached), store.open(tx, query, reached)]);
    const rowByDay = new Map(days.map((row) => [row.day, row]));
    for (const { day, open: activity } of open) {
      const row = rowByDay.get(day);
      if (!row) continue;
      const { seconds, pauseSeconds } = workedSeconds({ ...activity, endAt: null }, now().toISOString());
      row.seconds += seconds;
      row.pauseSeconds += pauseSeconds;
    }
    return days;
  }

  /** Worked periods; running ones end now. */
  async function readSpans(tx: Transaction, query: StatisticQuery, reached: ReachedBranches) {
    const [ended, open] = await Promise.all([store.spans(tx, query, reached), store.open(tx, query, reached)]);
    const until = now().toISOString();
    const running = open.map(({ zone, open: activity }) => ({
      zone,
      spans: workedSeconds({ ...activity, endAt: null }, until).work,
    }));
    return [...ended, ...running];
  }

  return [
    route(readWorkingActivities, async (request) => {
      const reached = reachedBy(request.access);
      return byDay(request.query, await compared(request, (tx, range) => readDays(tx, range, reached)), nothing);
    }),
    route(readWorkingSchedules, async (request) => {
      const reached = reachedBy(request.access);
      const days = await compared(request, (tx, range) => plannedFigureStore.days(tx, range, reached));
      return byDay(request.query, days, noPlan);
    }),
    route(readWorkingTimes, async (request) => {
      const { query } = request;
      const reached = reachedBy(request.access);
      const [spans, before] = await read(request, (tx) =>
        Promise.all([readSpans(tx, query, reached), readDays(tx, { ...query, ...earlierDays(query) }, reached)]),
      );
      const rows = secondsByHour(spans);
      return { rows, total: sumOf(rows, { seconds: 0 }), previous: sumOf(before, { seconds: 0 }) };
    }),
  ];
}
