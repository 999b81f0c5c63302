import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log.ts';
import { withRequestContext } from '../request-context.ts';

/**
 * Something a service does at a time: an order that was not paid expires, a mail is tried again. The name is unique
 * within the service and never changed, because stored timers carry it.
 */
export type TimerHandler = {
  name: string;
  /**
   * May run again for the same subject: after a crash, or when it throws, which puts the timer off. Returning settles it,
   * unless it was set anew meanwhile.
   */
  run(due: RingingTimer): Promise<void>;
};

export type RingingTimer = {
  tenant: string;
  subject: string;
  attempts: number;
  /** Settles it in the handler's own last transaction, which saves one; not what that sets anew. */
  settle(tx: Transaction): void;
};

export type DueTimer = { tenant: string; name: string; subject: string; at: Date; attempts: number };

/** Sets, or moves, the timer of a subject in the transaction that makes it necessary. */
export const setTimer = (tx: Transaction, { name, subject, at }: { name: string; subject: string; at: Date }): void =>
  void tx.query(
    `insert into timer (name, subject, at) values ($1, $2, $3)
     on conflict (tenant_id, name, subject) do update set at = excluded.at, attempts = 0`,
    [name, subject, at],
    'timer-set',
  );

export const clearTimer = (tx: Transaction, { name, subject }: { name: string; subject: string }): void =>
  void tx.query('delete from timer where name = $1 and subject = $2', [name, subject], 'timer-clear');

/** A power cut that undoes it lets the timer run once more, as a crash does. */
const forgettable = { durability: 'relaxed' } as const;

/** Whoever takes a timer has this long, in ms; then another replica tries. */
const lease = 60_000;
const sweepEvery = 5_000;
/** So many of one name at a time: a mail server that keeps one waiting does not keep the others. */
const atOnce = 4;

/** After the first failed try 5 s, then twice as long each time, an hour at most. */
const delayAfter = (attempts: number) => Math.min(5_000 * 2 ** (attempts - 1), 3_600_000);

export type Timers = {
  /** Runs what is due now, and resolves when it is done. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Runs a service's timers, about five seconds after they are due at the latest. One replica at a time runs each; those of
 * one name never wait for those of another.
 */
export function startTimers(deps: {
  service: string;
  handlers: readonly TimerHandler[];
  /** Up to a page of what is due of one name, of every tenant, the oldest first. */
  due(name: string, at: Date): Promise<DueTimer[]>;
  db: Database;
  now: () => Date;
  log: Log;
}): Timers {
  const { service, db, now, log } = deps;
  let isStopping = false;

  async function round(handler: TimerHandler): Promise<void> {
    for (;;) {
      const found = (await deps.due(handler.name, now())).values();
      let count = 0;
      const work = async () => {
        for (const timer of found) {
          if (isStopping) return;
          count++;
          await run(handler, timer);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      // Whatever failed was put off, so that the next page is another one.
      if (count === 0) return;
    }
  }

  async function run(handler: TimerHandler, { tenant, name, subject, at, attempts }: DueTimer): Promise<void> {
    const until = new Date(now().getTime() + lease);
    const [taken] = await db.atOnce(
      tenant,
      (tx) =>
        tx.query(
          'update timer set at = $4, attempts = attempts + 1 where name = $1 and subject = $2 and at = $3 returning 1',
          [name, subject, at, until],
          'timer-take',
        ),
      forgettable,
    );
    if (!taken) return;
    let isSettled = false;
    const settle = (tx: Transaction): void => {
      isSettled = true;
      tx.query(
        // One that was set anew for the very moment that the lease ends counts no attempts yet.
        'delete from timer where name = $1 and subject = $2 and at = $3 and attempts > 0',
        [name, subject, until],
        'timer-settle',
      );
    };
    try {
      const context = { requestId: subject, traceparent: '', actor: `system:${service}` };
      const ringing = { tenant, subject, attempts: attempts + 1, settle };
      await withRequestContext(context, () => handler.run(ringing));
      if (!isSettled) await db.atOnce(tenant, async (tx) => settle(tx), forgettable);
    } catch (error) {
      log.warn({ err: error, timer: name, subject }, 'timer failed, it is tried again');
      const again = new Date(now().getTime() + delayAfter(attempts + 1));
      await db.withTenant(tenant, (tx) =>
        tx.query(
          'update timer set at = $4 where name = $1 and subject = $2 and at = $3 and attempts > 0',
          [name, subject, until, again],
          'timer-put-off',
        ),
      );
    }
  }

  const rounds = new Map<TimerHandler, Promise<void>>();
  const runDue = (handler: TimerHandler): Promise<void> => {
    const running = rounds.get(handler) ?? round(handler).finally(() => rounds.delete(handler));
    rounds.set(handler, running);
    return running;
  };
  const sweep = setInterval(() => {
    for (const handler of deps.handlers) {
      runDue(handler).catch((error: Error) =>
        log.warn({ reason: error.message, timer: handler.name }, 'timers not read, the next sweep tries again'),
      );
    }
  }, sweepEvery);
  return {
    async runDue() {
      // What became due while a round was under way is not in it.
      await Promise.allSettled(rounds.values());
      await Promise.all(deps.handlers.map(runDue));
    },
    async stop() {
      isStopping = true;
      clearInterval(sweep);
      await Promise.allSettled(rounds.values());
    },
  };
}
