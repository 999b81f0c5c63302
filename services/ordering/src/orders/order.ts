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
  /** What the branch offered; items and totals are the offer's. */
  offer: SentOffer | null;
  rejectionMessage: string | null;
  cancellationReason: string | null;
  questionnaire: Questionnaire | null;
  /** Until when an unpaid order is held (PAY-04). */
  paymentExpiresAt: Date | null;
  paidAt: Date | null;
  /** What it cost when it was paid online, gross, a decimal number; null if it was not, or before that was kept. */
  paidTotal: number | null;
  /** What was given back so far, gross, a decimal number of the currency. */
  refunded: number;
  history: StateChange[];
  edits: OrderEdit[];
  /** By which way it came; null where nobody told. */
  origin: OrderOrigin | null;
  /** When it was shown to the branch: at once, or when it was paid. */
  placedAt: Date;
  archivedAt: Date | null;
  /** Whose it is; null for whoever left neither e-mail nor phone, and for a person who was erased. */
  customer: string | null;
  /** Nothing personal is left of it. */
  isErased: boolean;
  /** What it holds of the branch's stock and slots; null where nothing is limited, and once it was given back. */
  claim: CapacityClaim | null;
};

/** As the wire has it: instants are ISO texts. */
export type SentOffer = { message: string; validUntil: string; sentAt: string };

/** `by` is a person's name as staff read it, "Gast" or "System". */
export type StateChange = { state: OrderStatus; move: Move | null; at: string; by: string; reason?: string | null };

/** Next state and facts together, so that neither can be forgotten. */
export type Decision = { next: Order; facts: Fact[] };
