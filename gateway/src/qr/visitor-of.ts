import { randomBytes } from 'node:crypto';
import { visitorNumber } from '@theke/kit/http/visitor-number';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { queueKey } from '../shares/fair-queue.ts';

/** Visitors of one network and day; scans of further ones lead on and are not counted (STAT-20). */
const maxVisitors = 50;
/** Networks of a business whose visitors are counted in a day, so that the memory of it has an end. */
const maxNetworks = 20_000;

type Day = { day: string; until: number; salt: string; byNetwork: Map<string, Set<string>> };
type Visiting = { tenant: string; zone: string; at: Date; address: string; agent: string };

/**
 * Who scanned, as a number of one day (QR-05); undefined if the network has had too many already. It is made of business, address, agent and a salt that lies in this process's memory alone and is gone
 * when the business's day is over. So what is sent on says nothing of anybody, and who scans twice a day is one.
 */
export function visitors(): (visiting: Visiting) => string | undefined {
  const salts = new Map<string, Day>();
  return ({ tenant, zone, at, address, agent }) => {
    const day = dateOf(localTime(zone, at.getTime()));
    let known = salts.get(tenant);
    if (known?.day !== day) {
      // Those of businesses that nobody scans any more go with the first of a new day.
      for (const [other, { until }] of salts) if (until <= at.getTime()) salts.delete(other);
      known = {
        day,
        until: at.getTime() + 24 * 60 * 60_000,
        salt: randomBytes(16).toString('hex'),
        byNetwork: new Map(),
      };
      salts.set(tenant, known);
    }
    const visitor = visitorNumber(known.salt, { tenant, address, agent });
    return isCounted(known.byNetwork, address, visitor) ? visitor : undefined;
  };
}

function isCounted(byNetwork: Map<string, Set<string>>, address: string, visitor: string): boolean {
  const network = queueKey(address);
  const seen = byNetwork.get(network) ?? new Set();
  if (seen.has(visitor)) return true;
  if (seen.size >= maxVisitors || (seen.size === 0 && byNetwork.size >= maxNetworks)) return false;
  byNetwork.set(network, seen.add(visitor));
  return true;
}
