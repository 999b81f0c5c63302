import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';

/** An event in an order's history: a new state or a change. */
export type Happening = { at: string; text: string; by: string; reason: string | null };

/** Moves and corrections of an order, newest first, with actor and reason. */
export function storyOf({
  history,
  edits,
  deliveryType,
  offer,
}: Pick<Order, 'history' | 'edits' | 'deliveryType' | 'offer'>): Happening[] {
  const moves = history.map(({ status, at, by, reason }) => ({
    at,
    text: staffLabel(status, deliveryType, offer !== null),
    by,
    reason,
  }));
  const changes = edits.map(({ at, by, text }) => ({ at, text, by, reason: null }));
  // Simultaneous events keep their recorded order.
  return [...moves, ...changes].toSorted((one, other) => one.at.localeCompare(other.at)).toReversed();
}
