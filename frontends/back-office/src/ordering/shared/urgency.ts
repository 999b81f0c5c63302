import type { Order } from '@theke/contracts/ordering/order';
import { dueAt, type Promised } from '@theke/rules/orders/promise';

export type Urgency = 'new' | 'ok' | 'soon' | 'late';

/** Fields that determine an order's urgency. */
export type Timed = Pick<Order, 'status' | 'history' | 'placedAt'> & Promised;

const minute = 60_000;
/** Time in ms until a step is urgent and late. A new order is missed after ten minutes (ORDER-12). */
const limitsOf: Partial<Record<Order['status'], { soon: number; late: number }>> = {
  placed: { soon: 5 * minute, late: 10 * minute },
  confirmed: { soon: 20 * minute, late: 30 * minute },
  'in-delivery': { soon: 20 * minute, late: 40 * minute },
};
/** Time in ms before a promise at which an order becomes urgent. */
const warning = 10 * minute;

/** Start of the order's current state, in ms since 1970. */
export const sinceOf = (order: Pick<Order, 'history' | 'placedAt'>): number =>
  Date.parse(order.history.at(-1)?.at ?? order.placedAt);

/**
 * Start of the guest's wait, in ms since 1970: when the order was placed, regardless of later moves. A ready order
 * waits for the guest, from when it was ready.
 */
export const waitsSince = (order: Pick<Order, 'status' | 'history' | 'placedAt'>): number =>
  order.status === 'in-delivery' || order.status === 'delivered' ? sinceOf(order) : Date.parse(order.placedAt);

/**
 * Time span of an order, and from when it is urgent. A new order waits for an answer, whatever time was requested;
 * later the promised time counts, without one the age.
 */
function termOf(order: Timed): { from: number; soon: number; late: number } | undefined {
  const limits = limitsOf[order.status];
  if (!limits) return undefined;
  const from = waitsSince(order);
  const due = order.status === 'placed' ? undefined : dueAt(order);
  if (due === undefined) return { from, soon: from + limits.soon, late: from + limits.late };
  return { from, soon: due - warning, late: due };
}

/** Urgency of an order, and the elapsed fraction of its time span (0 to 1). */
export function urgencyOf(order: Timed, now: number): { urgency: Urgency; share: number } {
  const term = termOf(order);
  if (!term) return { urgency: 'ok', share: 0 };
  const { from, soon, late } = term;
  if (now >= late) return { urgency: 'late', share: 1 };
  const share = Math.max(0, Math.min(1, (now - from) / (late - from)));
  if (now >= soon) return { urgency: 'soon', share };
  return { urgency: order.status === 'placed' ? 'new' : 'ok', share };
}
