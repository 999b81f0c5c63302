import { tenantLock } from '../database/advisory-locks.ts';
import type { Database, Transaction } from '../database/database.ts';
import { errorMessage } from '../error-message.ts';
import type { Log } from '../log.ts';
import { withRequestContext } from '../request-context.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { ImmediateTimer, ImmediateTimers } from './immediate-timers.ts';

/**
 * Work at a set time: an unpaid order expires, a mail is retried. The name is unique within the service and never
 * changed, because stored timers refer to it.
 */
export type TimerHandler = {
  name: string;
  /** Immediate timers of this process, without a row. Those that fail, or cannot start in time, are stored. */
  immediate?: ImmediateTimers;
} & (
  | {
      /**
       * May run again for the same subject: after a crash, or when it throws, which postpones the timer. Returning
       * completes the timer, unless it was set again meanwhile.
       */
      run(due: TimerRun): Promise<void>;
    }
  | {
      /** Like `run`, for up to sixteen timers of one tenant: many timers due at the same time cost few transactions. */
      runMany(due: TimerBatchRun): Promise<void>;
    }
);

export type TimerRun = { tenant: string; subject: string; attempts: number; settle: CompleteTimer };

export type TimerBatchRun = { tenant: string; subjects: readonly string[]; settle: CompleteTimer };

/**
 * Completes the timers in the handler's last transaction, which saves one. Timers that this transaction sets again
 * stay.
 */
export type CompleteTimer = (tx: Transaction) => void;

export type DueTimer = { tenant: string; name: string; subject: string; attempts: number };

/** Sets or moves the timer of a subject, in the transaction that needs it. */
export const setTimer = (tx: Transaction, { name, subject, at }: { name: string; subject: string; at: Date }): void =>
  void tx.query(
    `insert into timer (name, subject, at) values ($1, $2, $3)
     on conflict (tenant_id, name, subject) do update set at = excluded.at, attempts = 0`,
    [name, subject, at],
    'timer-set',
  );

/** Like `setTimer`, for many subjects of one name. */
export const setTimers = (tx: Transaction, all: { name: string; subjects: readonly string[]; at: Date }): void =>
  void tx.query(
    `insert into timer (name, subject, at) select $1, subject, $3 from unnest($2::uuid[]) as subject order by subject
     on conflict (tenant_id, name, subject) do update set at = excluded.at, attempts = 0`,
    [all.name, all.subjects, all.at],
    'timers-set',
  );

/** Timers that a transaction has already set. */
const scheduledOnce = new WeakMap<Transaction, Set<string>>();

/** Sets the timer unless it exists: one timer for many transactions. */
export const setTimerOnce = (
  tx: Transaction,
  { name, subject, at }: { name: string; subject: string; at: Date },
): void => {
  const scheduled = scheduledOnce.get(tx) ?? new Set();
  scheduledOnce.set(tx, scheduled);
  if (scheduled.has(`${name} ${subject}`)) return;
  scheduled.add(`${name} ${subject}`);
  tx.query(
    // Does not wait for a concurrent transaction that sets it: then there are two, with the same id prefix.
    `insert into timer (name, subject, at)
     select $1::text, case
       when pg_try_advisory_xact_lock(${tenantLock('timer', '$1::text', '$2::text')}) then $2::uuid
       else overlay($2::text placing right(gen_random_uuid()::text, 12) from 25)::uuid end, $3::timestamptz
     where not exists (select from timer where name = $1::text and subject = $2::uuid)
     on conflict do nothing`,
    [name, subject, at],
    'timer-set-once',
  );
};

export const clearTimer = (tx: Transaction, { name, subject }: { name: string; subject: string }): void =>
  void tx.query('delete from timer where name = $1 and subject = $2', [name, subject], 'timer-clear');

/** If a power cut undoes it, the timer runs once more, as after a crash. */
const relaxedDurability = { durability: 'relaxed' } as const;

