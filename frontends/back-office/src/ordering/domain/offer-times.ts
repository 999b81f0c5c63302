import type { Branch } from '@theke/contracts/catalog/branch';
import type { Capacity } from '@theke/contracts/ordering/capacity';
import type { Order } from '@theke/contracts/ordering/order';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { type SlotQuery, slotDates, slotsOnDate } from '@theke/rules/hours/pickup-slots';
import { dateOf, instantOf, type LocalDate, localTime, startOf } from '@theke/rules/time/local-time';

type Booked = Pick<Capacity, 'slotMinutes' | 'fullSlots'>;

/** A time that the branch could offer instead; a full one takes no more orders. */
export type OfferTime = { at: number; isFull: boolean };

const minute = 60_000;

const queryOf = (branch: Branch, { deliveryType }: Pick<Order, 'deliveryType'>, now: number): SlotQuery => ({
  branch,
  orderType: deliveryType,
  // How long their own dishes take, staff know better than the menu.
  products: [],
  now: new Date(now),
});

/** The days on which the branch could be asked to make an order of this kind. */
export const offerDays = (branch: Branch, order: Pick<Order, 'deliveryType'>, now: number): LocalDate[] =>
  slotDates(queryOf(branch, order, now));

/** The times of one day on the picker's 5-minute grid (SLOT-03); the guest's own wish is no other time. */
export function offerTimes(
  branch: Branch,
  order: Pick<Order, 'deliveryType' | 'appointmentDate'>,
  day: LocalDate,
  booked: Booked,
  now: number,
): OfferTime[] {
  const wish = order.appointmentDate === null ? undefined : Date.parse(order.appointmentDate);
  return slotsOnDate(queryOf(branch, order, now), day)
    .map((slot) => slot.getTime())
    .filter((at) => at !== wish)
    .map((at) => ({ at, isFull: isFull(at, booked) }));
}

const isFull = (at: number, { slotMinutes, fullSlots }: Booked): boolean =>
  slotMinutes !== null &&
  fullSlots.some((slot) => Date.parse(slot) <= at && at < Date.parse(slot) + slotMinutes * minute);

/** Where in a day's times to look first: just before the wish, else a quarter of an hour from now. */
export function firstShown(times: readonly OfferTime[], wish: number | undefined, now: number): number {
  const from = wish === undefined ? now + 15 * minute : wish - 10 * minute;
  const index = times.findIndex(({ at }) => at >= from);
  return index === -1 ? Math.max(0, times.length - 1) : index;
}

/** The first of a day's times where it is not simply the next one: before it the branch is not open for such an order. */
export const opensLater = (times: readonly OfferTime[], now: number): number | undefined => {
  const first = times[0]?.at;
  return first !== undefined && first - now > 10 * minute ? first : undefined;
};

/** The day that a wish falls on, or today, or where the branch is closed then the next one that it is open on. */
export function firstDay(days: readonly LocalDate[], branch: Branch, at: number): LocalDate | undefined {
  const wanted = dateOf(localTime(zoneOf(branch), at));
  return days.find((day) => day >= wanted) ?? days.at(-1);
}

/** Noon of a day by the branch's clock, to name it by. */
export const noonOf = (day: LocalDate, branch: Branch): number =>
  instantOf(zoneOf(branch), startOf(day) + 12 * 60 * minute);
