/** Delays in ms after 1, 2 and more failed calls in a row. */
const backoff = [30_000, 60_000, 120_000] as const;
const usual = 10_000;

/**
 * Time until the next poll in ms: 10 s, and 30, 60, 120 s after failures, each varied by a fifth so that TVs do not
 * call at the same moment.
 * @param random from 0 to below 1
 */
export function pollDelay(failures: number, random: number): number {
  const delay = failures === 0 ? usual : (backoff[Math.min(failures, backoff.length) - 1] as number);
  return Math.round(delay * (0.8 + 0.4 * random));
}

/**
 * Time until the doorbell is opened again in ms: 2 to 10 s, doubled with each failure up to 2 minutes. The wide range
 * spreads the TVs of a restarted server.
 */
export const doorbellDelay = (failures: number, random: number): number =>
  Math.round(Math.min(2 ** Math.min(failures, 10), 12) * (2_000 + 8_000 * random));
