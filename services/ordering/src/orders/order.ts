import type { Fact } from '@theke/contracts/event';
import type {
  Contact,
  Donation,
  OrderEdit,
  OrderItem,
  OrderOrigin,
  OrderStatus,
  OrderTotals,
  PaymentMethod,
  Questionnaire,
} from '@theke/contracts/ordering/order';
import type { OrderKind } from '@theke/rules/checkout/ordering-faults';
import type { Move } from '@theke/rules/orders/order-states';
import type { OrderType } from '@theke/rules/orders/order-types';
import type { CapacityClaim } from '../capacity/demand.ts';

/**
 * Glossary.
 * order        what a guest asked a branch for, at the prices of that moment; never re-priced by a later menu
 * kind         an order, a pre-order (taken while closed) or the wish for an offer (quotation)
 * uid          its short public name; with the hash it is the guest's link
 * ticket       the number called at the counter; starts at 1 each day in each branch
 * wish         `appointmentDate`: when the guest wants it; null is as soon as possible
 * appointment  what was agreed on; `counterAppointment` is what the branch offers instead, while the guest thinks
 * expected     between which times it was promised when it was placed without a wish
 * offer        what the branch would make it for; the guest answers it as a counter-proposal
 * move         what somebody does to an order; `@theke/rules/orders/order-moves` says from where it leads where
 * history      every state it was in, oldest first; what staff and guest see is derived from it
 * donation     what the shop gives for whom the guest chose; the guest pays nothing for it
 * edit         what staff changed in it without a move, as a sentence
 */
export type Order = {
  id: string;
  uid: string;
  version: number;
  branch: string;
  ticketNumber: number | null;
  status: OrderStatus;
  kind: OrderKind;
  deliveryType: OrderType;
  paymentMethod: PaymentMethod;
  deliveryArea: string | null;
  table: string | null;
  tableIdentifier: string | null;
  items: OrderItem[];
  totals: OrderTotals;
  donation: Donation | null;
  contact: Contact;
  comment: string;
  appointmentDate: Date | null;
  appointment: Date | null;
  counterAppointment: Date | null;
  expectedFrom: Date | null;
  expectedUntil: Date | null;
  /** The branch's offer; items and totals are those of the offer. */
  offer: SentOffer | null;
  rejectionMessage: string | null;
  cancellationReason: string | null;
  questionnaire: Questionnaire | null;
  /** Payment deadline of an unpaid order (PAY-04). */
  paymentExpiresAt: Date | null;
  paidAt: Date | null;
  /** Gross total when it was paid online, a decimal number. Null: not paid online, or a legacy order. */
  paidTotal: number | null;
  /** Sum of the refunds so far, gross, a decimal number of the currency. */
  refunded: number;
  history: StateChange[];
  edits: OrderEdit[];
  /** Origin of the order; null if unknown. */
  origin: OrderOrigin | null;
  /** When the branch saw the order: at once, or when it was paid. */
  placedAt: Date;
  archivedAt: Date | null;
  /** Customer id; null without e-mail and phone, and for an erased person. */
  customer: string | null;
  /** Personal data was erased. */
  isErased: boolean;
  /** The order's reservation of stock and slots. Null: nothing is limited, or it was returned. */
  claim: CapacityClaim | null;
};

/** In wire format: instants are ISO texts. */
export type SentOffer = { message: string; validUntil: string; sentAt: string };

/** `by` is a person's name as shown to staff, "Gast" or "System". */
export type StateChange = { state: OrderStatus; move: Move | null; at: string; by: string; reason?: string | null };

/** Next state and its events together, so that neither is forgotten. */
export type Decision = { next: Order; facts: Fact[] };
