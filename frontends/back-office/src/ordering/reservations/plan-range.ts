import type { Branch } from '@theke/contracts/catalog/branch';
import type { Reservation } from '@theke/contracts/ordering/reservation';
import { openTimes } from '@theke/rules/hours/opening-hours';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { listStarts } from '@theke/rules/reservations/reservation-hours';
import { addDays, instantOf, localTime, startOf } from '@theke/rules/time/local-time';

const hour = 3_600_000;

export type PlanRange = { from: number; to: number };

/** Whole hours that the plan of a day shows: the opening hours and all reservations; noon to midnight without any. */
export function planRange(branch: Branch, day: string, reservations: readonly Reservation[]): PlanRange {
  const zone = zoneOf(branch);
  const starts = listStarts({ ...branch, reservationLastMinutes: 0 }, day);
  const [first, last] = [starts[0], starts.at(-1)];
  const open = first === undefined || last === undefined ? [] : openTimes(branch.openingHours, zone, first, last + 1);
  const from = [...open.map((one) => one.from), ...reservations.map(({ startAt }) => Date.parse(startAt))];
  const to = [...(last === undefined ? [] : [last]), ...reservations.map(({ endAt }) => Date.parse(endAt))];
  if (from.length === 0 || to.length === 0)
    return { from: instantOf(zone, startOf(day) + 12 * hour), to: instantOf(zone, startOf(addDays(day, 1))) };
  return { from: Math.floor(Math.min(...from) / hour) * hour, to: Math.ceil(Math.max(...to) / hour) * hour };
}

/** Whole hours of the range, with their clock texts. */
export const hoursIn = ({ from, to }: PlanRange): number[] =>
  Array.from({ length: Math.max(1, Math.round((to - from) / hour)) }, (_, index) => from + index * hour);

/** Minutes of the local day at an instant, for the time field. */
export const clockAt = (zone: string, at: number): string => new Date(localTime(zone, at)).toISOString().slice(11, 16);
