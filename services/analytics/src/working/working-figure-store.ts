import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Transaction } from '@theke/kit/database/database';
import type { WorkedActivity } from '@theke/rules/working-time/activity';
import type { Span } from '@theke/rules/working-time/spans';
import { figuresByDay, type ReachedBranches, valuesOf } from './figures-by-day.ts';
import type { WorkedSeconds } from './worked-seconds.ts';

type OpenActivity = Pick<WorkedActivity, 'startAt' | 'pauses'>;
type Figure = WorkedSeconds & {
  id: string;
  branch: string;
  startAt: string;
  isEndMissing: boolean;
  open: OpenActivity | null;
};
export type WorkingDay = Pick<WorkedSeconds, 'seconds' | 'pauseSeconds'> & {
  day: string;
  activities: number;
  endsMissing: number;
};

const figures = figuresByDay('working_figure');

export const workingFigureStore = {
  save(tx: Transaction, { id, branch, startAt, seconds, pauseSeconds, isEndMissing, open, work }: Figure): void {
    tx.query(
      `insert into working_figure (id, branch_id, start_at, seconds, pause_seconds, is_end_missing, open, work)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (tenant_id, id) do update set branch_id = excluded.branch_id, start_at = excluded.start_at,
         seconds = excluded.seconds, pause_seconds = excluded.pause_seconds, is_end_missing = excluded.is_end_missing,
         open = excluded.open, work = excluded.work`,
      [
        id,
        branch,
        startAt,
        seconds,
        pauseSeconds,
        isEndMissing,
        open && JSON.stringify(open),
        open ? null : JSON.stringify(work.map(({ from, to }) => [from / 1_000, to / 1_000])),
      ],
      'working-figure-save',
    );
  },

  remove(tx: Transaction, id: string): void {
    tx.query('delete from working_figure where id = $1', [id], 'working-figure-remove');
  },

  /** Totals by the day of start, without the current work of running activities. */
  days: (tx: Transaction, query: StatisticQuery, reached: ReachedBranches) =>
    tx.query<WorkingDay>(
      `select day::text, count(*)::int as activities, sum(seconds)::float8 as seconds,
         sum(pause_seconds)::float8 as "pauseSeconds", (count(*) filter (where is_end_missing))::int as "endsMissing"
       from ${figures} group by day order by day`,
      valuesOf(query, reached),
    ),

  /** Running activities. */
  open: (tx: Transaction, query: StatisticQuery, reached: ReachedBranches) =>
    tx.query<{ day: string; zone: string; open: OpenActivity }>(
      `select day::text, zone, open from ${figures} and open is not null`,
      valuesOf(query, reached),
    ),

  /** Worked periods of finished activities. */
  spans: async (tx: Transaction, query: StatisticQuery, reached: ReachedBranches) => {
    const rows = await tx.query<{ zone: string; work: [from: number, to: number][] }>(
      `select zone, work from ${figures} and work is not null`,
      valuesOf(query, reached),
      'statistic-worked-spans',
    );
    return rows.map(({ zone, work }) => ({
      zone,
      spans: work.map(([from, to]): Span => ({ from: from * 1_000, to: to * 1_000 })),
    }));
  },
};
