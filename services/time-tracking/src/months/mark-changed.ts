import { monthChanged } from '@theke/contracts/time-tracking/closed-month';
import type { Transaction } from '@theke/kit/database/database';
import { monthOf } from '@theke/rules/time/months';
import { dayOf } from '../day-of.ts';
import { personStore } from '../people/person-store.ts';
import { zoneOf } from '../people/zone-of.ts';
import { monthStore } from './month-store.ts';

/**
 * A punch that arrives late is a fact and kept, also where its month is closed. Such a month is marked as changed since then, until somebody closes
 * it again or opens it (TIME-23). Whoever calls it holds the person.
 * @param instants of the punch, and of the beginning of its activity, to whose day it counts (TIME-08)
 */
export async function markChanged(
  tx: Transaction,
  person: string,
  instants: readonly string[],
  now: Date,
): Promise<void> {
  const zone = await zoneOf(tx, (await personStore.find(tx, person)) ?? { branches: [] });
  const months = new Set(instants.map((instant) => monthOf(dayOf(zone, instant))));
  for (const month of months) {
    const [known] = await monthStore.between(tx, person, month, month);
    if (!known?.isClosed || known.changedSince !== null) continue;
    const version = known.version + 1;
    monthStore.save(tx, person, { ...known, version, changedSince: now.toISOString() });
    tx.publish(monthChanged(known.id, version, { user: { id: person }, month, reason: '' }));
  }
}
