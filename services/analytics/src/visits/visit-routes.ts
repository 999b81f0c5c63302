import { logVisits } from '@theke/contracts/analytics/visit';
import { countsAsVisit } from '@theke/kit/http/counts-as-visit';
import { type Route, route } from '@theke/kit/http/route';
import type { InNetworks } from '@theke/kit/http/uncounted-networks';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { ServiceBase } from '@theke/kit/service';
import { toLocalHour } from '../orders/order-figure.ts';
import { type CountedNetwork, countedNetwork } from './counted-network.ts';
import { visitsIn } from './counted-visit.ts';
import { sumEndedDays, sumEndedWeeks } from './ended-days.ts';
import { EntriesAMinute } from './entries-a-minute.ts';
import { visitBuffer } from './visit-buffer.ts';
import { retentionDays, visitLogRoutes, visitLogStore } from './visit-log.ts';
import { visitStore } from './visit-store.ts';
import { type ReceivedVisit, writeVisits } from './write-visits.ts';

type Base = Pick<ServiceBase<{ UNCOUNTED_NETWORKS: InNetworks }>, 'db' | 'log' | 'now' | 'config'>;

/** Accepts visits (STAT-08), and sums ended days. */
export function visitParts({ db, log, now, config }: Base): {
  routes: Route[];
  jobs: Job[];
  flush: () => Promise<void>;
  useCases: {
    /** Buffers visits like the route does. */
    bufferVisits: (visits: readonly (ReceivedVisit & { tenant: string })[]) => void;
    writeVisits: () => Promise<void>;
    /** Writes visits with trusted names in one transaction. */
    storeVisits: (tenant: string, visits: readonly ReceivedVisit[]) => Promise<void>;
    endDays: (tenant: string) => Promise<void>;
    /** Whether the tenant has visits on an earlier day. */
    wereVisited: (tenant: string) => Promise<boolean>;
  };
} {
  const buffer = visitBuffer<{ tenant: string; network: CountedNetwork; received: ReceivedVisit }>((tenant, visits) => {
    const received = visits.map((visit) => visit.received);
    return db.withTenant(tenant, (tx) => writeVisits(tx, tenant, received), { durability: 'relaxed' });
  }, log);
  const minutes = new EntriesAMinute();

  const endDays = (tenant: string) =>
    db.withTenant(tenant, async (tx) => {
      const [zone, days] = await Promise.all([visitStore.zone(tx), retentionDays(tx, tenant)]);
      visitLogStore.forget(tx, new Date(now().getTime() - days * 86_400_000));
      // Visits from before midnight may be written shortly after it.
      const { day } = toLocalHour(zone, new Date(now().getTime() - 300_000).toISOString());
      visitStore.forgetSalts(tx, day);
      sumEndedDays(tx, day);
      sumEndedWeeks(tx, day);
    });

  return {
    routes: [
      route(logVisits, async ({ tenant, identity, headers, body }) => {
        const { 'user-agent': agent = '', dnt, 'sec-gpc': gpc, 'sec-purpose': purpose } = headers;
        const { 'sec-fetch-site': fetchSite, 'x-forwarded-proto': scheme } = headers;
        const isStaff = identity.user !== undefined || identity.key !== undefined;
        const { address } = identity;
        if (isStaff || config.UNCOUNTED_NETWORKS(address)) return undefined;
        if (!countsAsVisit({ agent, dnt, gpc, purpose, fetchSite, isSecure: scheme === 'https' })) return undefined;
        const at = now().toISOString();
        const network = countedNetwork(address);
        const visits = visitsIn(body);
        const accepted = visits.slice(0, minutes.take(network, visits.length, now()));
        buffer.add(accepted.map((visit) => ({ tenant, network, received: { at, address, agent, visit } })));
        return undefined;
      }),
      ...visitLogRoutes(db),
    ],
    jobs: [
      everyTenant('1 h', {
        name: 'sum the visitors of days that have ended; forget their salts, and what pages told long ago',
        run: endDays,
      }),
    ],
    flush: () => buffer.flush(),
    useCases: {
      bufferVisits: (visits) =>
        buffer.add(visits.map((one) => ({ tenant: one.tenant, network: countedNetwork(one.address), received: one }))),
      writeVisits: () => buffer.flush(),
      storeVisits: (tenant, visits) =>
        db.withTenant(tenant, (tx) => writeVisits(tx, tenant, visits, { areNamesVouched: true })),
      endDays,
      wereVisited: (tenant) =>
        db.withTenant(tenant, async (tx) =>
          visitStore.wereVisited(tx, toLocalHour(await visitStore.zone(tx), now().toISOString()).day),
        ),
    },
  };
}
