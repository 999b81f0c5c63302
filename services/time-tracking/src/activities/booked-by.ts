import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { StoredPunch } from './punch-store.ts';

/** Project and task of an activity: those of the last stored fact that names any (TIME-13). */
export function bookedBy(facts: readonly Pick<StoredPunch, 'id' | 'serverAt' | 'booked'>[]): Booking {
  const last = facts
    .filter(({ booked }) => booked !== null)
    .toSorted((one, other) => one.serverAt.localeCompare(other.serverAt) || one.id.localeCompare(other.id))
    .at(-1)?.booked;
  return last ?? { project: null, task: null };
}
