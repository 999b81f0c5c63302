import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { OrderQueue } from '@theke/contracts/signage/player';
import type { QueuedOrder } from './queue-store.ts';

const minute = 60_000;
/** How long before its appointment an order is shown as being prepared, in ms. */
const shownBefore = 60 * minute;
/** How long an order may wait to be picked up and is still shown, in ms. */
const shownReady = 60 * minute;
/** An order that nobody finished is not shown for ever, in ms. */
const shownPreparing = 12 * 60 * minute;

/** Numbers per column: more are not readable. */
const most = 24;

/**
 * An order as the queue shows it; undefined if no guest waits for its number: deliveries, orders that are not confirmed
 * yet, finished ones.
 */
export function queuedOrder(order: OrderState, at: Date): QueuedOrder | undefined {
  const isWaiting = order.status === 'confirmed' || order.status === 'in-delivery';
  if (!isWaiting || order.deliveryType === 'delivery' || order.kind !== 'order') return undefined;
  const isReady = order.status === 'in-delivery';
  return {
    id: order.id,
    number: order.ticketNumber === null ? order.uid.slice(-4) : String(order.ticketNumber),
    isReady,
    at: isReady ? at : new Date(order.appointment ?? order.placedAt),
  };
}

/** The numbers shown at an instant: oldest first while they are prepared, newest first once they are ready. */
export function orderQueueAt(orders: readonly QueuedOrder[], now: number): OrderQueue {
  const age = ({ at }: QueuedOrder) => now - at.getTime();
  const numbers = (all: readonly QueuedOrder[]) => all.slice(0, most).map(({ number }) => number);
  return {
    preparing: numbers(orders.filter((one) => !one.isReady && age(one) >= -shownBefore && age(one) < shownPreparing)),
    ready: numbers(orders.filter((one) => one.isReady && age(one) < shownReady).toReversed()),
  };
}
