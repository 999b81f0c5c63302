import { type Access, isReached } from '@theke/contracts/permissions';
import type { WorkingFact } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import { deriveActivities } from '@theke/rules/working-time/punches';
import { factsAbout } from '../activities/facts-about.ts';
import { ruled, toFact } from '../activities/punch-store.ts';
import { bookingStore } from '../bookings/booking-store.ts';
import { dayOf } from '../day-of.ts';
import { findZone } from '../people/find-zone.ts';
import type { RequestOfPerson } from './check-requests.ts';

/** Facts of the activities on the request's day and of the requested activity, by effective time. */
export async function stampsOfDay(
  tx: Transaction,
  { person, found }: RequestOfPerson,
  access: Access,
): Promise<WorkingFact[]> {
  const zone = await findZone(tx, person);
  const day = dayOf(zone, found.startAt);
  const { punches, rows } = await factsAbout(tx, person.id, found.was?.startAt ?? found.startAt);
  const shown = deriveActivities(punches.map(ruled)).activities.filter(({ id, startAt }) => {
    const branch = rows.get(id)?.branch.id ?? [];
    if (!isReached(access, { branch, owner: person.id })) return false;
    return id === found.activity?.id || dayOf(zone, startAt) === day;
  });
  const ids = new Set(shown.flatMap(({ punches }) => punches));
  const shownPunches = punches.filter(({ id }) => ids.has(id)).toSorted((a, b) => a.at.localeCompare(b.at));
  const name = await bookingStore.names(
    tx,
    shownPunches.flatMap(({ booked }) => booked ?? []),
  );
  return shownPunches.map((punch) => toFact(punch, name));
}
