import { randomBytes } from 'node:crypto';
import { visitorNumber } from '@theke/kit/http/visitor-number';
import { dateOf, localTime } from '@theke/rules/time/local-time';

type Visiting = { tenant: string; zone: string; at: Date; address: string; agent: string };

/**
 * Who scanned, as a number of one day (QR-05): made of business, address, agent and a salt that lies in this process's memory alone and is gone
 * when the business's day is over. So what is sent on says nothing of anybody, and who scans twice a day is one.
 */
export function visitors(): (visiting: Visiting) => string {
  const salts = new Map<string, { day: string; until: number; salt: string }>();
  return ({ tenant, zone, at, address, agent }) => {
    const day = dateOf(localTime(zone, at.getTime()));
    let known = salts.get(tenant);
    if (known?.day !== day) {
      // Those of businesses that nobody scans any more go with the first of a new day.
      for (const [other, { until }] of salts) if (until <= at.getTime()) salts.delete(other);
      known = { day, until: at.getTime() + 24 * 60 * 60_000, salt: randomBytes(16).toString('hex') };
      salts.set(tenant, known);
    }
    return visitorNumber(known.salt, { tenant, address, agent });
  };
}
