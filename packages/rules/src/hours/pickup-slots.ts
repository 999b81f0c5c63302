import type { OrderType } from '../orders/order-types.ts';
import { addDays, dateOf, instantOf, type LocalDate, localTime, plusDays, startOf } from '../time/local-time.ts';
import { earliestReady, type LeadTime } from './lead-time.ts';
import { isOpen, openTimes, type Slot } from './opening-hours.ts';
import { type BranchHours, hoursFor, zoneOf } from './opening-status.ts';

/** Order type and products at a branch, evaluated at `now`. */
export type SlotQuery = {
  readonly branch: BranchHours & { readonly orderableFrom?: string | null | undefined };
  readonly orderType: OrderType;
  /** The products in the cart, for their lead times. */
  readonly products: readonly LeadTime[];
  readonly now: Date;
  /** Earliest time that can be fulfilled (WHEN-07). */
  readonly keepableFrom?: Date | undefined;
};

/** The picker's horizon in days, its grid and the gap between windows in milliseconds (SLOT-03, SLOT-04). */
export const pickerDays = 90;
const windowDays = 180;
export const grid = 5 * 60_000;
const windowGap = 15 * 60_000;
const day = 24 * 60 * 60_000;

type Span = { readonly from: number; readonly to: number };

/** The instant from which a branch takes orders, in epoch milliseconds; 0 without a restriction. */
export const orderableAt = ({ orderableFrom }: SlotQuery['branch']): number =>
  orderableFrom ? Date.parse(orderableFrom) : 0;

/** Half-open range: from the earliest possible instant to the horizon, which is at the same local time. */
function spanOf({ branch, products, now, keepableFrom }: SlotQuery, days: number): Span {
  const zone = zoneOf(branch);
  const ready = earliestReady(products, zone, now).getTime();
  return {
    from: Math.max(ready, orderableAt(branch), keepableFrom?.getTime() ?? 0),
    to: plusDays(zone, now.getTime(), days),
  };
}

const openWithin = ({ branch, orderType }: SlotQuery, { from, to }: Span): Slot[] =>
  from < to ? openTimes(hoursFor(branch, orderType), zoneOf(branch), from, to) : [];

/** The first instant from `from` on that is on the 5-minute grid of local time. */
export function onGrid(zone: string, from: number): number {
  const passed = (localTime(zone, from) + (((from % 1000) + 1000) % 1000)) % grid;
  return passed === 0 ? from : from + grid - passed;
}

/** Start times within open periods, `gap` milliseconds apart in each. */
function startsIn(zone: string, times: readonly Slot[], gap: number): Date[] {
  const starts: Date[] = [];
  for (const { from, to } of times)
    for (let start = onGrid(zone, from); start < to; start += gap) starts.push(new Date(start));
  return starts;
}

/**
 * All slots of the picker, ascending: 90 days on the 5-minute grid of local time. From the later of opening and now
 * plus lead time to the last one before closing (SLOT-03). A repeated hour offers both instants, a skipped one none.
 */
export const pickupSlots = (query: SlotQuery): Date[] =>
  startsIn(zoneOf(query.branch), openWithin(query, spanOf(query, pickerDays)), grid);

/** The first slot of the picker; undefined if there is none. */
export function firstSlot(query: SlotQuery): Date | undefined {
  const zone = zoneOf(query.branch);
  for (const { from, to } of openWithin(query, spanOf(query, pickerDays))) {
    const start = onGrid(zone, from);
    if (start < to) return new Date(start);
  }
  return undefined;
}

/** Reason why the picker does not offer a time. */
export type NotOffered = 'closed' | 'too-soon' | 'too-far' | 'off-grid';

/** The first reason why `pickupSlots` does not contain an instant; undefined if it does. */
export function whyNotOffered(query: SlotQuery, at: Date): NotOffered | undefined {
  const [zone, instant] = [zoneOf(query.branch), at.getTime()];
  const span = spanOf(query, pickerDays);
  if (!isOpen(hoursFor(query.branch, query.orderType), zone, at)) return 'closed';
  if (instant < span.from) return 'too-soon';
  if (instant >= span.to) return 'too-far';
  return onGrid(zone, instant) === instant ? undefined : 'off-grid';
}

/** The local dates with slots, ascending; computed without listing all slots. */
export function slotDates(query: SlotQuery): LocalDate[] {
  const zone = zoneOf(query.branch);
  const dayOf = (instant: number) => Math.floor(localTime(zone, instant) / day);
  const days = new Set<number>();
  for (const { from, to } of openWithin(query, spanOf(query, pickerDays))) {
    const first = onGrid(zone, from);
    if (first >= to) continue;
    const last = dayOf(first + Math.floor((to - 1 - first) / grid) * grid);
    for (let number = dayOf(first); number <= last; number++) days.add(number);
  }
  return [...days].map((each) => dateOf(each * day));
}

/** The slots of `pickupSlots` on one local date, computed without the other days. */
export function slotsOnDate(query: SlotQuery, date: LocalDate): Date[] {
  const zone = zoneOf(query.branch);
  const span = spanOf(query, pickerDays);
  const [midnight, nextMidnight] = [instantOf(zone, startOf(date)), instantOf(zone, startOf(addDays(date, 1)))];
  const part = { from: Math.max(span.from, midnight), to: Math.min(span.to, nextMidnight) };
  return startsIn(zone, openWithin(query, part), grid);
}

/** A local hour 0 to 23 with its slots. `isRepeated`: the second occurrence of this hour on this day. */
export type SlotHour = {
  readonly hour: number;
  readonly isRepeated: boolean;
  readonly minutes: readonly { readonly minute: number; readonly start: Date }[];
};

/** A day's slots for the time picker, grouped by hour and minute. */
export function slotHours(slots: readonly Date[], zone: string): SlotHour[] {
  const hours: { hour: number; isRepeated: boolean; minutes: { minute: number; start: Date }[]; offset: number }[] = [];
  for (const start of slots) {
    const shown = localTime(zone, start.getTime());
    const [hour, minute] = [new Date(shown).getUTCHours(), new Date(shown).getUTCMinutes()];
    const offset = shown - start.getTime();
    const last = hours.at(-1);
    if (last?.hour === hour && last.offset === offset) last.minutes.push({ minute, start });
    else {
      const isRepeated = instantOf(zone, shown) < start.getTime();
      hours.push({ hour, isRepeated, minutes: [{ minute, start }], offset });
    }
  }
  return hours.map(({ offset: _, ...hour }) => hour);
}

/** Half-open. The last window of an opening ends with it and may be shorter. */
export type PickupWindow = { readonly from: Date; readonly to: Date };

/**
 * The window list (SLOT-04): 180 days, a window every 15 minutes, the first of each opening rounded up to 5 minutes.
 */
export const pickupWindows = (query: SlotQuery): PickupWindow[] =>
  openWithin(query, spanOf(query, windowDays)).flatMap((open) =>
    startsIn(zoneOf(query.branch), [open], windowGap).map((from) => ({
      from,
      to: new Date(Math.min(from.getTime() + windowGap, open.to)),
    })),
  );
