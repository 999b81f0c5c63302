import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { KeptPunch } from './punch-store.ts';

/** What was worked on, by all facts of an activity: as the one says that was written down last of those that say it (TIME-13). */
export function bookedBy(facts: readonly Pick<KeptPunch, 'id' | 'serverAt' | 'booked'>[]): Booking {
  const last = facts
    .filter(({ booked }) => booked !== null)
    .toSorted((one, other) => one.serverAt.localeCompare(other.serverAt) || one.id.localeCompare(other.id))
    .at(-1)?.booked;
  return last ?? { project: null, task: null };
}
