import { Cron } from 'croner';

/** Recurring work of a service, for all tenants. For one-off work at a set time use a timer. */
export type Job = {
  /** Unique within the service: replicas coordinate by it. */
  name: string;
  /** The latest scheduled time at or before `now`. */
  dueAt(now: Date): Date | undefined;
  /**
   * @param stopping aborted when the service stops, which waits for the job: long jobs should end early
   * @param tenants ids of the copied tenants
   */
  run(stopping: AbortSignal, tenants: () => Promise<readonly string[]>): Promise<unknown>;
  /** The service must copy the tenants or be their directory, otherwise it does not start. */
  needsTenants?: true;
};

/** Parts of an hour or a day, or a cron pattern (minute, hour, day, month, weekday) in UTC. */
export type Schedule = `${number} min` | `${number} h` | `${string} ${string} ${string} ${string} ${string}`;

/**
 * Creates a job: `every('15 min', { name: 'sweep uploads', run })` runs at :00, :15, :30 and :45, independent of the
 * service's start.
 * @throws if the interval does not divide 60 minutes or 24 hours
 */
export function every(schedule: Schedule, job: Pick<Job, 'name' | 'run'>): Job {
  const cron = new Cron(patternOf(schedule), { timezone: 'Etc/UTC', paused: true, mode: '5-part' });
  return { ...job, dueAt: (now) => cron.previousRuns(1, new Date(now.getTime() + 1))[0] };
}

/**
 * Like `every`, for each tenant in turn; a failure does not affect the others. The service must copy `tenantChanged`.
 * @throws AggregateError with all failures
 */
export const everyTenant = (
  schedule: Schedule,
  { name, run }: { name: string; run(tenant: string): Promise<unknown> },
): Job => ({
  ...every(schedule, {
    name,
    async run(stopping, tenants) {
      const failures: unknown[] = [];
      for (const tenant of await tenants()) {
        if (stopping.aborted) break;
        await run(tenant).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, `${name} failed for ${failures.length} tenants`);
    },
  }),
  needsTenants: true,
});

function patternOf(schedule: Schedule): string {
  const [count, unit, ...more] = schedule.split(' ');
  if (more.length > 0) return schedule;
  const whole = unit === 'h' ? 24 : 60;
  if (whole % Number(count) !== 0)
    throw new Error(`a job cannot run every ${schedule}: ${whole} is not a multiple of it`);
  return unit === 'h' ? `0 */${count} * * *` : `*/${count} * * * *`;
}
