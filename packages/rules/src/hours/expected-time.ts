import type { OrderType } from '../orders/order-types.ts';
import { addDays, clockText, dateOf, dayText, localTime, plusDays } from '../time/local-time.ts';
import { expectedTexts } from './expected-time.de.ts';
import { earliestReady } from './lead-time.ts';
import { openTimes, openUntil } from './opening-hours.ts';
import { hoursFor, zoneOf } from './opening-status.ts';
import { grid, onGrid, orderableAt, pickerDays, type SlotQuery } from './pickup-slots.ts';

/**
 * Glossary. Preparation: minutes from the order until it is handed over, to a guest or to whoever drives. Wait: minutes that what is
 * open already adds to it. Window: the two times between which an order may be expected, on the clock's 5-minute grid.
 */
export type Preparation = {
  readonly takeawayMinutes?: number | null | undefined;
  readonly deliveryMinutes?: number | null | undefined;
  readonly dineInMinutes?: number | null | undefined;
  /** How many orders the kitchen makes at a time. */
  readonly ordersAtOnce?: number | null | undefined;
};

/** What a branch takes that has said nothing (WHEN-01). */
export const usualPreparation = {
  takeawayMinutes: 20,
  deliveryMinutes: 30,
  dineInMinutes: 15,
  ordersAtOnce: 15,
} as const;
/** How long the ride takes to an area of which nothing was said. */
export const usualRideMinutes = 10;

export type ExpectedQuery = SlotQuery & {
  readonly branch: SlotQuery['branch'] & Preparation;
  /** Where it goes, for deliveries. */
  readonly area?: { readonly minutes?: number | null | undefined } | undefined;
  /** As `waitMinutes` tells it. */
  readonly waitMinutes: number;
};

export type ExpectedWindow = { readonly from: Date; readonly until: Date };

const minute = 60_000;
const usualLength = 2 * grid;
/** Nobody is told to wait longer because of what is open: such an order is for another day, or refused. */
const maxWait = 120;

const fieldOf = { takeaway: 'takeawayMinutes', delivery: 'deliveryMinutes', dineIn: 'dineInMinutes' } as const;

/** Minutes from the order until it is handed over, while nothing else is open (WHEN-01). */
export function preparationMinutes(branch: Preparation, orderType: OrderType): number {
  const field = fieldOf[orderType];
  return branch[field] ?? usualPreparation[field];
}

/** Minutes that an order is on the road (WHEN-04); 0 for what nobody drives. */
export const rideMinutes = ({ orderType, area }: Pick<ExpectedQuery, 'orderType' | 'area'>): number =>
  orderType === 'delivery' ? (area?.minutes ?? usualRideMinutes) : 0;

/**
 * Minutes that open orders add (WHEN-02): as many are made at a time as the kitchen has room for, each as long as a takeaway; and what
 * staff have added for now (WHEN-03).
 */
export function waitMinutes(branch: Preparation, openOrders: number, addedMinutes: number): number {
  const atOnce = Math.max(1, branch.ordersAtOnce ?? usualPreparation.ordersAtOnce);
  const before = Math.max(0, openOrders + 1 - atOnce);
  const queue = Math.ceil((before * preparationMinutes(branch, 'takeaway')) / atOnce);
  return Math.min(maxWait, queue) + addedMinutes;
}

/** The last time on the grid that is not after an instant. */
const onGridUntil = (zone: string, instant: number): number => onGrid(zone, instant - grid + 1);

/**
 * Between which times an order without a wish may be expected (WHEN-05); undefined where the branch is not open long enough within the
 * picker's days. From the later of now plus preparation, wait and lead time, and an opening; it is handed over while the branch is open.
 */
export function expectedWindow(query: ExpectedQuery): ExpectedWindow | undefined {
  // What is expected within three days is found without looking at ninety.
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
    // Whether it stays open beyond the horizon is not known.
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
 * Whether an order without a wish would have to wait for another opening although the branch takes no pre-orders (WHEN-13): it is open,
 * and what `expectedWindow` found is after this opening, or nothing was found. Where it is closed, that it is closed is the fault.
 */
export function isTooLateToday(query: ExpectedQuery, window: ExpectedWindow | undefined): boolean {
  const { branch, orderType, now } = query;
  const end = openUntil(hoursFor(branch, orderType), zoneOf(branch), now);
  if (branch.isPreorderEnabled || !(end instanceof Date)) return false;
  return !window || window.from.getTime() - rideMinutes(query) * minute >= end.getTime();
}

/** "12:20 bis 12:30 Uhr" by the branch's clock. */
export const windowText = ({ from, until }: ExpectedWindow, zone: string): string =>
  expectedTexts.window(clockText(localTime(zone, from.getTime())), clockText(localTime(zone, until.getTime())));

/** What a guest reads before ordering: "etwa 12:20 bis 12:30 Uhr", with its day where that is not today (WHEN-06). */
export function expectedText(window: ExpectedWindow, zone: string, now: Date): string {
  const [day, today] = [localTime(zone, window.from.getTime()), dateOf(localTime(zone, now.getTime()))];
  const text = windowText(window, zone);
  if (dateOf(day) === today) return expectedTexts.about(text);
  return expectedTexts.aboutOn(dateOf(day) === addDays(today, 1) ? expectedTexts.tomorrow : dayText(day), text);
}
