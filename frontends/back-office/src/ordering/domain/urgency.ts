import type { Order } from '@theke/contracts/ordering/order';
import { dueAt, type Promised } from '@theke/rules/orders/promise';

export type Urgency = 'new' | 'ok' | 'soon' | 'late';

/** What an order's urgency is told from. */
export type Timed = Pick<Order, 'status' | 'history' | 'placedAt'> & Promised;

const minute = 60_000;
/** How long each step may take until it is urgent and until it is late. A new order is missed after ten minutes (ORDER-12). */
const limitsOf: Partial<Record<Order['status'], { soon: number; late: number }>> = {
  placed: { soon: 5 * minute, late: 10 * minute },
  confirmed: { soon: 20 * minute, late: 30 * minute },
  'in-delivery': { soon: 20 * minute, late: 40 * minute },
};
/** So long before a promised time it becomes urgent. */
const warning = 10 * minute;

/** Since when the order is in its present state, in ms since 1970. */
export const sinceOf = (order: Pick<Order, 'history' | 'placedAt'>): number =>
  Date.parse(order.history.at(-1)?.at ?? order.placedAt);

/** Since when its guest waits, in ms since 1970: from the order on, whatever was done with it; what is ready waits for the guest. */
export const waitsSince = (order: Pick<Order, 'status' | 'history' | 'placedAt'>): number =>
  order.status === 'in-delivery' || order.status === 'delivered' ? sinceOf(order) : Date.parse(order.placedAt);

/**
 * From when to when an order has time, and from when on that is urgent. A new one waits for its answer, whenever it is
 * wished for; later the promised time counts, and without one the age.
 */
function termOf(order: Timed): { from: number; soon: number; late: number } | undefined {
  const limits = limitsOf[order.status];
  if (!limits) return undefined;
  const from = waitsSince(order);
  const due = order.status === 'placed' ? undefined : dueAt(order);
  if (due === undefined) return { from, soon: from + limits.soon, late: from + limits.late };
  return { from, soon: due - warning, late: due };
}

/** How urgent an order is and how much of its time has gone (0 to 1). */
export function urgencyOf(order: Timed, now: number): { urgency: Urgency; share: number } {
  const term = termOf(order);
  if (!term) return { urgency: 'ok', share: 0 };
  const { from, soon, late } = term;
  if (now >= late) return { urgency: 'late', share: 1 };
  const share = Math.max(0, Math.min(1, (now - from) / (late - from)));
  if (now >= soon) return { urgency: 'soon', share };
  return { urgency: order.status === 'placed' ? 'new' : 'ok', share };
}
