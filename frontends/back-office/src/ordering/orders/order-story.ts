import type { Order } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';

/** One thing that happened to an order: a state it came into, or what was changed in it. */
export type Happening = { at: string; what: string; by: string; reason: string | null };

/** Everything that happened to an order, the newest first: where it was moved and what was corrected, by whom and why. */
export function storyOf({
  history,
  edits,
  deliveryType,
  offer,
}: Pick<Order, 'history' | 'edits' | 'deliveryType' | 'offer'>): Happening[] {
  const moves = history.map(({ status, at, by, reason }) => ({
    at,
    what: staffLabel(status, deliveryType, offer !== null),
    by,
    reason,
  }));
  const changes = edits.map(({ at, by, text }) => ({ at, what: text, by, reason: null }));
  // What happened in one moment stays in the order it was written down.
  return [...moves, ...changes].toSorted((one, other) => one.at.localeCompare(other.at)).toReversed();
}
