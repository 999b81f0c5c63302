import type { Order } from '@theke/contracts/ordering/order';
import { promiseOf } from './promise-of.ts';

export type Urgency = 'new' | 'ok' | 'soon' | 'late';

/** What an order's urgency is told from. */
export type Timed = Pick<Order, 'status' | 'history' | 'placedAt' | 'appointment' | 'appointmentDate'>;

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

/**
 * From when to when an order has time in its present state, and from when on that is urgent. A new one waits for its
 * answer, whenever it is wished for; later the promised time counts, and without one the age.
 */
function termOf(order: Timed): { from: number; soon: number; late: number } | undefined {
  const limits = limitsOf[order.status];
  if (!limits) return undefined;
  const from = sinceOf(order);
  const promise = order.status === 'placed' ? undefined : promiseOf(order);
  if (promise === undefined) return { from, soon: from + limits.soon, late: from + limits.late };
  return { from, soon: promise - warning, late: promise };
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
