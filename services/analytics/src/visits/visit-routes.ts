import { createHash, randomBytes } from 'node:crypto';
import { logVisits, type Visit } from '@theke/contracts/analytics/visit';
import { type Route, route } from '@theke/kit/http/route';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { ServiceBase } from '@theke/kit/service';
import { addDays } from '@theke/rules/time/local-time';
import { hourOf } from '../orders/order-figure.ts';
import { agentOf, isCounted, referrerOf, screenOf, visitsIn } from './counted-visit.ts';
import { visitBuffer } from './visit-buffer.ts';
import { type CountedVisit, visitStore } from './visit-store.ts';

type Told = { tenant: string; at: string; address: string; agent: string; visit: Visit };
type Base = Pick<ServiceBase<unknown>, 'db' | 'log' | 'now'>;

/** Takes in what pages tell (STAT-08), and lets go of yesterday's salts. */
export function visitParts({ db, log, now }: Base): {
  routes: Route[];
  jobs: Job[];
  stop: () => Promise<void>;
  useCases: { writeVisits: () => Promise<void> };
} {
  const buffer = visitBuffer<Told>(async (told) => {
    for (const [tenant, own] of Map.groupBy(told, (one) => one.tenant))
      await db.withTenant(
        tenant,
        async (tx) => {
          const zone = await visitStore.zone(tx);
          const salts = new Map<string, string>();
          const counted: CountedVisit[] = [];
          for (const one of own) {
            const at = hourOf(zone, one.at);
            const known = salts.get(at.day) ?? (await visitStore.salt(tx, at.day, randomBytes(16).toString('hex')));
            salts.set(at.day, known);
            counted.push({ ...at, ...countedOf(one, known) });
          }
          visitStore.add(tx, counted);
        },
        { durability: 'relaxed' },
      );
  }, log);

  return {
    routes: [
      route(logVisits, async ({ tenant, identity, headers, body }) => {
        const { 'user-agent': agent = '', dnt, 'sec-gpc': gpc, 'sec-purpose': purpose } = headers;
        const isStaff = identity.user !== undefined || identity.key !== undefined;
        if (isStaff || !isCounted({ agent, dnt, gpc, purpose })) return undefined;
        const { address } = identity;
        const at = now().toISOString();
        buffer.add(visitsIn(body).map((visit) => ({ tenant, at, address, agent, visit })));
        return undefined;
      }),
    ],
    jobs: [
      everyTenant('1 h', {
        name: 'forget the salts of visits',
        run: (tenant) =>
          db.withTenant(tenant, async (tx) => {
            const { day } = hourOf(await visitStore.zone(tx), now().toISOString());
            // What came before midnight may be written just after it.
            visitStore.forgetSalts(tx, now().getUTCMinutes() < 5 ? addDays(day, -1) : day);
          }),
      }),
    ],
    stop: () => buffer.flush(),
    useCases: { writeVisits: () => buffer.flush() },
  };
}

function countedOf({ tenant, address, agent, visit }: Told, salt: string): Omit<CountedVisit, 'day' | 'hour'> {
  const hash = createHash('sha256').update(`${salt}\n${tenant}\n${address}\n${agent}`).digest();
  const isDevice = visit.kind === 'device';
  const none = { resolution: null, pixelRatio: null, colourScheme: null };
  return {
    // 63 bits: what a bigint of PostgreSQL holds without a sign.
    visitor: String(hash.readBigUInt64BE() >> 1n),
    kind: visit.kind,
    name: visit.name,
    from: visit.data.from ?? '',
    referrer: referrerOf(visit),
    ...agentOf(agent),
    ...(isDevice ? screenOf(visit) : none),
  };
}
