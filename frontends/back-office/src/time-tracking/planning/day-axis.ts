import type { Slot } from '@theke/rules/hours/opening-hours';
import { type LocalDate, localTime } from '@theke/rules/time/local-time';
import { startOf } from '@theke/rules/working-time/known-days';

type Times = { startAt: string; endAt: string };

/** Full hours of a day in local time; above 24 on the next day. */
export type DayAxis = { from: number; to: number };

/** Minutes of local time since the start of the day; more than 1440 on the next day. */
export const minutesInto = (date: LocalDate, at: string, zone: string): number =>
  (localTime(zone, Date.parse(at)) - startOf(date)) / 60_000;

/** Axis from the first to the last opening time or shift of a day. Opening around the clock is ignored. */
export function dayAxis(date: LocalDate, slots: readonly Slot[], shifts: readonly Times[], zone: string): DayAxis {
  const spans = [
    ...slots.filter(({ from, to }) => to - from < 1_440),
    ...shifts.map(({ startAt, endAt }) => ({
      from: minutesInto(date, startAt, zone),
      to: minutesInto(date, endAt, zone),
    })),
  ];
  if (spans.length === 0) return { from: 8, to: 20 };
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60),
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60),
  };
}

export const hoursOf = ({ from, to }: DayAxis): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Position of a span on the axis in percent: left offset and width. */
export function placeOn(
  { from, to }: DayAxis,
  date: LocalDate,
  { startAt, endAt }: Times,
  zone: string,
): { left: string; width: string } {
  const minutes = (to - from) * 60;
  const start = minutesInto(date, startAt, zone) - from * 60;
  const end = minutesInto(date, endAt, zone) - from * 60;
  return { left: `${(start / minutes) * 100}%`, width: `${((end - start) / minutes) * 100}%` };
}

/** Number of people present in the middle of an hour; open shifts do not count. */
export function peopleAt(
  date: LocalDate,
  hour: number,
  shifts: readonly (Times & { user: { id: string } | null })[],
  zone: string,
): number {
  const middle = hour * 60 + 30;
  const present = shifts.filter(
    ({ user, startAt, endAt }) =>
      user && minutesInto(date, startAt, zone) <= middle && middle < minutesInto(date, endAt, zone),
  );
  return new Set(present.map(({ user }) => user?.id)).size;
}
