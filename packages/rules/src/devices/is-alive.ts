/** Tablets send a heartbeat every 20 s, printers more often, and times are stored to about 20 s. */
const silentAfterMs = 75_000;

/** Whether the last contact of a device is recent enough. */
export const isAlive = (seenAt: string | null, now: Date): boolean =>
  seenAt !== null && now.getTime() - Date.parse(seenAt) <= silentAfterMs;