/** Lease of a taken timer in ms; after that another replica tries. */
const lease = 60_000;
const sweepEvery = 5_000;
/** Concurrent runs per name, so that one slow mail server does not block the other mails. */
const atOnce = 4;
const together = 16;
/** Immediate timers not started within this time in ms are stored, so that they get a full lease. */
const promptly = 30_000;

/** Retry delay in ms: 5 s after the first failure, then doubled, at most an hour. */
const delayAfter = (attempts: number) => Math.min(5_000 * 2 ** (attempts - 1), 3_600_000);

export type Timers = {
  /** Runs all due timers; resolves when they have finished. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs a service's timers, at most about five seconds late. One replica runs each; names do not block each other. */
export function startTimers(deps: {
  service: string;
  handlers: readonly TimerHandler[];
  /** Up to a page of due timers of one name, of all tenants, oldest first. */
  due(name: string, at: Date): Promise<DueTimer[]>;
  db: Database;
  now: () => Date;
  log: Log;
  tracing: Tracing;
}): Timers {
  const { service, db, now, log, tracing } = deps;
  let isStopping = false;

  async function round(handler: TimerHandler): Promise<void> {
    const prompts = handler.immediate?.take() ?? [];
    await forEachGroup(handler, prompts, (group) => runPrompts(handler, group));
    for (;;) {
      const at = now();
      const found = await deps.due(handler.name, at);
      // Failed timers were postponed, so the next page differs.
      if (found.length === 0) return;
      await forEachGroup(handler, found, async (group) => {
        if (!isStopping) await take(handler, group, at);
      });
      if (isStopping) return;
    }
  }

  async function forEachGroup<T extends { tenant: string }>(
    handler: TimerHandler,
    found: readonly T[],
    act: (group: T[]) => Promise<void>,
  ): Promise<void> {
    const groups = ('runMany' in handler ? groupByTenant(found) : found.map((one) => [one])).values();
    const work = async () => {
      for (const group of groups) await act(group);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  async function runPrompts(handler: TimerHandler, group: readonly ImmediateTimer[]): Promise<void> {
    const oldest = Math.min(...group.map(({ at }) => at));
    if (isStopping || performance.now() - oldest > promptly) return setInstead(handler, group, now());
    try {
      await act(handler, group, () => {}, 1);
    } catch (error) {
      log.warn({ err: error, timer: handler.name, subjects: group.map(({ subject }) => subject) }, notNow);
      await setInstead(handler, group, new Date(now().getTime() + delayAfter(1)));
    }
  }

  const setInstead = ({ name }: TimerHandler, group: readonly ImmediateTimer[], at: Date) =>
    db.withTenant(group[0]?.tenant ?? '', async (tx) =>
      setTimers(tx, { name, subjects: group.map(({ subject }) => subject), at }),
    );

  /** All timers in the group belong to one tenant. */
  async function act(
    handler: TimerHandler,
    group: readonly { tenant: string; subject: string }[],
    settle: CompleteTimer,
    attempts: number,
  ): Promise<void> {
    const [{ tenant, subject }] = group as [{ tenant: string; subject: string }];
    const span = tracing.start({
      name: `timer ${handler.name}`,
      kind: 'internal',
      attributes: { 'theke.tenant': tenant },
    });
    try {
      const context = { requestId: subject, traceparent: span.traceparent, actor: `system:${service}` };
      await withRequestContext(context, () =>
        'runMany' in handler
          ? handler.runMany({ tenant, subjects: group.map((one) => one.subject), settle })
          : handler.run({ tenant, subject, attempts, settle }),
      );
      span.end();
    } catch (error) {
      span.end({ error: errorMessage(error) });
      throw error;
    }
  }

  /** Takes those of the group that are still due: another replica that took one has moved it. */
  async function take(handler: TimerHandler, group: DueTimer[], at: Date): Promise<void> {
    const { tenant = '', name = '' } = group[0] ?? {};
    const until = new Date(now().getTime() + lease);
    const rows = await db.atOnce(
      tenant,
      (tx) =>
        tx.query<{ subject: string }>(
          // `is true` prevents a plan by name and time, which would read a long list in full for each small batch.
          `with mine as (
             select subject from timer where subject = any($2) and (name = $1 and at <= $3) is true
             for update skip locked)
           update timer set at = $4, attempts = attempts + 1
           where subject = any(array(select subject from mine)) and (name = $1) is true returning subject`,
          [name, group.map(({ subject }) => subject), at, until],
          'timers-take',
        ),
      relaxedDurability,
    );
    const claimed = new Set(rows.map(({ subject }) => subject));
    const claimedTimers = group.filter(({ subject }) => claimed.has(subject));
    if (claimedTimers.length > 0) await run(handler, claimedTimers, until);
  }

  async function run(handler: TimerHandler, claimedTimers: DueTimer[], until: Date): Promise<void> {
    const [first] = claimedTimers as [DueTimer];
    const { tenant, name, attempts } = first;
    const subjects = claimedTimers.map(({ subject }) => subject);
    let isSettled = false;
    const settle: CompleteTimer = (tx) => {
      isSettled = true;
      tx.query(
        // A timer set again for exactly the end of the lease has no attempts yet, so it stays.
        `delete from timer where name = $1 and at = $3 and attempts > 0 and subject = any(array(
           select subject from timer where name = $1 and subject = any($2) order by subject for update))`,
        [name, subjects, until],
        'timers-settle',
      );
    };
    try {
      await act(handler, claimedTimers, settle, attempts + 1);
      if (!isSettled) await db.atOnce(tenant, async (tx) => settle(tx), relaxedDurability);
    } catch (error) {
      log.warn({ err: error, timer: name, subjects }, notNow);
      await db.withTenant(tenant, async (tx) => {
        for (const timer of claimedTimers) {
          const again = new Date(now().getTime() + delayAfter(timer.attempts + 1));
          tx.query(
            'update timer set at = $4 where name = $1 and subject = $2 and at = $3 and attempts > 0',
            [name, timer.subject, until, again],
            'timer-put-off',
          );
        }
      });
    }
  }

  const notNow = 'timer failed, it is retried';
  const rounds = new Map<TimerHandler, Promise<void>>();
  const runDue = (handler: TimerHandler): Promise<void> => {
    const running = rounds.get(handler) ?? round(handler).finally(() => rounds.delete(handler));
    rounds.set(handler, running);
    return running;
  };
  const sweep = setInterval(() => {
    for (const handler of deps.handlers) {
      runDue(handler).catch((error: Error) =>
        log.warn({ reason: error.message, timer: handler.name }, 'timers not read, the next sweep retries'),
      );
    }
  }, sweepEvery);
  return {
    async runDue() {
      // Timers that became due during a running round are not in it.
      await Promise.allSettled(rounds.values());
      await Promise.all(deps.handlers.map(runDue));
    },
    async stop() {
      isStopping = true;
      clearInterval(sweep);
      await Promise.allSettled(rounds.values());
      // Stores immediate timers not yet started, for another replica.
      for (const handler of deps.handlers) {
        const left = handler.immediate?.take() ?? [];
        await forEachGroup(handler, left, (group) => runPrompts(handler, group)).catch((error: Error) =>
          log.warn({ reason: error.message, timer: handler.name }, 'immediate timers could not be stored'),
        );
      }
    },
  };
}

function groupByTenant<T extends { tenant: string }>(timers: readonly T[]): T[][] {
  const groups = new Map<string, T[][]>();
  for (const timer of timers) {
    const groupsOfTenant = groups.get(timer.tenant) ?? [];
    const last = groupsOfTenant.at(-1);
    if (last && last.length < together) last.push(timer);
    else groupsOfTenant.push([timer]);
    groups.set(timer.tenant, groupsOfTenant);
  }
  return [...groups.values()].flat();
}
