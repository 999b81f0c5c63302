import type { Slot } from '@theke/rules/hours/opening-hours';
import { type LocalDate, localTime } from '@theke/rules/time/local-time';
import { startOf } from '@theke/rules/working-time/known-days';

type Times = { startAt: string; endAt: string };

/** Full hours of a day by its clock; behind 24 those of the next one. */
export type DayAxis = { from: number; to: number };

/** Minutes that the clock has gone since the day began; more than 1440 on the next one. */
export const minutesInto = (date: LocalDate, at: string, zone: string): number =>
  (localTime(zone, Date.parse(at)) - startOf(date)) / 60_000;

/** From the first thing that happens on a day to the last: that it is open, or that somebody is planned. Being open around the clock says nothing. */
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

/** Where a span lies, in percent of the axis: from the left, and how long it is. */
export function placeOn(
  { from, to }: DayAxis,
  date: LocalDate,
  { startAt, endAt }: Times,
  zone: string,
): { left: string; width: string } {
  const whole = (to - from) * 60;
  const start = minutesInto(date, startAt, zone) - from * 60;
  const end = minutesInto(date, endAt, zone) - from * 60;
  return { left: `${(start / whole) * 100}%`, width: `${((end - start) / whole) * 100}%` };
}

/** How many people are there in the middle of an hour, whatever they do; open shifts have nobody. */
export function peopleAt(
  date: LocalDate,
  hour: number,
  shifts: readonly (Times & { user: { id: string } | null })[],
  zone: string,
): number {
  const middle = hour * 60 + 30;
  const there = shifts.filter(
    ({ user, startAt, endAt }) =>
      user && minutesInto(date, startAt, zone) <= middle && middle < minutesInto(date, endAt, zone),
  );
  return new Set(there.map(({ user }) => user?.id)).size;
}
