import { addDays, dateOf, instantOf, localTime, startOf } from '../time/local-time.ts';
import { listOpenings } from './list-openings.ts';
import { type BranchHours, zoneOf } from './opening-status.ts';

/**
 * End of a branch's business day (STOCK-02): the last closing of the day that is running. A day whose opening runs past
 * midnight lasts until that opening ends. Without a further closing it ends at local midnight.
 * @returns an instant after `at`
 */
export function businessDayEnd(branch: BranchHours, at: Date): Date {
  const [zone, now] = [zoneOf(branch), at.getTime()];
  const today = dateOf(localTime(zone, now));
  const yesterday = listOpenings(branch, addDays(today, -1));
  const isYesterdayRunning = yesterday.some(({ from, to }) => from <= now && now < to);
  const closings = (isYesterdayRunning ? yesterday : listOpenings(branch, today)).map(({ to }) => to);
  const last = Math.max(...closings, 0);
  return new Date(last > now ? last : instantOf(zone, startOf(addDays(today, 1))));
}
