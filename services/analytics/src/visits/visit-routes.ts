import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { logVisits, type Visit } from '@theke/contracts/analytics/visit';
import type { LoggedVisit } from '@theke/contracts/analytics/visit-log';
import { remembered } from '@theke/kit/cache/remembered';
import { countsAsVisit } from '@theke/kit/http/counts-as-visit';
import { type Route, route } from '@theke/kit/http/route';
import type { InNetworks } from '@theke/kit/http/uncounted-networks';
import { visitorNumber } from '@theke/kit/http/visitor-number';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { ServiceBase } from '@theke/kit/service';
import type { LocalDate } from '@theke/rules/time/local-time';
import { hourOf } from '../orders/order-figure.ts';
import { agentOf, referrerOf, screenOf, visitsIn } from './counted-visit.ts';
import { forgetSummedWeeks, sumEndedDays, sumEndedWeeks } from './ended-days.ts';
import { visitBuffer } from './visit-buffer.ts';
import { keptDays, loggedOf, visitLogRoutes, visitLogStore } from './visit-log.ts';
import { visitStore } from './visit-store.ts';
import { type CountedVisit, VisitSums } from './visit-sums.ts';

/** What a page told, and when (ISO 8601), from where and with what it did. */
export type Told = { tenant: string; at: string; address: string; agent: string; visit: Visit };
/** After so many visits of a second other requests have their turn: some 2 ms. */
const atATime = 200;
/** Of an id. */
const idBytes = 16;

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
          const daysOf = new Map<LocalDate, VisitorsOfDay>();
          const hourAt = remembered(1_000, (at) => hourOf(zone, at));
          const sums = new VisitSums();
          const logged: LoggedVisit[] = [];
          const random = randomBytes(idBytes * told.length);
          for (const [nth, { at, address, agent, visit }] of told.entries()) {
            if (nth % atATime === 0) await setImmediate();
            const { day, hour } = hourAt(at);
            let visitors = daysOf.get(day);
            if (!visitors) {
              visitors = visitorsOf(tenant, await visitStore.salt(tx, day, randomBytes(16).toString('hex')));
              daysOf.set(day, visitors);
            }
            sums.add({ day, hour, visitor: visitors(address, agent), ...countedOf(agent, visit) });
            if (days > 0) logged.push(loggedOf(at, visit, random.subarray(nth * idBytes, (nth + 1) * idBytes)));
          }
          visitStore.add(tx, sums);
          for (const day of daysOf.keys()) forgetSummedWeeks(tx, day);
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

type VisitorsOfDay = (address: string, agent: string) => string;

/** The numbers of one day's visitors; whoever calls it lets go of it when what was told is written. */
function visitorsOf(tenant: string, salt: string): VisitorsOfDay {
  const numbers = new Map<string, string>();
  return (address, agent) => {
    const who = `${address}\n${agent}`;
    const known = numbers.get(who) ?? visitorNumber(salt, { tenant, address, agent });
    numbers.set(who, known);
    return known;
  };
}

function countedOf(agent: string, visit: Visit): Omit<CountedVisit, 'day' | 'hour' | 'visitor'> {
  const isDevice = visit.kind === 'device';
  const none = { resolution: null, pixelRatio: null, colourScheme: null };
  return {
    kind: visit.kind,
    name: visit.name,
    from: visit.data.from ?? '',
    referrer: referrerOf(visit),
    ...agentOf(agent),
    ...(isDevice ? screenOf(visit) : none),
  };
}
