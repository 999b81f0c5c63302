import type { GuestStop } from '@theke/contracts/ordering/delivery';
import type { BranchContact, OrderStatus, PublicOrder, Order as WireOrder } from '@theke/contracts/ordering/order';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import { cardKept } from '@theke/rules/gift-cards/card-part';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { flagsOf } from '@theke/rules/orders/order-moves';
import { typeFlags } from '@theke/rules/orders/order-types';
import { splitRefund } from '@theke/rules/tips/split-refund';
import { amountDue } from '@theke/rules/tips/tips';
import type { Order } from './order.ts';
import { releases } from './order-decisions.ts';
import { withoutHiddenPrices } from './without-hidden-prices.ts';

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const refundsOf = ({ refunded, paidTotal, totals, tip, giftCard }: Order) =>
  splitRefund({ refunded, paidTotal, total: totals.total.gross, tip, giftCard });

const ofTotal = (order: Order): number =>
  fromMoney(sumOf([refundsOf(order).ofTotal, toMoney(order.giftCard?.returned ?? 0)]));

/** Whether the guest got everything back, with the tip. */
export function isFullyRefunded(order: Order): boolean {
  const { ofTotal, ofTip } = refundsOf(order);
  return sumOf([ofTotal, ofTip]) >= amountDue(order) && cardKept(order.giftCard) === 0;
}

/** Whether something was given back to the gift card of an order that was made. */
const hasReturned = ({ giftCard, status }: Order): boolean => (giftCard?.returned ?? 0) > 0 && !releases.has(status);

/** The tip and its refunded part, as far as there are any. */
function tipFields(order: Order): Pick<WireOrder, 'tip' | 'refundedOfTip'> {
  const { ofTip } = refundsOf(order);
  return { ...(order.tip && { tip: order.tip }), ...(ofTip > 0 && { refundedOfTip: fromMoney(ofTip) }) };
}

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
  ...(order.fiscal && { fiscal: order.fiscal }),
  isRefunded: (order.refunded > 0 || hasReturned(order)) && isFullyRefunded(order),
  kind: order.kind,
  deliveryType: order.deliveryType,
  paymentMethod: order.paymentMethod,
  branch: { id: order.branch },
  deliveryArea: order.deliveryArea,
  tableIdentifier: order.tableIdentifier,
  items: order.items,
  totals: order.totals,
  ...tipFields(order),
  ...(order.giftCard && { giftCard: order.giftCard }),
  ...(order.bill !== null && { bill: order.bill }),
  ...(order.firedCourse !== null && { firedCourse: order.firedCourse }),
  ...(order.payments && { payments: order.payments }),
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
