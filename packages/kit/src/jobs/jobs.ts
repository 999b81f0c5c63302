import { errorMessage } from '../error-message.ts';
import type { Log } from '../log.ts';
import { withRequestContext } from '../request-context.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Job } from './every.ts';

const lookEveryMs = 5_000;

/**
 * Claims a job for a scheduled time.
 * @returns a function that releases it; undefined if a replica has started it for that time or still runs it
 */
export type ClaimJob = (name: string, dueAt: Date) => Promise<(() => Promise<void>) | undefined>;

export type Jobs = {
  /** Runs all due jobs; resolves when they have finished. */
  runDue(): Promise<void>;
  /** Starts nothing more; resolves when running jobs have finished. */
  stop(): Promise<void>;
};

/**
 * Runs recurring jobs, at most about five seconds late. Each scheduled time runs on one replica, and runs of a job
 * never overlap. A time that comes while the job still runs is skipped. A failed job is logged and runs at its next
 * time. Times missed while all replicas were away are made up for by one run.
 */
export function startJobs(deps: {
  service: string;
  jobs: readonly Job[];
  claim: ClaimJob;
  tenants: () => Promise<readonly string[]>;
  now: () => Date;
  log: Log;
  tracing: Tracing;
  /** On call: only `runDue` checks for due jobs. */
  mode: 'on-time' | 'on-call';
}): Jobs {
  const { service, jobs, claim, tenants, now, log, tracing } = deps;
  const stopping = new AbortController();
  /** Times this replica has already checked: one claim per time. */
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
      span.end({ error: errorMessage(error) });
      log.error({ err: error, job: name }, 'job failed, it runs again at its next scheduled time');
    }
  }

  const look = (job: Job): Promise<void> => {
    const current =
      running.get(job) ??
      begin(job)
        .catch((error: Error) => log.warn({ reason: error.message, job: job.name }, 'job not claimed, retrying soon'))
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
      // Jobs that became due during a running check are not in it.
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
