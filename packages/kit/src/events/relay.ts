import pg from 'pg';
import type { Bus, CloudEvent } from '../bus/port.ts';
import type { Log } from '../log.ts';
import type { DueTimer } from './timers.ts';

/** One round of the relay: 100 confirms at once carried 10,500 events/s, one at a time 530. */
const batch = 100;
/** Finds what a wake-up missed: a crash between commit and publish, a replica that became the relay. */
const sweepEvery = 5_000;
const tidyEvery = 3_600_000;
/** Any number; the same for every service, because each has a database of its own. */
const relayLock = 7_437_002;
const channel = 'outbox';

export type Relay = {
  wake(): void;
  /** Up to a batch of timers that are due by `at`, of every tenant, the oldest first (timers.ts). */
  due(name: string, at: Date): Promise<DueTimer[]>;
  /** How much waits: events for the bus, and timers of these names that are due by `at`. */
  figures(timers: readonly string[], at: Date): Promise<{ outbox: OutboxFigures; timersDue: number }>;
  /** Hands over what is left and closes. */
  stop(): Promise<void>;
};

/** Events that are not handed over yet, and seconds since the oldest of them was stored; 0 where there is none. */
export type OutboxFigures = { depth: number; age: number };

/** Counting more tells nobody more. */
const countedAtMost = 100_000;

/**
 * Hands the outbox to the bus, one replica of a service at a time (advisory lock on the relay's own connection; when
 * that breaks, another replica takes over). Delivers at least once: a crash between publishing and marking repeats
 * the event under the same id, and the inbox drops it.
 */
export function startRelay(url: string, bus: Pick<Bus, 'publish'>, log: Log): Relay {
  let client: pg.Client | undefined;
  let holdsLock = false;
  let stopping = false;
  let running: Promise<void> | undefined;
  let again = false;
  let lastTidied = 0;
  let notifying: Promise<unknown> | undefined;

  async function connection(): Promise<pg.Client> {
    if (client) return client;
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'relay',
      // A mark that a power cut undoes sends the event once more, and the inbox drops it.
      options: '-c synchronous_commit=off',
    });
    const lost = () => {
      if (client === opened) client = undefined;
      holdsLock = false;
    };
    opened.on('error', lost);
    opened.on('end', lost);
    opened.on('notification', () => wake());
    await opened.connect();
    client = opened;
    return opened;
  }

  async function round(): Promise<void> {
    const at = await connection();
    if (!holdsLock) {
      const { rows } = await at.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [relayLock]);
      holdsLock = rows[0]?.got ?? false;
      if (!holdsLock) {
        // Another replica relays: tell it. Outside any transaction and one at a time, because NOTIFY inside a
        // transaction serialises every commit of the server.
        notifying ??= at.query(`notify ${channel}`).finally(() => {
          notifying = undefined;
        });
        await notifying;
        return;
      }
      await at.query(`listen ${channel}`);
    }
    for (;;) {
      const { rows } = await at.query<{ id: string; event: CloudEvent }>({
        name: 'unsent',
        text: `select id, event from outbox where sent_at is null order by id limit ${batch}`,
      });
      if (rows.length > 0) {
        await bus.publish(rows.map((row) => row.event));
        await at.query({
          name: 'mark-sent',
          text: 'update outbox set sent_at = now() where id = any($1)',
          values: [rows.map((row) => row.id)],
        });
      }
      // What was stored since has woken us again.
      if (rows.length < batch) break;
    }
    if (Date.now() - lastTidied > tidyEvery) {
      lastTidied = Date.now();
      await at.query(`delete from outbox where sent_at < now() - interval '7 days'`);
      await at.query(`delete from inbox where at < now() - interval '30 days'`);
    }
  }

  function wake(): void {
    if (running) {
      again = true;
      return;
    }
    running = round()
      .catch((error: Error) => {
        // The sweep tries again; what is in the outbox stays there until it was confirmed.
        if (!stopping) log.warn({ err: error }, 'outbox could not be relayed');
      })
      .finally(() => {
        running = undefined;
        if (again && !stopping) {
          again = false;
          wake();
        }
      });
  }

  const sweep = setInterval(wake, sweepEvery);
  wake();
  return {
    wake,
    async due(name, at) {
      const { rows } = await (await connection()).query<DueTimer>({
        name: 'due',
        text: `select tenant_id as tenant, name, subject, attempts from timer where name = $1 and at <= $2 order by at limit ${batch}`,
        values: [name, at],
      });
      return rows;
    },
    async figures(timers, at) {
      const { rows } = await (await connection()).query<{ depth: number; oldest: string | null; due: number }>({
        name: 'figures',
        text: `select
          (select count(*)::int from (select from outbox where sent_at is null limit ${countedAtMost}) as unsent) as depth,
          (select event->>'time' from outbox where sent_at is null order by id limit 1) as oldest,
          (select count(*)::int from
            (select from timer where name = any($1) and at <= $2 limit ${countedAtMost}) as late) as due`,
        values: [timers, at],
      });
      const [{ depth, oldest, due } = { depth: 0, oldest: null, due: 0 }] = rows;
      const age = oldest === null ? 0 : Math.max(0, at.getTime() - Date.parse(oldest)) / 1_000;
      return { outbox: { depth, age }, timersDue: due };
    },
    async stop() {
      clearInterval(sweep);
      await running;
      again = false;
      if (client) await round().catch(() => undefined);
      stopping = true;
      await client?.end().catch(() => undefined);
    },
  };
}
