import { listSlots, type OpeningRules } from '../hours/opening-hours.ts';
import { zoneOf } from '../hours/opening-status.ts';
import { addDays, dateOf, instantOf, type LocalDate, localTime, startOf } from '../time/local-time.ts';

/** Settings of a branch; a field that an older copy lacks has the default of the form. */
export type ReservationBranch = {
  readonly timeZone?: string | undefined;
  readonly openingHours?: OpeningRules;
  readonly isReservationEnabled?: boolean | undefined;
  readonly reservationStep?: '15' | '30' | undefined;
  readonly reservationLeadMinutes?: number | undefined;
  readonly reservationDays?: number | undefined;
  readonly reservationLastMinutes?: number | undefined;
  readonly reservationPartyMax?: number | undefined;
  readonly reservationCancelMinutes?: number | undefined;
  readonly stayMinutesForTwo?: number | undefined;
  readonly stayMinutesForFour?: number | undefined;
  readonly stayMinutesForMore?: number | undefined;
};

export const usualReservation = {
  step: '30',
  leadMinutes: 60,
  days: 60,
  lastMinutes: 60,
  partyMax: 8,
  cancelMinutes: 120,
  stay: { two: 90, four: 120, more: 150 },
} as const;

const minute = 60_000;

/** How long a party stays, in minutes (RESV-07). */
export function stayMinutes(branch: ReservationBranch, guests: number): number {
  if (guests <= 2) return branch.stayMinutesForTwo ?? usualReservation.stay.two;
  if (guests <= 4) return branch.stayMinutesForFour ?? usualReservation.stay.four;
  return branch.stayMinutesForMore ?? usualReservation.stay.more;
}

const openingsOf = (branch: ReservationBranch, day: LocalDate): { from: number; to: number }[] => {
  const zone = zoneOf(branch);
  return listSlots(branch.openingHours, day).map(({ from, to }) => ({
    from: instantOf(zone, startOf(day) + from * minute),
    to: instantOf(zone, startOf(day) + to * minute),
  }));
};

/**
 * Starts on a business day that the opening hours allow, as instants in ms (RESV-05): on the grid of the clock from
 * opening on, the last one a while before closing. A start after midnight belongs to the day of its opening. In a
 * repeated hour both instants are starts; a skipped hour has none.
 */
export function listStarts(branch: ReservationBranch, day: LocalDate): number[] {
  const step = Number(branch.reservationStep ?? usualReservation.step) * minute;
  const last = (branch.reservationLastMinutes ?? usualReservation.lastMinutes) * minute;
  const zone = zoneOf(branch);
  return openingsOf(branch, day).flatMap(({ from, to }) => {
    const passed = localTime(zone, from) % step;
    const first = passed === 0 ? from : from + step - passed;
    const count = Math.floor((to - last - first) / step) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * step);
  });
}

/** The business day of an instant: that of the opening which still runs over midnight, else the local date. */
export function reservationDay(branch: ReservationBranch, at: number): LocalDate {
  const date = dateOf(localTime(zoneOf(branch), at));
  const before = addDays(date, -1);
  return openingsOf(branch, before).some(({ from, to }) => from <= at && at < to) ? before : date;
}

export type StartFault = 'closed' | 'too-soon' | 'too-far' | 'party-too-large';

/** Why guests cannot reserve a start online (RESV-05, RESV-06), whatever the tables; undefined if they can. */
export function startFault(
  branch: ReservationBranch,
  { at, guests, now }: { at: number; guests: number; now: number },
): StartFault | undefined {
  if (guests > (branch.reservationPartyMax ?? usualReservation.partyMax)) return 'party-too-large';
  if (at < now + (branch.reservationLeadMinutes ?? usualReservation.leadMinutes) * minute) return 'too-soon';
  // A rough check first, so that no calendar is computed for the end of time.
  const days = branch.reservationDays ?? usualReservation.days;
  if (at > now + (days + 2) * 24 * 60 * minute) return 'too-far';
  const day = reservationDay(branch, at);
  if (!listStarts(branch, day).includes(at)) return 'closed';
  return day > lastDay(branch, now) ? 'too-far' : undefined;
}

/** The last business day that guests may choose. */
export const lastDay = (branch: ReservationBranch, now: number): LocalDate =>
  addDays(reservationDay(branch, now), branch.reservationDays ?? usualReservation.days);

/** Until when guests may change or cancel a reservation by its link, in ms (RESV-09). */
export const changeableUntil = (branch: ReservationBranch, startAt: number): number =>
  startAt - (branch.reservationCancelMinutes ?? usualReservation.cancelMinutes) * minute;
