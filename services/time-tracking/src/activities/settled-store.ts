import type { Transaction } from '@theke/kit/database/database';
import type { WorkedActivity } from '@theke/rules/working-time/activity';

/** What of one person began at one instant or after it, and before another. */
type Asked = { person: string; from: Date; until: Date };
const columnsOf = (asked: readonly Asked[]) => [
  asked.map(({ person }) => person),
  asked.map(({ from }) => from),
  asked.map(({ until }) => until),
];

const settled = `unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as asked (of_person, since, until)
  join working_activity on person_id = of_person and start_at >= since and start_at < until and end_at is not null and not is_removed`;

/** What has ended, with no more of it than sums and laws ask for: years of it are read at once. No two of them overlap (TIME-06). */
export const settledStore = {
  /** Whole seconds that were worked, by person. */
  async seconds(tx: Transaction, asked: readonly Asked[]): Promise<Map<string, number>> {
    const rows = await tx.query<{ person_id: string; seconds: number }>(
      `select person_id, sum(worked_seconds)::int as seconds from ${settled} group by person_id`,
      columnsOf(asked),
      'settled-seconds',
    );
    return new Map(rows.map(({ person_id, seconds }) => [person_id, seconds]));
  },

  /** The same of each activity, by person. */
  async each(tx: Transaction, asked: readonly Asked[]): Promise<Map<string, { startAt: string; seconds: number }[]>> {
    const rows = await tx.query<{ person_id: string; start_at: Date; worked_seconds: number }>(
      `select distinct person_id, id, start_at, worked_seconds from ${settled}`,
      columnsOf(asked),
      'settled-each',
    );
    const found = Map.groupBy(rows, ({ person_id }) => person_id);
    return new Map(
      [...found].map(([person, own]) => [
        person,
        own.map((row) => ({ startAt: row.start_at.toISOString(), seconds: row.worked_seconds })),
      ]),
    );
  },

  /** When each was worked and paused, by person, in no order. */
  async times(tx: Transaction, asked: readonly Asked[]): Promise<Map<string, WorkedActivity[]>> {
    // As one text for each person: a driver takes longer to read the instants of rows than the database to find them.
    const rows = await tx.query<{ person_id: string; times: [string, string, WorkedActivity['pauses']][] }>(
      `select person_id, json_agg(json_build_array(start_at, end_at, pauses)) as times
       from ${settled} group by person_id`,
      columnsOf(asked),
      'settled-times',
    );
    return new Map(
      rows.map(({ person_id, times }) => [
        person_id,
        times.map(([startAt, endAt, pauses]) => ({ startAt, endAt, pauses })),
      ]),
    );
  },
};
