import type { OrderState } from '@theke/contracts/ordering/order-state';
import { type ExpectedWindow, windowText } from '@theke/rules/hours/expected-time';
import { clockText, dayText, localTime } from '@theke/rules/time/local-time';
import type { Moment } from './mail-content.ts';

/**
 * "Dienstag, 24.11.2026, 12:00 Uhr" in the branch's time zone; never "heute", because the time of reading is unknown.
 */
export function timeText(iso: string, zone: string): string {
  const local = localTime(zone, Date.parse(iso));
  return `${dayText(local)}, ${clockText(local)} Uhr`;
}

/** Promised window of an order without an agreed time; undefined if there is none. */
export const expectedOf = ({
  expectedFrom,
  expectedUntil,
}: Pick<OrderState, 'expectedFrom' | 'expectedUntil'>): ExpectedWindow | undefined =>
  expectedFrom && expectedUntil ? { from: new Date(expectedFrom), until: new Date(expectedUntil) } : undefined;

/** "Dienstag, 24.11.2026, etwa 12:20 bis 12:30 Uhr" in the branch's time zone. */
export const expectedText = (window: ExpectedWindow, zone: string): string =>
  `${dayText(localTime(zone, window.from.getTime()))}, etwa ${windowText(window, zone)}`;

/**
 * Due time of an order: agreed, else wished, else expected; undefined if unknown.
 * @param label of an agreed or wished time
 */
export function momentOf(order: OrderState, zone: string, label = 'Termin'): Moment | undefined {
  const at = order.appointment ?? order.appointmentDate;
  if (at) return momentAt(at, zone, label);
  const window = expectedOf(order);
  if (!window) return undefined;
  const [from, until] = [window.from, window.until].map((each) => localTime(zone, each.getTime())) as [number, number];
  const clock = `${clockText(from)}–${clockText(until)}`;
  return { label: 'Voraussichtlich', value: expectedText(window, zone), clock, isAbout: true, day: dayText(from) };
}

export function momentAt(iso: string, zone: string, label: string): Moment {
  const local = localTime(zone, Date.parse(iso));
  return { label, value: timeText(iso, zone), clock: clockText(local), isAbout: false, day: dayText(local) };
}
