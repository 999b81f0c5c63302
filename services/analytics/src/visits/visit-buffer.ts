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
 * Holds what pages told until it is written, once a second: whoever tells something never waits for the database. What cannot be written is
 * tried again with the next round, and lost where the process dies: figures may lack a second, guests may not.
 */
export function visitBuffer<V>(write: (visits: readonly V[]) => Promise<void>, log: Pick<Log, 'warn'>): VisitBuffer<V> {
  let waiting: V[] = [];
  let dropped = 0;
  const { soon, flush } = onceASecond(writeAll);

  async function writeAll(): Promise<void> {
    if (dropped > 0) log.warn({ dropped }, 'more visits were told than could be held');
    dropped = 0;
    const visits = waiting;
    if (visits.length === 0) return;
    waiting = [];
    try {
      await write(visits);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'visits could not be written');
      // The database is there and will never take them (SQLSTATE 22: data): they must not hold up what comes next.
      if (String((error as { code?: unknown }).code).startsWith('22')) {
        dropped += visits.length;
        return;
      }
      const all = [...visits, ...waiting];
      waiting = all.slice(0, most);
      dropped += all.length - waiting.length;
      soon();
    }
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
