import { localTime, minuteOf } from '@theke/rules/time/local-time';

/** Hour of the branch in which a TV that plays around the clock may start anew. */
const quietHour = 4;

/**
 * Whether a TV may start anew for another version of the player: while it shows its standby picture, and between 4 and
 * 5 at night.
 * @param zone of the branch; undefined without a package
 * @param at epoch ms
 */
export function isUpdateTime(hasItemOnAir: boolean, zone: string | undefined, at: number): boolean {
  if (!hasItemOnAir || zone === undefined) return true;
  return Math.floor(minuteOf(localTime(zone, at)) / 60) === quietHour;
}
