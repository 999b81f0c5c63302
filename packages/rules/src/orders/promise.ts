import type { OrderState } from './order-states.ts';
import type { OrderType } from './order-types.ts';

/** What a promise is told from; instants as ISO 8601. */
export type Promised = {
  /** What was agreed on. */
  readonly appointment: string | null;
  /** What the guest wished for. */
  readonly appointmentDate: string | null;
  /** Until when an order without a wish was expected when it was placed (WHEN-08). */
  readonly expectedUntil: string | null;
};

export type Moved = Promised & { readonly history: readonly { readonly status: OrderState; readonly at: string }[] };

/** When the order was promised, else wished for, else expected by its guest, in ms since 1970; undefined where nobody has said. */
export function promiseOf({ appointment, appointmentDate, expectedUntil }: Promised): number | undefined {
  const at = appointment ?? appointmentDate ?? expectedUntil;
  return at === null ? undefined : Date.parse(at);
}

/**
 * The time that an order is late from, in ms since 1970: what was promised last. Whoever promises another time when the first is over
 * promises it too late: the order stays late.
 */
export function dueAt(order: Moved): number | undefined {
  const promise = promiseOf(order);
  if (order.appointmentDate !== null || order.expectedUntil === null) return promise;
  const expected = Date.parse(order.expectedUntil);
  const answered = order.history.find(({ status }) => status === 'confirmed')?.at;
  return answered !== undefined && Date.parse(answered) >= expected ? expected : promise;
}

/**
 * Whether an order was there when it was promised (STAT-14): delivered by then, or else ready. Undefined where nothing was promised, or
 * where nobody said when: whoever only closes an order in the evening says nothing about its time.
 */
export function wasInTime(order: Moved & { readonly deliveryType: OrderType }): boolean | undefined {
  const there = order.deliveryType === 'delivery' ? 'delivered' : 'in-delivery';
  const at = order.history.find(({ status }) => status === there)?.at;
  const due = dueAt(order);
  return at === undefined || due === undefined ? undefined : Date.parse(at) <= due;
}
