import { isDatabaseAway } from '@theke/kit/database/database';
import type { Log } from '@theke/kit/log';
import { onceASecond } from '@theke/kit/once-a-second';
import type { CountedNetwork } from './counted-network.ts';

/** Buffer limits: in total, per tenant, and per network of a tenant. Visits above are dropped and counted. */
const maxWaiting = { all: 20_000, tenant: 4_000, network: 500 };

type Buffered = { tenant: string; network: CountedNetwork };

export type VisitBuffer<V> = {
  add(visits: readonly V[]): void;
  /** Writes all buffered visits. */
  flush(): Promise<void>;
};

/**
 * Buffers visits and writes them once a second, so that requests do not wait for the database. Tenants are written
 * separately; failed writes are retried in the next round. A crash loses the buffer, and a lost reply to a commit
 * counts twice: small errors are acceptable in statistics, delays for guests are not.
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
    if (dropped > 0) log.warn({ dropped }, 'visits dropped: the buffer is full');
    dropped = 0;
    const byTenant = Map.groupBy(waiting.all, ({ tenant }) => tenant);
    waiting = new Waiting();
    const unwritten: V[] = [];
    let isAway = false;
    for (const [tenant, visits] of byTenant) {
      // Each attempt may take seconds while the database is unavailable.
      if (isAway) unwritten.push(...visits);
      else {
        try {
          await write(tenant, visits);
        } catch (error) {
          log.warn({ tenant, reason: (error as Error).message }, 'visits not written');
          isAway = isDatabaseAway(error);
          // The database rejects these permanently (SQLSTATE class 22: data), so they are dropped and block nothing.
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

/** Buffer with limits, so that a flood at one tenant does not displace others. */
class Waiting<V extends Buffered> {
  readonly all: V[] = [];
  readonly #byTenant = new Map<string, number>();
  readonly #byNetwork = new Map<string, number>();

  /** @returns false above a limit */
  add(visit: V): boolean {
    const { tenant, network } = visit;
    const networkKey = `${tenant} ${network.name}`;
    const [countOfTenant, countOfNetwork] = [this.#byTenant.get(tenant) ?? 0, this.#byNetwork.get(networkKey) ?? 0];
    if (this.all.length >= maxWaiting.all || countOfTenant >= maxWaiting.tenant) return false;
    if (countOfNetwork >= maxWaiting.network * network.weight) return false;
    this.all.push(visit);
    this.#byTenant.set(tenant, countOfTenant + 1);
    this.#byNetwork.set(networkKey, countOfNetwork + 1);
    return true;
  }
}
