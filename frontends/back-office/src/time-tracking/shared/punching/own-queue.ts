import { openPunchStore, type PunchStore } from './queued-punch.ts';

/**
 * Queue of a person's punches on this device. Other users have their own; punches wait until the person returns
 * (TIME-21).
 */
export const openOwnQueue = (person: string): PunchStore => openPunchStore(`theke-own-time-${person}`);

/** Number of the person's unsent punches. */
export async function unsentOf(person: string): Promise<number> {
  try {
    return (await openOwnQueue(person).all()).filter(({ refusal }) => refusal === undefined).length;
  } catch {
    // Without storage there are no waiting punches.
    return 0;
  }
}
