import type { Log } from '../log.ts';
import { messageOf } from '../message-of.ts';
import { withRequestContext } from '../request-context.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Job } from './every.ts';

const lookEveryMs = 5_000;

/**
 * Begins a job for a time.
 * @returns what ends it; undefined where a replica has begun it for that time or is still at it
 */
export type ClaimJob = (name: string, dueAt: Date) => Promise<(() => Promise<void>) | undefined>;

export type Jobs = {
  /** Runs what is due now, and resolves when it is done. */
  runDue(): Promise<void>;
  /** Begins nothing more; resolves when what runs has ended. */
  stop(): Promise<void>;
};

/**
 * Runs recurring jobs, about five seconds after they are due at the latest: for each time one replica, one at a time. A job that
 * is not done when its next time comes leaves that out; one that fails is in the log and runs at its next time; times that
 * nobody was there for are made up for once.
 */
export function startJobs(deps: {
  service: string;
  jobs: readonly Job[];
  claim: ClaimJob;
  tenants: () => Promise<readonly string[]>;
  now: () => Date;
  log: Log;
  tracing: Tracing;
  /** On call: only `runDue` looks for what is due. */
  mode: 'on-time' | 'on-call';
}): Jobs {
  const { service, jobs, claim, tenants, now, log, tracing } = deps;
  const stopping = new AbortController();
  /** What this replica has looked at: it asks the database once for each time. */
  const lookedAt = new Map<Job, number>();
  const running = new Map<Job, Promise<void>>();

  async function begin(job: Job): Promise<void> {
    const dueAt = job.dueAt(now());
    if (stopping.signal.aborted || !dueAt || dueAt.getTime() <= (lookedAt.get(job) ?? 0)) return;
    const end = await claim(job.name, dueAt);
    lookedAt.set(job, dueAt.getTime());
    if (!end) return;
    try {
      await run(job);
    } finally {
      await end();
    }
  }

  async function run({ name, run: work }: Job): Promise<void> {
    const span = tracing.start({ name: `job ${name}`, kind: 'internal', attributes: {} });
    const context = { requestId: name, traceparent: span.traceparent, actor: `system:${service}` };
    try {
      await withRequestContext(context, () => work(stopping.signal, tenants));
      span.end();
    } catch (error) {
      span.end({ error: messageOf(error) });
      log.error({ err: error, job: name }, 'job failed, it runs again at its next time');
    }
  }

  const look = (job: Job): Promise<void> => {
    const current =
      running.get(job) ??
      begin(job)
        .catch((error: Error) =>
          log.warn({ reason: error.message, job: job.name }, 'job not looked up, tried again soon'),
        )
        .finally(() => running.delete(job));
    running.set(job, current);
    return current;
  };

  const looking =
    deps.mode === 'on-time'
      ? setInterval(() => {
          for (const job of jobs) void look(job);
        }, lookEveryMs)
      : undefined;
  return {
    async runDue() {
      // What became due while it ran is not in it.
      await Promise.all(running.values());
      await Promise.all(jobs.map(look));
    },
    async stop() {
      clearInterval(looking);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
