import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { logVisits, type Visit } from '@theke/contracts/analytics/visit';
import type { LoggedVisit } from '@theke/contracts/analytics/visit-log';
import { countsAsVisit } from '@theke/kit/http/counts-as-visit';
import { type Route, route } from '@theke/kit/http/route';
import type { InNetworks } from '@theke/kit/http/uncounted-networks';
import { visitorNumber } from '@theke/kit/http/visitor-number';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { ServiceBase } from '@theke/kit/service';
import { hourOf } from '../orders/order-figure.ts';
import { agentOf, referrerOf, screenOf, visitsIn } from './counted-visit.ts';
import { forgetSummedWeeks, sumEndedDays, sumEndedWeeks } from './ended-days.ts';
import { visitBuffer } from './visit-buffer.ts';
import { keptDays, loggedOf, visitLogRoutes, visitLogStore } from './visit-log.ts';
import { type CountedVisit, visitStore } from './visit-store.ts';

/** What a page told, and when (ISO 8601), from where and with what it did. */
export type Told = { tenant: string; at: string; address: string; agent: string; visit: Visit };
/** After so many visits of a second other requests have their turn: some 2 ms. */
const atATime = 200;

type Base = Pick<ServiceBase<{ UNCOUNTED_NETWORKS: InNetworks }>, 'db' | 'log' | 'now' | 'config'>;

/** Takes in what pages tell (STAT-08), and makes sums of the days that have ended. */
export function visitParts({ db, log, now, config }: Base): {
  routes: Route[];
  jobs: Job[];
  flush: () => Promise<void>;
  useCases: {
    /** Takes in what is to be counted: at most 20,000 until they are written. */
    tellVisits: (told: readonly Told[]) => void;
    writeVisits: () => Promise<void>;
    endDays: (tenant: string) => Promise<void>;
    /** Whether a day before this one is counted. */
    wereVisited: (tenant: string) => Promise<boolean>;
  };
} {
  const buffer = visitBuffer<Told>(
    (tenant, told) =>
      db.withTenant(
        tenant,
        async (tx) => {
          const [zone, days] = await Promise.all([visitStore.zone(tx), keptDays(tx, tenant)]);
          const salts = new Map<string, string>();
          const counted: CountedVisit[] = [];
          const logged: LoggedVisit[] = [];
          for (const [nth, one] of told.entries()) {
            if (nth % atATime === 0) await setImmediate();
            const at = hourOf(zone, one.at);
            const known = salts.get(at.day) ?? (await visitStore.salt(tx, at.day, randomBytes(16).toString('hex')));
            salts.set(at.day, known);
            counted.push({ ...at, ...countedOf(one, known) });
            if (days > 0) logged.push(loggedOf(one.at, one.visit));
          }
          visitStore.add(tx, counted);
          for (const day of salts.keys()) forgetSummedWeeks(tx, day);
          if (days > 0) visitLogStore.add(tx, logged);
        },
        { durability: 'relaxed' },
      ),
    log,
  );

  const endDays = (tenant: string) =>
    db.withTenant(tenant, async (tx) => {
      const [zone, days] = await Promise.all([visitStore.zone(tx), keptDays(tx, tenant)]);
      visitLogStore.forget(tx, new Date(now().getTime() - days * 86_400_000));
      // What came before midnight may be written just after it.
      const { day } = hourOf(zone, new Date(now().getTime() - 300_000).toISOString());
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
        buffer.add(visitsIn(body).map((visit) => ({ tenant, at, address, agent, visit })));
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
      tellVisits: buffer.add,
      writeVisits: () => buffer.flush(),
      endDays,
      wereVisited: (tenant) =>
        db.withTenant(tenant, async (tx) =>
          visitStore.wereVisited(tx, hourOf(await visitStore.zone(tx), now().toISOString()).day),
        ),
    },
  };
}

function countedOf({ tenant, address, agent, visit }: Told, salt: string): Omit<CountedVisit, 'day' | 'hour'> {
  const isDevice = visit.kind === 'device';
  const none = { resolution: null, pixelRatio: null, colourScheme: null };
  return {
    visitor: visitorNumber(salt, { tenant, address, agent }),
    kind: visit.kind,
    name: visit.name,
    from: visit.data.from ?? '',
    referrer: referrerOf(visit),
    ...agentOf(agent),
    ...(isDevice ? screenOf(visit) : none),
  };
}
