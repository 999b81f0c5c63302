import { readUserProfile, readUserProfileWorkingActivities } from '@theke/contracts/time-tracking/user-profile';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';
import { daysFrom } from '@theke/rules/working-time/calendar';
import { daysSpan } from '@theke/rules/working-time/plan/week-span';
import { toWire } from '../activities/activity-row.ts';
import { activityStore } from '../activities/activity-store.ts';
import { findZone } from '../people/find-zone.ts';
import { nameOf, type Person } from '../people/person-store.ts';
import { requestedPerson } from '../people/requested-person.ts';
import { publishedStore } from '../schedules/published-store.ts';
import { computeProfile, computeWork, none } from './compute-profile.ts';
import { byDay, type Days, withBefore } from './days-of.ts';

/** Personal figures (STAT-07), computed on read like balances (TIME-06). */
export function profileRoutes({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route[] {
  /** Period of the days and of as many days before. */
  async function computeSpan(tx: Transaction, person: Person, days: Days) {
    const zone = await findZone(tx, person);
    const { start, end } = withBefore(days);
    const span = daysSpan(zone, start, daysFrom(start, end) + 1);
    // An activity that began before the period may overlap it.
    const since = new Date(Date.parse(span.from) - 2 * 86_400_000);
    const rows = await activityStore.findByPerson(tx, person.id, since);
    return { zone, span, activities: rows.filter(({ startAt }) => startAt < span.until).map(toWire) };
  }
  const who = (person: Person) => ({ user: { id: person.id }, name: nameOf(person) });

  return [
    route(readUserProfile, ({ tenant, query, ...asking }) =>
      db.withTenant(tenant, async (tx) => {
        const person = await requestedPerson(tx, asking, query.user, now());
        const { zone, span, activities } = await computeSpan(tx, person, query);
        const shifts = await publishedStore.findByPeople(tx, [person.id], span);
        const server = now().toISOString();
        const at = query.now === undefined ? server : new Date(query.now).toISOString();
        const found = computeProfile(shifts, activities, { zone, now: at, until: at < server ? at : server });
        return { ...who(person), ...byDay(query, found, none.profile) };
      }),
    ),
    route(readUserProfileWorkingActivities, ({ tenant, query, ...asking }) =>
      db.withTenant(tenant, async (tx) => {
        const person = await requestedPerson(tx, asking, query.user, now());
        const { zone, activities } = await computeSpan(tx, person, query);
        return {
          ...who(person),
          ...byDay(query, computeWork(activities, { zone, now: now().toISOString() }), none.work),
        };
      }),
    ),
  ];
}
