import { dateOf, type LocalDate, localTime } from '../time/local-time.ts';
import { zoneOf } from './opening-status.ts';
import { firstSlot, type SlotQuery, slotDates, slotsOnDate } from './pickup-slots.ts';

/** In how long stretches a branch's capacity is counted, null where it is not, and the starts of those that are full. */
export type Booked = { readonly slotMinutes: number | null; readonly fullSlots: readonly string[] };

/** The stretch of time that an instant falls into; they begin on the hour. */
export const slotOf = (at: Date, minutes: number): Date => {
  const length = minutes * 60_000;
  return new Date(Math.floor(at.getTime() / length) * length);
};

/** Whether nothing more can be made at an instant. */
export const isBooked = ({ slotMinutes, fullSlots }: Booked, at: Date): boolean =>
  slotMinutes !== null && fullSlots.includes(slotOf(at, slotMinutes).toISOString());

/** What the picker offers on a date, without what is booked out. */
export const freeSlotsOnDate = (query: SlotQuery, date: LocalDate, booked: Booked): Date[] =>
  slotsOnDate(query, date).filter((slot) => !isBooked(booked, slot));

/** The dates on which something is free; only those are looked through that something is booked out on. */
export function freeDates(query: SlotQuery, booked: Booked): LocalDate[] {
  const zone = zoneOf(query.branch);
  const length = (booked.slotMinutes ?? 0) * 60_000;
  const touched = new Set(
    booked.fullSlots.flatMap((start) =>
      [Date.parse(start), Date.parse(start) + length].map((at) => dateOf(localTime(zone, at))),
    ),
  );
  return slotDates(query).filter((date) => !touched.has(date) || freeSlotsOnDate(query, date, booked).length > 0);
}

/** The first time that is free, undefined if there is none. */
export function firstFreeSlot(query: SlotQuery, booked: Booked): Date | undefined {
  const first = firstSlot(query);
  if (!first || !isBooked(booked, first)) return first;
  const [date] = freeDates(query, booked);
  return date === undefined ? undefined : freeSlotsOnDate(query, date, booked)[0];
}
