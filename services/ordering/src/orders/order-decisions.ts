import type { OrderStatus } from '@theke/contracts/ordering/order';
import { releaseCardPart } from '@theke/rules/gift-cards/card-part';
import { fromMoney } from '@theke/rules/money/money';
import { isRepeat, moveFrom } from '@theke/rules/orders/order-moves';
import type { Actor, Move } from '@theke/rules/orders/order-states';
import { holdsOpened, holdsUnopened } from '@theke/rules/payments/payment-hold';
import { isOnlinePayment } from '@theke/rules/payments/payment-methods';
import { RuleError } from '@theke/rules/rule-error';
import { openOf } from '@theke/rules/tables/bill-lines';
import { amountDue } from '@theke/rules/tips/tips';
import { expectPromisable } from '../promises/expect-promisable.ts';
import { expectOffered, expectSameOffer } from './offer-decisions.ts';
import type { Decision, Order } from './order.ts';
import { changedFact, factOfMove, paymentDueFact, placedFact } from './order-facts.ts';

export type MoveCommand = {
  move: Move;
  reason?: string | null | undefined;
  /** For `counter-propose`. */
  counterAppointment?: Date | undefined;
  /** For `confirm` without a wish: the promised time. */
  appointment?: Date | undefined;
  /** For the answer to an offer: the gross total that the guest was shown. */
  total?: number | undefined;
  actor: Actor;
  by: string;
};

export type NewOrder = Pick<
  Order,
  | 'id'
  | 'uid'
  | 'branch'
  | 'ticketNumber'
  | 'kind'
  | 'deliveryType'
  | 'paymentMethod'
  | 'deliveryArea'
  | 'table'
  | 'tableIdentifier'
  | 'items'
  | 'totals'
  | 'tip'
  | 'giftCard'
  | 'donation'
  | 'contact'
  | 'comment'
  | 'appointmentDate'
  | 'expectedFrom'
  | 'expectedUntil'
  | 'placedAt'
  | 'claim'
  | 'customer'
  | 'origin'
> &
  Partial<Pick<Order, 'bill' | 'firedCourse'>>;

/**
 * Places a new order that was checked and priced before. If something is to be paid online, it waits for its payment,
 * hidden from the branch.
 * @param by the name of the person who placed it, as the history shows it
 */
export function place(order: NewOrder, by = 'Gast'): Decision {
  const isOnline = isOnlinePayment(order.paymentMethod);
  const awaits = isOnline && amountDue(order) > 0;
  // A gift card pays the whole order: nothing is left for the provider.
  const isPaid = isOnline && !awaits;
  const status = awaits ? 'awaiting-payment' : 'placed';
  const next: Order = {
    bill: null,
    firedCourse: null,
    payments: null,
    ...order,
    version: 1,
    status,
    appointment: null,
    counterAppointment: null,
    offer: null,
    rejectionMessage: null,
    cancellationReason: null,
    questionnaire: null,
    paymentExpiresAt: awaits ? new Date(order.placedAt.getTime() + holdsUnopened) : null,
    paidAt: isPaid ? order.placedAt : null,
    paidTotal: isPaid ? 0 : null,
    refunded: 0,
    history: [{ state: status, move: null, at: order.placedAt.toISOString(), by }],
    edits: [],
    prepared: [],
    fiscal: null,
    driver: null,
    stopNumber: null,
    proof: null,
    archivedAt: null,
    isErased: false,
  };
  const fact = awaits ? paymentDueFact(next, order.placedAt) : placedFact(next, order.placedAt);
  return { next, facts: [fact] };
}

/** Extends the payment deadline once, after the guest opened the payment provider's page at `opened`. */
export function holdForPayment(order: Order, opened: Date, at: Date): Decision {
  const until = new Date(opened.getTime() + holdsOpened);
  const isUnopened =
    order.paymentExpiresAt && order.paymentExpiresAt.getTime() <= order.placedAt.getTime() + holdsUnopened;
  if (order.status !== 'awaiting-payment' || !isUnopened) return { next: order, facts: [] };
  const next: Order = { ...order, version: order.version + 1, paymentExpiresAt: until };
  return { next, facts: [changedFact(next, at)] };
}

/**
 * Applies a move to an order. Repeating the last move changes and publishes nothing.
 * @throws RuleError ORDER_MOVE_FORBIDDEN or ORDER_MOVE_NOT_ALLOWED (ORDER-09, ORDER-10), COUNTER_APPOINTMENT_PAST,
 * ORDER_HAS_WISH, APPOINTMENT_PAST, APPOINTMENT_TOO_FAR, OFFER_MISSING, BILL_OPEN
 */
