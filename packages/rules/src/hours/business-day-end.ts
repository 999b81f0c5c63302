import { addDays, dateOf, instantOf, type LocalDate, localTime, startOf } from '../time/local-time.ts';
import { listSlots } from './opening-hours.ts';
import { type BranchHours, zoneOf } from './opening-status.ts';

const minute = 60_000;

/**
 * End of a branch's business day (STOCK-02): the last closing of the day that is running. A day whose opening runs past
 * midnight lasts until that opening ends. Without a further closing it ends at local midnight.
 * @returns an instant after `at`
 */
export function businessDayEnd(branch: BranchHours, at: Date): Date {
  const [zone, now] = [zoneOf(branch), at.getTime()];
  const today = dateOf(localTime(zone, now));
  const yesterday = openingsOf(branch, addDays(today, -1));
  const isYesterdayRunning = yesterday.some(({ from, to }) => from <= now && now < to);
  const closings = (isYesterdayRunning ? yesterday : openingsOf(branch, today)).map(({ to }) => to);
  const last = Math.max(...closings, 0);
  return new Date(last > now ? last : instantOf(zone, startOf(addDays(today, 1))));
}

/** Openings that start on a local date, as instants in ms: opening hours and enabled delivery hours. */
function openingsOf(branch: BranchHours, date: LocalDate): { from: number; to: number }[] {
  const zone = zoneOf(branch);
  const all = [branch.openingHours, branch.isDeliveryHoursEnabled ? branch.deliveryHours : undefined];
  return all
    .flatMap((rules) => listSlots(rules, date))
    .map(({ from, to }) => ({
      from: instantOf(zone, startOf(date) + from * minute),
      to: instantOf(zone, startOf(date) + to * minute),
    }));
}
