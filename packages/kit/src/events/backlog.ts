import type { RelayConnection } from './relay-connection.ts';

/** Number of events not yet handed to the bus, and age of the oldest in seconds (0 if none). */
export type OutboxFigures = { depth: number; age: number };

/** Events waiting for the bus, and overdue timers. */
export type Backlog = { outbox: OutboxFigures; timersDue: number };

/** Counts stop here; a higher number is of no more use. */
const maxCounted = 100_000;

/** @returns a function that reads the backlog: of timers, those with these names that are due by `at` */
export const createBacklog =
  (connection: RelayConnection) =>
  async (timers: readonly string[], at: Date): Promise<Backlog> => {
    const { rows } = await (await connection.client()).query<{ depth: number; oldest: string | null; due: number }>({
      name: 'figures',
      text: `select
        (select count(*)::int from (select from outbox where sent_at is null limit ${maxCounted}) as unsent) as depth,
        (select event->>'time' from outbox where sent_at is null order by id limit 1) as oldest,
        (select count(*)::int from
          (select from timer where name = any($1) and at <= $2 limit ${maxCounted}) as late) as due`,
      values: [timers, at],
    });
    const [{ depth, oldest, due } = { depth: 0, oldest: null, due: 0 }] = rows;
    const age = oldest === null ? 0 : Math.max(0, at.getTime() - Date.parse(oldest)) / 1_000;
    return { outbox: { depth, age }, timersDue: due };
  };
