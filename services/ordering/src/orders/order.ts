import type { Fact } from '@theke/contracts/event';
import type { DeliveryProof, Driver } from '@theke/contracts/ordering/delivery';
import type { FiscalProof } from '@theke/contracts/ordering/fiscal-proof';
import type { giftCardPart } from '@theke/contracts/ordering/gift-card-part';
import type {
  Contact,
  Donation,
  OrderEdit,
  OrderItem,
  OrderOrigin,
  OrderPayment,
  OrderStatus,
  OrderTotals,
  PaymentMethod,
  Questionnaire,
} from '@theke/contracts/ordering/order';
import type { OrderKind } from '@theke/rules/checkout/ordering-faults';
import type { Move } from '@theke/rules/orders/order-states';
import type { OrderType } from '@theke/rules/orders/order-types';
import type { z } from 'zod';
import type { CapacityClaim } from '../capacity/demand.ts';

/**
 * Glossary.
 * order        a guest's order at a branch, at the prices of that moment; never re-priced by a later menu
 * kind         an order, a pre-order (placed while closed) or a request for an offer (quotation)
 * uid          short public name; together with the hash it forms the guest's link
 * ticket       number called at the counter; starts at 1 each day in each branch
 * wish         `appointmentDate`: time wished by the guest; null: as soon as possible
 * appointment  agreed time; `counterAppointment` is the branch's proposal while the guest decides
 * expected     window promised at placement, if there was no wish
 * offer        the branch's prices for a quotation; the guest answers it like a counter-proposal
 * move         action on an order; `@theke/rules/orders/order-moves` defines the state machine
 * history      all states, oldest first; the views for staff and guest are derived from it
 * donation     amount the shop gives to the guest's chosen donatee, at no cost for the guest
 * tip          amount for the team in addition to the total; no revenue (TIP-04)
 * bill         what a table has to pay: orders that guests and staff placed for it, paid together or in parts
 * round        an order on a bill; its courses are fired one after the other
 * edit         change by staff without a move, as a sentence
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
  /** Given by the guest or recorded by staff, a decimal number; absent without one. */
  tip?: number | undefined;
  /** What a gift card pays of the total; absent without one (GIFT-05). */
  giftCard?: z.output<typeof giftCardPart> | undefined;
  /** Id of the table's bill; null without one. */
  bill: string | null;
  /** The last course that the kitchen was asked for; null: no course waits. */
  firedCourse: number | null;
  /** Parts that were paid at the table, oldest first; null without any. */
  payments: OrderPayment[] | null;
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
  /**
   * Gross total with tip and without gift card when it was paid online, a decimal number. Null: not paid online, or a
   * legacy order.
   */
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
  /** Indexes of the items that the kitchen has finished, ascending. */
  prepared: number[];
  /** Receipts that a fiscal signer answered, by number; null without one. */
  fiscal: FiscalProof[] | null;
  /** Driver who delivers the order (ADR 0042); null if none is assigned. */
  driver: Driver | null;
  /** Place on the driver's route; smaller numbers first. */
  stopNumber: number | null;
  /** Photo or signature of the delivery. */
  proof: DeliveryProof | null;
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
