import { openPunchStore, type PunchStore } from './queued-punch.ts';

/** What somebody pressed on this device, of nobody else who logs in on it: their punches wait until they are back (TIME-21). */
export const openOwnQueue = (person: string): PunchStore => openPunchStore(`theke-own-time-${person}`);

/** How many of them wait to be sent. */
export async function unsentOf(person: string): Promise<number> {
  try {
    return (await openOwnQueue(person).all()).filter(({ refusal }) => refusal === undefined).length;
  } catch {
    // Where the browser keeps nothing, nothing waits.
    return 0;
  }
}
