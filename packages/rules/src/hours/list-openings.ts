import { instantOf, type LocalDate, startOf } from '../time/local-time.ts';
import { listSlots } from './opening-hours.ts';
import { type BranchHours, zoneOf } from './opening-status.ts';

const minute = 60_000;

/** Openings that start on a local date, as instants in ms: opening hours and enabled delivery hours. */
export function listOpenings(branch: BranchHours, date: LocalDate): { from: number; to: number }[] {
  const zone = zoneOf(branch);
  const all = [branch.openingHours, branch.isDeliveryHoursEnabled ? branch.deliveryHours : undefined];
  return all
    .flatMap((rules) => listSlots(rules, date))
    .map(({ from, to }) => ({
      from: instantOf(zone, startOf(date) + from * minute),
      to: instantOf(zone, startOf(date) + to * minute),
    }));
}
