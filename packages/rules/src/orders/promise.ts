import type { OrderState } from './order-states.ts';
import type { OrderType } from './order-types.ts';

/** Input for a promise; instants as ISO 8601. */
export type Promised = {
  /** The agreed time. */
  readonly appointment: string | null;
  /** The time wished by the guest. */
  readonly appointmentDate: string | null;
  /** End of the expected range of an order without a wish, set when it was placed (WHEN-08). */
  readonly expectedUntil: string | null;
};

export type Moved = Promised & { readonly history: readonly { readonly status: OrderState; readonly at: string }[] };

/** The promised time of an order in ms since 1970: agreed, else wished, else expected. Undefined if there is none. */
export function promiseOf({ appointment, appointmentDate, expectedUntil }: Promised): number | undefined {
  const at = appointment ?? appointmentDate ?? expectedUntil;
  return at === null ? undefined : Date.parse(at);
}

/**
 * The time from which an order is late, in ms since 1970: the last promise. A promise made after the earlier one has
 * passed does not count: the order stays late.
 */
export function dueAt(order: Moved): number | undefined {
  const promise = promiseOf(order);
  if (order.appointmentDate !== null || order.expectedUntil === null) return promise;
  const expected = Date.parse(order.expectedUntil);
  const answered = order.history.find(({ status }) => status === 'confirmed')?.at;
  return answered !== undefined && Date.parse(answered) >= expected ? expected : promise;
}

/**
 * Whether an order was on time (STAT-14): delivered by then, or ready if not a delivery. Undefined without a promise or
 * a recorded time: closing an order in the evening says nothing about its time.
 */
export function wasInTime(order: Moved & { readonly deliveryType: OrderType }): boolean | undefined {
  const there = order.deliveryType === 'delivery' ? 'delivered' : 'in-delivery';
  const at = order.history.find(({ status }) => status === there)?.at;
  const due = dueAt(order);
  return at === undefined || due === undefined ? undefined : Date.parse(at) <= due;
}
