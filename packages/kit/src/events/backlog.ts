import type { RelayConnection } from './relay-connection.ts';

/** Events that are not handed over yet, and seconds since the oldest of them was stored; 0 where there is none. */
export type OutboxFigures = { depth: number; age: number };

/** How much waits: events for the bus, and timers that should have run. */
export type Backlog = { outbox: OutboxFigures; timersDue: number };

/** A higher count is of no more use. */
const maxCounted = 100_000;

/** @returns what reads the backlog; of the timers those of these names that are due by `at` */
export const backlogOf =
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
