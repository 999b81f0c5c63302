import type { Fact } from '@theke/contracts/event';
import type { Contact, OrderItem, OrderStatus, OrderTotals } from '@theke/contracts/ordering/order';
import {
  orderCanceled,
  orderCompleted,
  orderConfirmed,
  orderHandedOut,
  orderPlaced,
  orderRejected,
} from '@theke/contracts/ordering/order-events';
import { isRepeat, moveFrom } from '@theke/rules/order-moves';
import type { Actor, Move } from '@theke/rules/order-states';
import type { OrderType } from '@theke/rules/totals';

/**
 * Glossary.
 * order     what a guest asked a branch for, at the prices of that moment; never re-priced by a later menu
 * uid       its short public name; with the hash it is the guest's link
 * ticket    the number called at the counter; starts at 1 each day in each branch
 * move      what somebody does to an order; `@theke/rules/order-moves` says from where it leads where
 * history   every state it was in, oldest first; what staff and guest see is derived from it
 */
export type Order = {
  id: string;
  uid: string;
  version: number;
  branch: string;
  ticketNumber: number | null;
  status: OrderStatus;
  deliveryType: OrderType;
  paymentMethod: 'cash';
  items: OrderItem[];
  totals: OrderTotals;
  contact: Contact;
  comment: string;
  rejectionMessage: string | null;
  cancellationReason: string | null;
  history: StateChange[];
  placedAt: Date;
};

/** `by` is a person's name as staff read it. */
export type StateChange = { state: OrderStatus; move: Move | null; at: string; by: string };

/** Next state and facts together, so that neither can be forgotten. */
export type Decision = { next: Order; facts: Fact[] };

/** The moves that this counter offers; counter-proposals and payments come with theirs. */
export type StaffMove = Extract<Move, 'confirm' | 'reject' | 'cancel' | 'in-delivery' | 'completed'>;
export type MoveCommand = { move: StaffMove; reason?: string | undefined; actor: Actor; by: string };

/** A new order; it was priced and checked before. */
export function place(
  order: Omit<Order, 'version' | 'status' | 'history' | 'rejectionMessage' | 'cancellationReason'>,
): Decision {
  const next: Order = {
    ...order,
    version: 1,
    status: 'placed',
    rejectionMessage: null,
    cancellationReason: null,
    history: [{ state: 'placed', move: null, at: order.placedAt.toISOString(), by: 'Gast' }],
  };
  const { firstName, lastName, phone, email } = next.contact;
  const fact = orderPlaced(next.id, next.version, {
    ...told(next, order.placedAt),
    ticketNumber: next.ticketNumber,
    deliveryType: next.deliveryType,
    paymentMethod: next.paymentMethod,
    items: next.items,
    totals: next.totals,
    contact: { firstName, lastName, phone, email },
    comment: next.comment,
  });
  return { next, facts: [fact] };
}

/**
 * What staff do to an order. Repeating the move that led here changes nothing and tells nobody.
 * @throws RuleError ORDER_MOVE_FORBIDDEN or ORDER_MOVE_NOT_ALLOWED (RULINGS "Orders")
 */
export function move(order: Order, command: MoveCommand, at: Date): Decision {
  if (isRepeat(order.history, command.move)) return { next: order, facts: [] };
  const status = moveFrom(order.status, command.move, command.actor, order.deliveryType) as OrderStatus;
  const reason = command.reason || null;
  const next: Order = {
    ...order,
    version: order.version + 1,
    status,
    ...(command.move === 'reject' ? { rejectionMessage: reason } : {}),
    ...(command.move === 'cancel' ? { cancellationReason: reason } : {}),
    history: [...order.history, { state: status, move: command.move, at: at.toISOString(), by: command.by }],
  };
  return { next, facts: [factOf(command.move, next, at)] };
}

const told = (order: Order, at: Date) => ({
  id: order.id,
  uid: order.uid,
  branch: order.branch,
  status: order.status,
  at: at.toISOString(),
});

function factOf(moved: StaffMove, next: Order, at: Date): Fact {
  const { id, version } = next;
  switch (moved) {
    case 'confirm':
      return orderConfirmed(id, version, told(next, at));
    case 'reject':
      return orderRejected(id, version, { ...told(next, at), rejectionMessage: next.rejectionMessage });
    case 'cancel':
      return orderCanceled(id, version, { ...told(next, at), reason: next.cancellationReason });
    case 'in-delivery':
      return orderHandedOut(id, version, told(next, at));
    case 'completed':
      return orderCompleted(id, version, told(next, at));
  }
}
