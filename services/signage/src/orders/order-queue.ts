import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { OrderQueue } from '@theke/contracts/signage/player';
import type { OrderInQueue, QueuedOrder } from './queue-store.ts';

const minute = 60_000;
/** How long before its appointment an order is shown as being prepared, in ms. */
const shownBefore = 60 * minute;
/** How long an order may wait to be picked up and is still shown, in ms. */
const shownReady = 60 * minute;
/** How long an order in preparation is shown that staff never finish, in ms. */
const shownPreparing = 12 * 60 * minute;

/** Numbers per column: more are not readable. */
const most = 24;

/** An order as the queue stores it; undefined if no guest ever waits for its number, or it is not confirmed yet. */
export function queuedOrder(order: OrderState, at: Date): OrderInQueue | undefined {
  if (!hasQueueNumber(order) || !order.isConfirmed) return undefined;
  const isReady = order.status === 'in-delivery';
  const isWaiting = isReady || order.status === 'confirmed';
  return {
    id: order.id,
    branch: order.branch.id,
    version: order.version,
    number: order.ticketNumber === null ? order.uid.slice(-4) : String(order.ticketNumber),
    isReady,
    isWaiting,
    at: isReady || !isWaiting ? at : new Date(order.appointment ?? order.placedAt),
  };
}

/** Whether a guest picks the order up: neither a delivery nor a request for an offer. */
export const hasQueueNumber = ({ deliveryType, kind }: OrderState): boolean =>
  deliveryType !== 'delivery' && kind === 'order';

/** The numbers shown at an instant: oldest first while they are prepared, newest first once they are ready. */
export function orderQueueAt(orders: readonly QueuedOrder[], now: number): OrderQueue {
  const age = ({ at }: QueuedOrder) => now - at.getTime();
  const numbers = (all: readonly QueuedOrder[]) => all.slice(0, most).map(({ number }) => number);
  return {
    preparing: numbers(orders.filter((one) => !one.isReady && age(one) >= -shownBefore && age(one) < shownPreparing)),
    ready: numbers(orders.filter((one) => one.isReady && age(one) < shownReady).toReversed()),
  };
}
