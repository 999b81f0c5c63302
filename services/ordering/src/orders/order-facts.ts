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
  orderPlaced,
  orderRejected,
  paymentCheckRequested,
  paymentDue,
  receiptRequested,
} from '@theke/contracts/ordering/order-events';
import type { Move } from '@theke/rules/orders/order-states';
import type { Order } from './order.ts';

const told = (order: Order, at: Date) => ({
  id: order.id,
  uid: order.uid,
  branch: order.branch,
  status: order.status,
  at: at.toISOString(),
});

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The branch may begin: everything that mail, kitchen and figures need. */
export const placedFact = (order: Order, at: Date): Fact =>
  orderPlaced(order.id, order.version, {
    ...told(order, at),
    ticketNumber: order.ticketNumber,
    kind: order.kind,
    deliveryType: order.deliveryType,
    deliveryArea: order.deliveryArea,
    tableIdentifier: order.tableIdentifier,
    appointmentDate: isoOf(order.appointmentDate),
    paymentMethod: order.paymentMethod,
    items: order.items,
    totals: order.totals,
    contact: order.contact,
    comment: order.comment,
  });

/** Whoever takes payments may ask for this one. */
export const paymentDueFact = (order: Order, at: Date): Fact =>
  paymentDue(order.id, order.version, {
    ...told(order, at),
    paymentMethod: order.paymentMethod,
    amount: order.totals.total.gross,
    currency: order.totals.currency,
    expiresAt: (order.paymentExpiresAt ?? at).toISOString(),
    contact: order.contact,
  });

/** Whoever takes payments may look after this one. */
export const checkRequestedFact = (order: Order, at: Date): Fact =>
  paymentCheckRequested(order.id, order.version, told(order, at));

/** Whoever writes to guests may do so again. */
export const messageRequestedFact = (order: Order, channel: 'email' | 'sms', at: Date): Fact =>
  newOrderMessageRequested(order.id, order.version, { ...told(order, at), channel });

/** Whoever prints may print this one. */
export const receiptRequestedFact = (order: Order, at: Date): Fact =>
  receiptRequested(order.id, order.version, told(order, at));

/** What is true of the order now, after something that was no move. */
export const changedFact = (order: Order, at: Date): Fact =>
  orderChanged(order.id, order.version, {
    ...told(order, at),
    tableIdentifier: order.tableIdentifier,
    appointment: isoOf(order.appointment),
    items: order.items,
    totals: order.totals,
    contact: order.contact,
    comment: order.comment,
  });

/** The fact that a move leads to; `next` is the order after it. */
export function factOfMove(moved: Move, next: Order, at: Date): Fact {
  const { id, version } = next;
  const base = told(next, at);
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
