import { isDatabaseAway } from '@theke/kit/database/database';
import type { Log } from '@theke/kit/log';
import { onceASecond } from '@theke/kit/once-a-second';

/** What waits to be written, at most; what comes beyond it is dropped and counted. */
const most = 20_000;

export type VisitBuffer<V> = {
  add(visits: readonly V[]): void;
  /** Writes what waits now. */
  flush(): Promise<void>;
};

/**
 * Holds what pages told until it is written, once a second: whoever tells something never waits for the database. Each tenant's is written by itself,
 * and what cannot be written is tried again with the next round. It is lost where the process dies, and counted twice where the answer to a commit is lost:
 * figures may lack a second, guests may not.
 * @param write must write all or nothing
 */
export function visitBuffer<V extends { tenant: string }>(
  write: (tenant: string, visits: readonly V[]) => Promise<void>,
  log: Pick<Log, 'warn'>,
): VisitBuffer<V> {
  let waiting: V[] = [];
  let dropped = 0;
  const { soon, flush } = onceASecond(writeAll);

  async function writeAll(): Promise<void> {
    if (dropped > 0) log.warn({ dropped }, 'more visits were told than could be held');
    dropped = 0;
    const byTenant = Map.groupBy(waiting, ({ tenant }) => tenant);
    waiting = [];
    const unwritten: V[] = [];
    let isAway = false;
    for (const [tenant, visits] of byTenant) {
      // Each attempt at a database that is away may take seconds.
      if (isAway) unwritten.push(...visits);
      else {
        try {
          await write(tenant, visits);
        } catch (error) {
          log.warn({ tenant, reason: (error as Error).message }, 'visits could not be written');
          isAway = isDatabaseAway(error);
          // The database is there and will never take them (SQLSTATE 22: data): they must not hold up what comes next.
          if (String((error as { code?: unknown }).code).startsWith('22')) dropped += visits.length;
          else unwritten.push(...visits);
        }
      }
    }
    if (unwritten.length > 0) putBack(unwritten);
  }

  function putBack(unwritten: readonly V[]): void {
    const all = [...unwritten, ...waiting];
    waiting = all.slice(0, most);
    dropped += all.length - waiting.length;
    soon();
  }

  return {
    add(visits) {
      const taken = visits.slice(0, Math.max(0, most - waiting.length));
      waiting.push(...taken);
      dropped += visits.length - taken.length;
      soon();
    },
    flush,
  };
}
