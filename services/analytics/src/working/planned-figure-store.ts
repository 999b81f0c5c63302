import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Transaction } from '@theke/kit/database/database';
import { figuresByDay, type ReachedBranches, valuesOf } from './figures-by-day.ts';

/** A published shift in whole seconds, without its break. */
type Figure = {
  id: string;
  branch: string;
  startAt: string;
  seconds: number;
  pauseSeconds: number;
  isOpen: boolean;
};
export type PlannedDay = {
  day: string;
  shifts: number;
  seconds: number;
  pauseSeconds: number;
  openSeconds: number;
};

export const plannedFigureStore = {
  save(tx: Transaction, { id, branch, startAt, seconds, pauseSeconds, isOpen }: Figure): void {
    tx.query(
      `insert into planned_figure (id, branch_id, start_at, seconds, pause_seconds, is_open) values ($1, $2, $3, $4, $5, $6)
       on conflict (tenant_id, id) do update set branch_id = excluded.branch_id, start_at = excluded.start_at,
         seconds = excluded.seconds, pause_seconds = excluded.pause_seconds, is_open = excluded.is_open`,
      [id, branch, startAt, seconds, pauseSeconds, isOpen],
      'planned-figure-save',
    );
  },

  remove(tx: Transaction, id: string): void {
    tx.query('delete from planned_figure where id = $1', [id], 'planned-figure-remove');
  },

  days: (tx: Transaction, query: StatisticQuery, reached: ReachedBranches) =>
    tx.query<PlannedDay>(
      `select day::text, count(*)::int as shifts, sum(seconds)::float8 as seconds, sum(pause_seconds)::float8 as "pauseSeconds",
         coalesce(sum(seconds) filter (where is_open), 0)::float8 as "openSeconds"
       from ${figuresByDay('planned_figure')} group by day order by day`,
      valuesOf(query, reached),
      'statistic-planned',
    ),
};
