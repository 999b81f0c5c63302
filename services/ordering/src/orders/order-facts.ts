import type { Fact } from '@theke/contracts/event';
import {
  counterAppointmentProposed,
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
import { stateOf } from './order-view.ts';

/** In every event; subject is the order. */
const about = (order: Order, at: Date) => ({
  id: order.id,
  uid: order.uid,
  branch: order.branch,
  status: order.status,
  at: at.toISOString(),
});
/** In every event after which it is another one. */
const after = (order: Order, at: Date) => ({ ...about(order, at), order: stateOf(order) });

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The branch may begin. */
export const placedFact = (order: Order, at: Date): Fact => orderPlaced(order.id, order.version, after(order, at));

/** Whoever takes payments may ask for this one. */
export const paymentDueFact = (order: Order, at: Date): Fact => paymentDue(order.id, order.version, after(order, at));

/** Whoever takes payments may look after this one. */
export const checkRequestedFact = (order: Order, at: Date): Fact =>
  paymentCheckRequested(order.id, order.version, about(order, at));

/** Whoever writes to guests may do so again. */
export const messageRequestedFact = (order: Order, channel: 'email' | 'sms', at: Date): Fact =>
  newOrderMessageRequested(order.id, order.version, { ...about(order, at), channel });

/** Whoever prints may print this one. */
export const receiptRequestedFact = (order: Order, at: Date): Fact =>
  receiptRequested(order.id, order.version, about(order, at));

/** Whoever writes to guests may tell what was given back on site. */
export const refundRecordedFact = (order: Order, { amount, note }: { amount: number; note: string }, at: Date): Fact =>
  refundRecorded(order.id, order.version, { ...about(order, at), amount, currency: order.totals.currency, note });

/** It is another one after something that was no move. */
export const changedFact = (order: Order, at: Date): Fact => orderChanged(order.id, order.version, after(order, at));

/** The guest is asked whether that is all right. */
export const offeredFact = (order: Order, at: Date): Fact => orderOffered(order.id, order.version, after(order, at));

/** The fact that a move leads to; `next` is the order after it. */
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
