import type { PublicOrder } from '@theke/contracts/ordering/order';
import { messages } from '../messages.de.ts';

export type Stop = {
  label: string;
  text?: string | undefined;
  /** ISO instant at which the stop was reached. */
  at?: string | undefined;
  state: 'done' | 'now' | 'next' | 'stopped';
};

const { status } = messages;

/**
 * The four stops: confirmation, preparation, ready or on its way, completed; one stop in their place when the order was
 * cancelled (spec 000 section 2, "Order status page").
 */
export function timeline(order: PublicOrder): Stop[] {
  if (order.isRejected || order.isCanceled || order.isFailed) {
    return [{ label: status.canceled, text: order.rejectionMessage ?? undefined, state: 'stopped' }];
  }
  const reached = order.isCompleted ? 4 : order.isInDelivery ? 3 : order.isConfirmed ? 2 : 1;
  const stops = [
    {
      label: order.isConfirmed ? status.confirmed : status.confirming,
      text: order.isConfirmed ? status.confirmedText : status.confirmingText,
      at: order.confirmedAt,
    },
    { label: status.preparing, at: order.confirmedAt },
    { label: order.isDelivery ? status.inDelivery : status.ready, at: order.readyAt },
    { label: status.completed, at: order.completedAt },
  ];
  return stops.map(({ at, ...stop }, index) => {
    const place = index + 1;
    const state = place < reached || order.isCompleted ? 'done' : place === reached ? 'now' : 'next';
    return { ...stop, at: state === 'next' ? undefined : (at ?? undefined), state };
  });
}

/** The page's headline. */
export function headline(order: PublicOrder): string {
  if (order.isRejected || order.isCanceled) return status.headlines.rejected;
  if (order.isFailed) return status.headlines.failed;
  if (order.isCompleted) return status.headlines.completed;
  if (order.isInDelivery) return order.isDelivery ? status.headlines.inDelivery : status.headlines.ready;
  return order.isConfirmed ? status.headlines.preparing : status.headlines.waiting;
}
