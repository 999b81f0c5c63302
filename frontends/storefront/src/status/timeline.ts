import type { PublicOrder } from '@theke/contracts/ordering/order';
import { asksAboutAppointment, asksAboutOffer } from '@theke/rules/orders/counter-appointment';
import { guestLabel } from '@theke/rules/orders/order-labels';
import { isOver } from '@theke/rules/orders/order-moves';
import { statusMessages } from './status-messages.de.ts';

export type Stop = {
  label: string;
  text?: string | undefined;
  /** ISO instant at which the stop was reached. */
  at?: string | undefined;
  state: 'done' | 'now' | 'next' | 'stopped';
};

const status = statusMessages;

/**
 * The four stops: confirmation, preparation, ready or on its way, completed; one stop in their place when the order was
 * cancelled (STATUS-02).
 */
export function timeline(order: PublicOrder): Stop[] {
  if (order.isRejected || order.isCanceled || order.isFailed) {
    const label = guestLabel(order.status, order.deliveryType);
    return [{ label, text: order.rejectionMessage ?? undefined, state: 'stopped' }];
  }
  const reached = order.isCompleted ? 4 : order.isInDelivery ? 3 : order.isConfirmed ? 2 : 1;
  const isAsked = order.status === 'counter-proposed' || order.status === 'awaiting-payment';
  const stops = [
    {
      label: order.isConfirmed
        ? status.confirmed
        : isAsked
          ? guestLabel(order.status, order.deliveryType)
          : status.confirming,
      text: order.isConfirmed ? status.confirmedText : order.status === 'placed' ? status.confirmingText : undefined,
      at: order.confirmedAt,
    },
    { label: status.preparing, at: order.confirmedAt },
    { label: readyLabel(order), at: order.readyAt },
    { label: status.completed, at: order.completedAt },
  ];
  return stops.map(({ at, ...stop }, index) => {
    const place = index + 1;
    const state = place < reached || order.isCompleted ? 'done' : place === reached ? 'now' : 'next';
    return { ...stop, at: state === 'next' ? undefined : (at ?? undefined), state };
  });
}

function readyLabel({ isDelivery, isDelivered }: PublicOrder): string {
  if (!isDelivery) return status.ready;
  return isDelivered ? status.delivered : status.inDelivery;
}

const waiting = {
  order: status.headlines.waiting,
  preorder: status.headlines.waitingPreorder,
  quotation: status.headlines.waitingQuotation,
};

/** The page's headline. */
export function headline(order: PublicOrder): string {
  if (order.isRejected || order.isCanceled) return status.headlines.rejected;
  if (order.isFailed) return status.headlines.failed;
  if (order.isCompleted) return status.headlines.completed;
  if (order.isDelivered) return status.headlines.delivered;
  if (order.isInDelivery) return order.isDelivery ? status.headlines.inDelivery : status.headlines.ready;
  if (order.isConfirmed) return status.headlines.preparing;
  if (asksAboutAppointment(order)) return status.headlines.asked;
  if (asksAboutOffer(order)) return status.headlines.offered;
  return order.status === 'awaiting-payment' ? status.headlines.paying : waiting[order.kind];
}

/** What stands below the headline; empty where there is nothing to add. */
export function subline(order: PublicOrder): string {
  if (isOver(order)) return order.isCompleted ? status.done : (order.rejectionMessage ?? '');
  if (asksAboutAppointment(order)) return order.appointmentDate === null ? '' : status.counter.text;
  if (asksAboutOffer(order)) return status.offer.text;
  return order.kind === 'quotation' && order.status === 'placed' ? status.quotation : status.live;
}
