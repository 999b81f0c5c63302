import { isDatabaseAway } from '@theke/kit/database/database';
import type { Log } from '@theke/kit/log';
import { onceASecond } from '@theke/kit/once-a-second';
import type { CountedNetwork } from './counted-network.ts';

/** Visits that wait to be written: in all, of one tenant, and of one network at one tenant. What comes beyond is dropped and counted. */
const maxWaiting = { all: 20_000, tenant: 4_000, network: 500 };

type Buffered = { tenant: string; network: CountedNetwork };

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
export function visitBuffer<V extends Buffered>(
  write: (tenant: string, visits: readonly V[]) => Promise<void>,
  log: Pick<Log, 'warn'>,
): VisitBuffer<V> {
  let waiting = new Waiting<V>();
  let dropped = 0;
  const { soon, flush } = onceASecond(writeAll);

  async function writeAll(): Promise<void> {
    if (dropped > 0) log.warn({ dropped }, 'more visits were told than could be held');
    dropped = 0;
    const byTenant = Map.groupBy(waiting.all, ({ tenant }) => tenant);
    waiting = new Waiting();
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
    const since = waiting.all;
    waiting = new Waiting();
    addAll([...unwritten, ...since]);
  }

  function addAll(visits: readonly V[]): void {
    for (const visit of visits) if (!waiting.add(visit)) dropped += 1;
    soon();
  }

  return { add: addAll, flush };
}

/** Holds visits within the limits, so that a flood at one tenant takes no room of others. */
class Waiting<V extends Buffered> {
  readonly all: V[] = [];
  readonly #byTenant = new Map<string, number>();
  readonly #byNetwork = new Map<string, number>();

  /** @returns false if there is no room for it */
  add(visit: V): boolean {
    const { tenant, network } = visit;
    const networkKey = `${tenant} ${network.name}`;
    const [ofTenant, ofNetwork] = [this.#byTenant.get(tenant) ?? 0, this.#byNetwork.get(networkKey) ?? 0];
    if (this.all.length >= maxWaiting.all || ofTenant >= maxWaiting.tenant) return false;
    if (ofNetwork >= maxWaiting.network * network.weight) return false;
    this.all.push(visit);
    this.#byTenant.set(tenant, ofTenant + 1);
    this.#byNetwork.set(networkKey, ofNetwork + 1);
    return true;
  }
}
