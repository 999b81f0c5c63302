import { Cron } from 'croner';

/** Something a service does again and again, for all tenants at once. What is due for one thing at one time is a timer. */
export type Job = {
  /** Unique within the service: replicas agree by it on who does it. */
  name: string;
  /** The latest time at or before `now` that it is due for. */
  dueAt(now: Date): Date | undefined;
  /**
   * @param stopping is aborted when the service stops, which waits for the job: a long one ends early then
   * @param tenants that the service copies
   */
  run(stopping: AbortSignal, tenants: () => Promise<readonly string[]>): Promise<unknown>;
  /** The service does not start unless it copies the tenants. */
  needsTenants?: true;
};

/** Parts of an hour or a day, or a cron pattern (minute, hour, day, month, weekday) in UTC. */
export type Schedule = `${number} min` | `${number} h` | `${string} ${string} ${string} ${string} ${string}`;

/**
 * `every('15 min', { name: 'sweep uploads', run })`: at :00, :15, :30 and :45, whenever the service was started.
 * @throws where the schedule cannot be kept: 60 minutes or 24 hours are no multiple of it
 */
export function every(schedule: Schedule, job: Pick<Job, 'name' | 'run'>): Job {
  const cron = new Cron(patternOf(schedule), { timezone: 'Etc/UTC', paused: true, mode: '5-part' });
  return { ...job, dueAt: (now) => cron.previousRuns(1, new Date(now.getTime() + 1))[0] };
}

/**
 * The same for each tenant, one after the other: where one fails, the others are still served. The service copies `tenantChanged`.
 * @throws AggregateError with what failed
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
  if (whole % Number(count) !== 0) throw new Error(`a job cannot run every ${schedule}: ${whole} is no multiple of it`);
  return unit === 'h' ? `0 */${count} * * *` : `*/${count} * * * *`;
}
