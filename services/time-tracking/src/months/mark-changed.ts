import { monthChanged } from '@theke/contracts/time-tracking/closed-month';
import type { Transaction } from '@theke/kit/database/database';
import { monthOf } from '@theke/rules/time/months';
import { dayOf } from '../day-of.ts';
import { findZone } from '../people/find-zone.ts';
import { personStore } from '../people/person-store.ts';
import { monthStore } from './month-store.ts';

/**
 * Marks closed months as changed by a late punch, until they are closed again or reopened (TIME-23). Late punches are
 * always stored. Requires the lock of the person.
 * @param instants of the punch, and of the start of its activity, which determines its day (TIME-08)
 */
export async function markChanged(
  tx: Transaction,
  person: string,
  instants: readonly string[],
  now: Date,
): Promise<void> {
  const zone = await findZone(tx, (await personStore.find(tx, person)) ?? { branches: [] });
  const months = new Set(instants.map((instant) => monthOf(dayOf(zone, instant))));
  for (const month of months) {
    const [stored] = await monthStore.between(tx, person, month, month);
    if (!stored?.isClosed || stored.changedSince !== null) continue;
    const version = stored.version + 1;
    monthStore.save(tx, person, { ...stored, version, changedSince: now.toISOString() });
    tx.publish(monthChanged(stored.id, version, { user: { id: person }, month, reason: '' }));
  }
}