export function move(order: Order, command: MoveCommand, at: Date): Decision {
  const { counterAppointment } = command;
  if (isSameAgain(order, command)) return { next: order, facts: [] };
  const status = moveFrom(order.status, command.move, command.actor, order.deliveryType);
  expectSettled(order, status);
  if (counterAppointment && counterAppointment <= at) {
    throw new RuleError(
      'COUNTER_APPOINTMENT_PAST',
      'Der vorgeschlagene Termin ist schon vorbei. Bitte wählen Sie einen späteren.',
      'counterAppointment',
    );
  }
  if (leadsToConfirmed.has(command.move)) expectOffered(order);
  if (command.appointment) expectPromisable(order, command.appointment, at);
  if (command.move === 'accept' && order.offer) expectSameOffer(order, order.offer, command.total, at);
  const reason = command.reason || null;
  const next: Order = {
    ...order,
    ...effectOf(order, command, at),
    version: order.version + 1,
    status,
    // An order that is not made releases its reservation; change-order.ts returns it to the stock.
    claim: releases.has(status) ? null : order.claim,
    ...(order.giftCard && releases.has(status) && { giftCard: releaseCardPart(order.giftCard) }),
    history: [...order.history, { state: status, move: command.move, at: at.toISOString(), by: command.by, reason }],
  };
  return { next, facts: [factOfMove(command.move, next, at)] };
}

/**
 * An order on a table's bill is completed when it is paid, and is not taken back once a part of it was paid (TABLE-06).
 * @throws RuleError BILL_OPEN
 */
function expectSettled(order: Order, status: OrderStatus): void {
  if (order.bill === null) return;
  if (status === 'completed' && openOf({ ...order, isPaid: order.paidAt !== null }) > 0)
    throw new RuleError(
      'BILL_OPEN',
      `Diese Bestellung steht auf der Rechnung von Tisch ${order.tableIdentifier}. Sie wird abgeschlossen, sobald die Rechnung bezahlt ist.`,
    );
  if (order.payments && releases.has(status))
    throw new RuleError(
      'BILL_OPEN',
      'Von dieser Bestellung ist schon ein Teil bezahlt. Bitte kassieren Sie die Rechnung und vermerken Sie dann eine Rückerstattung.',
    );
}

/**
 * Whether the move repeats the last one. Another proposed time is no repetition: the guest would agree to one time and
 * get another, so it is refused like any move the state does not allow.
 */
const isSameAgain = (order: Order, { move, counterAppointment, appointment }: MoveCommand): boolean =>
  isRepeat(order.history, move) &&
  (move !== 'counter-propose' || counterAppointment?.getTime() === order.counterAppointment?.getTime()) &&
  (!appointment || appointment.getTime() === order.appointment?.getTime());

/** A quotation needs an offer before a proposed time, because accepting the time confirms the order. */
const leadsToConfirmed: ReadonlySet<Move> = new Set(['confirm', 'counter-propose']);

/** States of orders that are not made: stock, slot and coupon are given back. */
export const releases: ReadonlySet<OrderStatus> = new Set(['rejected', 'canceled', 'failed']);

/** Fields that a move changes besides state and history. */
function effectOf(
  order: Order,
  { move, reason, counterAppointment, appointment }: MoveCommand,
  at: Date,
): Partial<Order> {
  switch (move) {
    case 'paid':
      return { paidAt: at, paidTotal: fromMoney(amountDue(order)), placedAt: at, paymentExpiresAt: null };
    case 'expired':
    case 'declined':
      return { paymentExpiresAt: null };
    // Confirmed instead of the proposal: the guest's wish applies.
    case 'confirm':
      return { appointment: appointment ?? order.appointmentDate, counterAppointment: null };
    case 'counter-propose':
      return { counterAppointment: counterAppointment ?? null };
    case 'accept':
      return { appointment: order.counterAppointment ?? order.appointmentDate, counterAppointment: null };
    case 'decline':
      return {
        counterAppointment: null,
        cancellationReason: order.offer
          ? 'Der Gast hat das Angebot abgelehnt.'
          : 'Der vorgeschlagene Termin passte dem Gast nicht.',
      };
    case 'reject':
      return { rejectionMessage: reason || null, counterAppointment: null };
    case 'cancel':
      return { cancellationReason: reason || null, counterAppointment: null, paymentExpiresAt: null };
    case 'in-delivery':
    case 'delivered':
    case 'completed':
      return {};
  }
}
