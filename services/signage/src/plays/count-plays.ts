import type { PlayRecord } from '@theke/contracts/signage/player';
import type { Transaction } from '@theke/kit/database/database';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import type { Screen } from '../screens/tenant-screens.ts';
import { playStore } from './play-store.ts';

/** How long ago a play may have begun to be counted, in ms. Ids of counted plays are kept longer. */
export const countedWithin = 30 * 24 * 60 * 60_000;
/** How far the future of a wrong clock may reach, in ms. */
const tolerance = 5 * 60_000;

/** Counts what a TV has played, each record once. Records of another month or of the future are ignored. */
export function countPlays(
  tx: Transaction,
  { device, shared }: Screen,
  plays: readonly PlayRecord[],
  { now, newId }: { now: Date; newId: () => string },
): void {
  const counted = plays.flatMap((play) => {
    const startedAt = Date.parse(play.startedAt);
    const age = now.getTime() - startedAt;
    if (age > countedWithin || age < -tolerance) return [];
    return [{ ...play, day: dateOf(localTime(shared.branch.timeZone, startedAt)), sumId: newId() }];
  });
  if (counted.length === 0) return;
  playStore.count(tx, { id: device.id, name: device.name, branch: device.branch.id }, counted, now);
}
