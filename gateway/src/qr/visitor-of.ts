import { randomBytes } from 'node:crypto';
import { visitorNumber } from '@theke/kit/http/visitor-number';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { queueKey } from '../shares/fair-queue.ts';

/** Maximum number of visitors per network and day; scans of further ones are redirected but not counted (STAT-20). */
const maxVisitors = 50;
/** Maximum number of counted networks per tenant and day; bounds the memory. */
const maxNetworks = 20_000;

type Day = { day: string; until: number; salt: string; byNetwork: Map<string, Set<string>> };
type Visiting = { tenant: string; zone: string; at: Date; address: string; agent: string };

/**
 * Identifies visitors by a number that is valid for one day (QR-05). Undefined if the network has too many visitors.
 * The number is a hash of tenant, address, agent and a salt, which exists only in memory and is dropped after the
 * tenant's day. So the number reveals nothing, and repeated scans of a day count as one visitor.
 */
export function visitors(): (visiting: Visiting) => string | undefined {
  const salts = new Map<string, Day>();
  return ({ tenant, zone, at, address, agent }) => {
    const day = dateOf(localTime(zone, at.getTime()));
    let today = salts.get(tenant);
    if (today?.day !== day) {
      // Salts of inactive tenants are dropped on the first scan of a new day.
      for (const [tenantOfSalt, { until }] of salts) if (until <= at.getTime()) salts.delete(tenantOfSalt);
      today = {
        day,
        until: at.getTime() + 24 * 60 * 60_000,
        salt: randomBytes(16).toString('hex'),
        byNetwork: new Map(),
      };
      salts.set(tenant, today);
    }
    const visitor = visitorNumber(today.salt, { tenant, address, agent });
    return isCounted(today.byNetwork, address, visitor) ? visitor : undefined;
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
