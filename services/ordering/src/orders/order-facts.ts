import type { Fact } from '@theke/contracts/event';
import {
  counterAppointmentProposed,
  dishPrepared,
  newOrderMessageRequested,
  orderCanceled,
  orderChanged,
  orderCompleted,
  orderConfirmed,
  orderDelivered,
  orderFailed,
  orderHandedOut,
  orderOffered,
  orderPlaced,
  orderRejected,
  paymentCheckRequested,
  paymentDue,
  receiptRequested,
  refundRecorded,
} from '@theke/contracts/ordering/order-events';
import type { Move } from '@theke/rules/orders/order-states';
import type { Order } from './order.ts';
import { toOrderState } from './order-view.ts';

/** Fields of every event; the subject is the order. */
const about = (order: Order, at: Date) => ({
  id: order.id,
  uid: order.uid,
  branch: order.branch,
  status: order.status,
  at: at.toISOString(),
});
/** Fields of every event that changes the order. */
const after = (order: Order, at: Date) => ({ ...about(order, at), order: toOrderState(order) });

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The branch may begin: the order is placed. */
export const placedFact = (order: Order, at: Date): Fact => orderPlaced(order.id, order.version, after(order, at));

/** Asks payments to request this order's payment. */
export const paymentDueFact = (order: Order, at: Date): Fact => paymentDue(order.id, order.version, after(order, at));

/** Asks payments to check this order's payment. */
export const checkRequestedFact = (order: Order, at: Date): Fact =>
  paymentCheckRequested(order.id, order.version, about(order, at));

/** Asks notifications to send the guest's message again. */
export const messageRequestedFact = (order: Order, channel: 'email' | 'sms', at: Date): Fact =>
  newOrderMessageRequested(order.id, order.version, { ...about(order, at), channel });

/** Asks printing for this order's receipt. */
export const receiptRequestedFact = (order: Order, at: Date): Fact =>
  receiptRequested(order.id, order.version, about(order, at));

/** Tells the stations that the kitchen finished an item, or took that back. */
export const dishPreparedFact = (order: Order, item: number, isPrepared: boolean, at: Date): Fact =>
  dishPrepared(order.id, order.version, { ...about(order, at), item, isPrepared });

/** Tells notifications about a refund on site. */
export const refundRecordedFact = (order: Order, { amount, note }: { amount: number; note: string }, at: Date): Fact =>
  refundRecorded(order.id, order.version, { ...about(order, at), amount, currency: order.totals.currency, note });

/** The order changed without a move. */
export const changedFact = (order: Order, at: Date): Fact => orderChanged(order.id, order.version, after(order, at));

/** Asks the guest to accept the offer. */
export const offeredFact = (order: Order, at: Date): Fact => orderOffered(order.id, order.version, after(order, at));

/** Event of a move; `next` is the order after it. */
export function factOfMove(moved: Move, next: Order, at: Date): Fact {
  const { id, version } = next;
  const base = after(next, at);
  switch (moved) {
    case 'paid':
      return placedFact(next, at);
    case 'expired':
    case 'declined':
      return orderFailed(id, version, { ...base, reason: moved });
    case 'confirm':
    case 'accept':
      return orderConfirmed(id, version, { ...base, appointment: isoOf(next.appointment) });
    case 'counter-propose':
      return counterAppointmentProposed(id, version, {
        ...base,
        counterAppointment: (next.counterAppointment ?? at).toISOString(),
      });
    case 'reject':
      return orderRejected(id, version, { ...base, rejectionMessage: next.rejectionMessage });
    case 'cancel':
    case 'decline':
      return orderCanceled(id, version, { ...base, reason: next.cancellationReason });
    case 'in-delivery':
      return orderHandedOut(id, version, base);
    case 'delivered':
      return orderDelivered(id, version, base);
    case 'completed':
      return orderCompleted(id, version, base);
  }
}
