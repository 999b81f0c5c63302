import type { Visit } from '@theke/contracts/analytics/visit';
import { addDays, dateOf, instantOf, isoWeekday, localTime, startOf } from '@theke/rules/time/local-time';
import { between, randomFrom } from '../../random.ts';
import type { VisitedSite } from './visited-site.ts';
import { devices, languages, pick } from './visitors.ts';

/** A visit as a page reports it, with time and origin. */
export type DemoVisit = { at: string; address: string; agent: string; visit: Visit };

/** Twice the 28 days that statistics show by default, so that the preceding period has data too. */
export const visitedDays = 56;
const minute = 60_000;
const zone = 'Europe/Vienna';
/** Share of visitors who agreed to the count of their screen (STAT-04). */
const consenting = 0.36;

/** An order placed this long ago, in ms, has ended by now. */
const ordered = 75 * minute;

/** Visits of the past weeks, oldest first. */
export const demoVisits = (site: VisitedSite, now: Date): DemoVisit[] =>
  demoVisitors(site, now)
    .flat()
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/**
 * Visits per visitor, in order; deterministic for the same time, none later. Numbers grow a little each week and vary
 * by day. A visitor with an order (demo-orders.ts) saw its status page, and came early enough.
 */
export function demoVisitors(site: VisitedSite, now: Date): DemoVisit[][] {
  const random = randomFrom(18);
  const today = dateOf(localTime(zone, now.getTime()));
  const days = Array.from({ length: visitedDays }, (_, at) => addDays(today, at + 1 - visitedDays));
  return days
    .flatMap((day, nth) => {
      const usual = site.visitors * (site.weekdays[isoWeekday(day) - 1] ?? 1);
      const grown = usual * (0.8 + (0.2 * nth) / visitedDays);
      const visitors = Math.round(grown * (0.82 + 0.36 * random()));
      return Array.from({ length: visitors }, (_, index) => {
        const hour = pick(random, site.hours);
        const came = instantOf(zone, startOf(day) + hour * 60 * minute + between(random, 0, 59 * minute));
        return visitsOf(random, site, came, index);
      });
    })
    .map((visits) => visits.filter(({ at }) => Date.parse(at) < now.getTime()))
    .filter((visits) => {
      const order = orderedIn(visits);
      return visits.length > 0 && (!order || Date.parse(order.at) < now.getTime() - ordered);
    });
}

/** The status page shown after the order was placed. */
export const orderedIn = (visits: readonly DemoVisit[]): DemoVisit | undefined =>
  visits.find(({ visit }) => visit.name === 'status');

/** One visitor's visits of a day, as pages report them (packages/ui/src/visits). */
function visitsOf(random: () => number, site: VisitedSite, came: number, index: number): DemoVisit[] {
  const { agent, screens } = pick(random, devices);
  const referrer = pick(random, site.referrers);
  const way = pick(random, site.ways);
  const told: Visit[] = way.map((name, at) => ({
    kind: 'pageview',
    name,
    detail: '',
    data: { from: way[at - 1] ?? '', ...(at === 0 && referrer && { referrer, host: 'localhost' }) },
  }));
  const [screenWidth, screenHeight, windowDevicePixelRatio] = pick(random, screens);
  const consented = { screenWidth, screenHeight, windowDevicePixelRatio };
  const device = { language: pick(random, languages), darkMode: random() < 0.38 };
  const data = random() < consenting ? { ...device, ...consented } : device;
  told.splice(1, 0, { kind: 'device', name: 'device', detail: '', data });
  let at = came;
  return told.map((visit) => {
    at += between(random, 4_000, 95_000);
    // From a network reserved for benchmarks.
    return { at: new Date(at).toISOString(), address: `198.18.${index >> 8}.${index & 255}`, agent, visit };
  });
}
