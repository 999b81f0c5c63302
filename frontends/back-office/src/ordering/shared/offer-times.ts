import type { Branch } from '@theke/contracts/catalog/branch';
import type { Capacity } from '@theke/contracts/ordering/capacity';
import type { Order } from '@theke/contracts/ordering/order';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { type SlotQuery, slotDates, slotsOnDate } from '@theke/rules/hours/pickup-slots';
import { dateOf, instantOf, type LocalDate, localTime, startOf } from '@theke/rules/time/local-time';

type Booked = Pick<Capacity, 'slotMinutes' | 'fullSlots'>;

/** A time that can be offered; a full one accepts no more orders. */
export type OfferTime = { at: number; isFull: boolean };

const minute = 60_000;

const queryOf = (branch: Branch, { deliveryType }: Pick<Order, 'deliveryType'>, now: number): SlotQuery => ({
  branch,
  orderType: deliveryType,
  // Ignores the products' lead times: staff know better how long their dishes take.
  products: [],
  now: new Date(now),
});

/** Days on which the branch accepts orders of this type. */
export const offerDays = (branch: Branch, order: Pick<Order, 'deliveryType'>, now: number): LocalDate[] =>
  slotDates(queryOf(branch, order, now));

/** Times of a day on the 5-minute grid (SLOT-03), except the guest's requested time. */
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

/** Index of the first time to show: just before the requested time, otherwise a quarter of an hour from now. */
export function firstShown(times: readonly OfferTime[], wish: number | undefined, now: number): number {
  const from = wish === undefined ? now + 15 * minute : wish - 10 * minute;
  const index = times.findIndex(({ at }) => at >= from);
  return index === -1 ? Math.max(0, times.length - 1) : index;
}

/** First time of the day, if the branch does not accept such orders before it. */
export const opensLater = (times: readonly OfferTime[], now: number): number | undefined => {
  const first = times[0]?.at;
  return first !== undefined && first - now > 10 * minute ? first : undefined;
};

/** Day of the requested time, or the next day on which the branch is open. */
export function firstDay(days: readonly LocalDate[], branch: Branch, at: number): LocalDate | undefined {
  const wantedDay = dateOf(localTime(zoneOf(branch), at));
  return days.find((day) => day >= wantedDay) ?? days.at(-1);
}

/** Noon of a day in the branch's time zone, to format the day. */
export const noonOf = (day: LocalDate, branch: Branch): number =>
  instantOf(zoneOf(branch), startOf(day) + 12 * 60 * minute);
