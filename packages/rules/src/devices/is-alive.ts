/** A tablet says every 20 s that it is there, a printer more often, and both are noted to some 20 s. */
const silentAfterMs = 75_000;

/** Whether a device was heard of so lately that it is there. */
export const isAlive = (seenAt: string | null, now: Date): boolean =>
  seenAt !== null && now.getTime() - Date.parse(seenAt) <= silentAfterMs;
