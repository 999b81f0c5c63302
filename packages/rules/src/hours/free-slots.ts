import { dateOf, type LocalDate, localTime } from '../time/local-time.ts';
import { zoneOf } from './opening-status.ts';
import { firstSlot, type SlotQuery, slotDates, slotsOnDate } from './pickup-slots.ts';

/** Length in minutes of a branch's capacity slots, null without a limit, and the starts of full ones. */
export type Booked = { readonly slotMinutes: number | null; readonly fullSlots: readonly string[] };

/** The start of the capacity slot of an instant; slots begin on the hour. */
export const toSlotStart = (at: Date, minutes: number): Date => {
  const length = minutes * 60_000;
  return new Date(Math.floor(at.getTime() / length) * length);
};

/** Whether the capacity slot of an instant is full. */
export const isBooked = ({ slotMinutes, fullSlots }: Booked, at: Date): boolean =>
  slotMinutes !== null && fullSlots.includes(toSlotStart(at, slotMinutes).toISOString());

/** The picker's slots on a date, without full ones. */
export const freeSlotsOnDate = (query: SlotQuery, date: LocalDate, booked: Booked): Date[] =>
  slotsOnDate(query, date).filter((slot) => !isBooked(booked, slot));

/** Dates with free slots; checks only the dates that have full slots. */
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

/** The first free slot; undefined if there is none. */
export function firstFreeSlot(query: SlotQuery, booked: Booked): Date | undefined {
  const first = firstSlot(query);
  if (!first || !isBooked(booked, first)) return first;
  const [date] = freeDates(query, booked);
  return date === undefined ? undefined : freeSlotsOnDate(query, date, booked)[0];
}
