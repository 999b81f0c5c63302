import { orderLabels } from './order-labels.de.ts';
import type { OrderState } from './order-states.ts';
import type { OrderType } from './order-types.ts';

const inDelivery = (orderType: OrderType) => (orderType === 'delivery' ? orderLabels.inDelivery : orderLabels.ready);

/** Label of a state for staff; `isOffered` if the guest was asked about a price instead of a time. */
export function staffLabel(state: OrderState, orderType: OrderType, isOffered = false): string {
  const labels: Record<OrderState, string> = {
    'awaiting-payment': orderLabels.awaitingPayment,
    placed: orderLabels.placed,
    'counter-proposed': isOffered ? orderLabels.offered : orderLabels.counterProposed,
    confirmed: orderLabels.confirmed,
    'in-delivery': inDelivery(orderType),
    delivered: orderLabels.delivered,
    completed: orderLabels.completed,
    rejected: orderLabels.rejected,
    canceled: orderLabels.canceled,
    failed: orderLabels.failed,
  };
  return labels[state];
}

/** Label of a state for guests (STATUS-03 to STATUS-05): a rejected order is "Storniert". */
export function guestLabel(state: OrderState, orderType: OrderType): string {
  if (state === 'placed') return orderLabels.awaitingConfirmation;
  if (state === 'counter-proposed') return orderLabels.awaitingAnswer;
  return state === 'rejected' ? orderLabels.canceled : staffLabel(state, orderType);
}

/** Text for the guest of a rejected order, with the branch's message if any (STATUS-05). */
export const rejectedText = (rejectionMessage: string | null | undefined): string =>
  [orderLabels.wasCanceled, rejectionMessage].filter(Boolean).join(' ');
