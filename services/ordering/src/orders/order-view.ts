import type { GuestStop } from '@theke/contracts/ordering/delivery';
import type { BranchContact, OrderStatus, PublicOrder, Order as WireOrder } from '@theke/contracts/ordering/order';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { fromMoney } from '@theke/rules/money/money';
import { flagsOf } from '@theke/rules/orders/order-moves';
import { typeFlags } from '@theke/rules/orders/order-types';
import { refundedOfTotal } from '@theke/rules/payments/refunded-of-total';
import type { Order } from './order.ts';
import { withoutHiddenPrices } from './without-hidden-prices.ts';

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const ofTotal = ({ refunded, paidTotal, totals }: Order): number =>
  fromMoney(refundedOfTotal({ refunded, paidTotal, total: totals.total.gross }));

const shared = (order: Order) => ({
  id: order.id,
  uid: order.uid,
  ticketNumber: order.ticketNumber,
  version: order.version,
  status: order.status,
  ...flagsOf(order.history),
  ...typeFlags(order.deliveryType),
  isPaid: order.paidAt !== null,
  refunded: order.refunded,
  refundedOfTotal: ofTotal(order),
  isRefunded: order.refunded > 0 && ofTotal(order) >= order.totals.total.gross,
  kind: order.kind,
  deliveryType: order.deliveryType,
  paymentMethod: order.paymentMethod,
  branch: { id: order.branch },
  deliveryArea: order.deliveryArea,
  tableIdentifier: order.tableIdentifier,
  items: order.items,
  totals: order.totals,
  donation: order.donation,
  appointmentDate: isoOf(order.appointmentDate),
  appointment: isoOf(order.appointment),
  counterAppointment: isoOf(order.counterAppointment),
  expectedFrom: isoOf(order.expectedFrom),
  expectedUntil: isoOf(order.expectedUntil),
  offer: order.offer,
  rejectionMessage: order.rejectionMessage,
  questionnaireRating: order.questionnaire?.rating ?? null,
  paymentExpiresAt: isoOf(order.paymentExpiresAt),
  placedAt: order.placedAt.toISOString(),
});

/** View for staff. */
export const toStaff = (order: Order): WireOrder => {
  const { prepared, driver, stopNumber, proof } = order;
  return { ...toState(order), prepared, driver, stopNumber, proof };
};

const toState = (order: Order): Omit<WireOrder, 'prepared' | 'driver' | 'stopNumber' | 'proof'> => ({
  ...shared(order),
  contact: order.contact,
  comment: order.comment,
  cancellationReason: order.cancellationReason,
  history: order.history.map(({ state, at, by, reason }) => ({ status: state, at, by, reason: reason ?? null })),
  edits: order.edits,
  origin: order.origin,
  questionnaire: order.questionnaire,
});

/** State carried by the order's events. */
export const toOrderState = (order: Order): OrderState => ({
  ...toState(order),
  paidAt: isoOf(order.paidAt),
  archivedAt: isoOf(order.archivedAt),
  isErased: order.isErased,
});

/** View for holders of the link: no personal data, no hidden prices. */
export function toGuest(
  order: Order,
  formerBranch: BranchContact | null = null,
  stop: GuestStop | null = null,
): PublicOrder {
  const since = (state: OrderStatus) => order.history.find((change) => change.state === state)?.at ?? null;
  return {
    ...shared(order),
    ...withoutHiddenPrices(order),
    formerBranch,
    stop,
    confirmedAt: since('confirmed'),
    readyAt: since('in-delivery'),
    completedAt: since('completed'),
  };
}
