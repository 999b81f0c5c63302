import type { OrderType } from '../orders/order-types.ts';
import { addDays, clockText, dateOf, dayText, localTime, plusDays } from '../time/local-time.ts';
import { expectedTexts } from './expected-time.de.ts';
import { earliestReady } from './lead-time.ts';
import { openTimes, openUntil } from './opening-hours.ts';
import { hoursFor, zoneOf } from './opening-status.ts';
import { grid, onGrid, orderableAt, pickerDays, type SlotQuery } from './pickup-slots.ts';

/**
 * Terms. Preparation: minutes from the order until it is handed over to a guest or driver. Wait: additional minutes due
 * to open orders. Window: the expected time range of an order, on the clock's 5-minute grid.
 */
export type Preparation = {
  readonly takeawayMinutes?: number | null | undefined;
  readonly deliveryMinutes?: number | null | undefined;
  readonly dineInMinutes?: number | null | undefined;
  /** Number of orders that the kitchen makes in parallel. */
  readonly ordersAtOnce?: number | null | undefined;
};

/** Defaults for a branch without settings (WHEN-01). */
export const usualPreparation = {
  takeawayMinutes: 20,
  deliveryMinutes: 30,
  dineInMinutes: 15,
  ordersAtOnce: 15,
} as const;
/** Default minutes of the ride to an area. */
export const usualRideMinutes = 10;

export type ExpectedQuery = SlotQuery & {
  readonly branch: SlotQuery['branch'] & Preparation;
  /** The delivery area, for deliveries. */
  readonly area?: { readonly minutes?: number | null | undefined } | undefined;
  /** Result of `waitMinutes`. */
  readonly waitMinutes: number;
};

export type ExpectedWindow = { readonly from: Date; readonly until: Date };

const minute = 60_000;
const usualLength = 2 * grid;
/** Maximum wait due to open orders, in minutes; longer waits are capped. */
const maxWait = 120;

const fieldOf = { takeaway: 'takeawayMinutes', delivery: 'deliveryMinutes', dineIn: 'dineInMinutes' } as const;

/** Minutes from the order until it is handed over, without other open orders (WHEN-01). */
export function preparationMinutes(branch: Preparation, orderType: OrderType): number {
  const field = fieldOf[orderType];
  return branch[field] ?? usualPreparation[field];
}

/** Minutes of the ride (WHEN-04); 0 without delivery. */
export const rideMinutes = ({ orderType, area }: Pick<ExpectedQuery, 'orderType' | 'area'>): number =>
  orderType === 'delivery' ? (area?.minutes ?? usualRideMinutes) : 0;

/**
 * Minutes due to open orders (WHEN-02): the kitchen makes a number of orders in parallel, each in the time of a
 * takeaway. Plus the minutes currently added by staff (WHEN-03).
 */
export function waitMinutes(branch: Preparation, openOrders: number, addedMinutes: number): number {
  const atOnce = Math.max(1, branch.ordersAtOnce ?? usualPreparation.ordersAtOnce);
  const before = Math.max(0, openOrders + 1 - atOnce);
  const queue = Math.ceil((before * preparationMinutes(branch, 'takeaway')) / atOnce);
  return Math.min(maxWait, queue) + addedMinutes;
}

/** The last time on the grid not after an instant. */
const onGridUntil = (zone: string, instant: number): number => onGrid(zone, instant - grid + 1);

/**
 * The expected time range of an order without a wish (WHEN-05). Undefined if the branch is not open long enough within
 * the picker's days. Starts at the later of now plus preparation, wait and lead time, and an opening. The handover is
 * while the branch is open.
 */
export function expectedWindow(query: ExpectedQuery): ExpectedWindow | undefined {
  // Tries three days first, which is cheaper than ninety.
  return windowWithin(query, 3) ?? windowWithin(query, pickerDays);
}

function windowWithin(query: ExpectedQuery, days: number): ExpectedWindow | undefined {
  const { branch, orderType, products, now } = query;
  const zone = zoneOf(branch);
  const horizon = plusDays(zone, now.getTime(), days);
  const start = Math.max(now.getTime(), orderableAt(branch));
  if (start >= horizon) return undefined;
  const made = start + (preparationMinutes(branch, orderType) + query.waitMinutes) * minute;
  const earliest = Math.max(made, earliestReady(products, zone, now).getTime());
  for (const open of openTimes(hoursFor(branch, orderType), zone, start, horizon)) {
    const from = onGrid(zone, Math.max(open.from, earliest));
    const until = Math.min(from + usualLength, onGridUntil(zone, open.to));
    // The search horizon may hide a later closing time.
    if (until - from >= grid && from + usualLength <= horizon) return ridden(query, zone, { from, until });
  }
  return undefined;
}

function ridden(query: ExpectedQuery, zone: string, handedOver: { from: number; until: number }): ExpectedWindow {
  const ride = rideMinutes(query) * minute;
  const from = onGrid(zone, handedOver.from + ride);
  return { from: new Date(from), until: new Date(from + (handedOver.until - handedOver.from)) };
}

/**
 * Whether an order without a wish would have to wait for another opening although the branch takes no pre-orders
 * (WHEN-13): it is open, and the result of `expectedWindow` is after this opening or undefined. A closed branch is a
 * separate fault.
 */
export function isTooLateToday(query: ExpectedQuery, window: ExpectedWindow | undefined): boolean {
  const { branch, orderType, now } = query;
  const end = openUntil(hoursFor(branch, orderType), zoneOf(branch), now);
  if (branch.isPreorderEnabled || !(end instanceof Date)) return false;
  return !window || window.from.getTime() - rideMinutes(query) * minute >= end.getTime();
}

/** "12:20 bis 12:30 Uhr" in the branch's time zone. */
export const windowText = ({ from, until }: ExpectedWindow, zone: string): string =>
  expectedTexts.window(clockText(localTime(zone, from.getTime())), clockText(localTime(zone, until.getTime())));

/** The text shown before ordering: "etwa 12:20 bis 12:30 Uhr", with the day if it is not today (WHEN-06). */
export function expectedText(window: ExpectedWindow, zone: string, now: Date): string {
  const [day, today] = [localTime(zone, window.from.getTime()), dateOf(localTime(zone, now.getTime()))];
  const text = windowText(window, zone);
  if (dateOf(day) === today) return expectedTexts.about(text);
  return expectedTexts.aboutOn(dateOf(day) === addDays(today, 1) ? expectedTexts.tomorrow : dayText(day), text);
}
