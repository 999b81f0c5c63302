import type { Order } from '@theke/contracts/ordering/order';

export type Urgency = 'new' | 'ok' | 'soon' | 'late';

const minute = 60_000;
/** How long each step may take until it is urgent and until it is late. A new order is missed after ten minutes (RULINGS). */
const patience: Partial<Record<Order['status'], { soon: number; late: number }>> = {
  placed: { soon: 5 * minute, late: 10 * minute },
  confirmed: { soon: 20 * minute, late: 30 * minute },
  'in-delivery': { soon: 20 * minute, late: 40 * minute },
};

/** Since when the order is in its present state, in ms since 1970. */
export const sinceOf = (order: Pick<Order, 'history' | 'placedAt'>): number =>
  Date.parse(order.history.at(-1)?.at ?? order.placedAt);

/** How urgent an order is and how much of its time has gone (0 to 1). */
export function urgencyOf(
  order: Pick<Order, 'status' | 'history' | 'placedAt'>,
  now: number,
): { urgency: Urgency; share: number } {
  const limits = patience[order.status];
  if (!limits) return { urgency: 'ok', share: 0 };
  const age = Math.max(0, now - sinceOf(order));
  const share = Math.min(1, age / limits.late);
  if (age >= limits.late) return { urgency: 'late', share };
  if (age >= limits.soon) return { urgency: 'soon', share };
  return { urgency: order.status === 'placed' ? 'new' : 'ok', share };
}
