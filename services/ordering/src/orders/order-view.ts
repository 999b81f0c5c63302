import type { OrderStatus, PublicOrder, Order as WireOrder } from '@theke/contracts/ordering/order';
import { flagsOf } from '@theke/rules/order-moves';
import type { Order } from './order.ts';

const shared = (order: Order) => ({
  id: order.id,
  uid: order.uid,
  ticketNumber: order.ticketNumber,
  version: order.version,
  status: order.status,
  ...flagsOf(order.history),
  isDelivery: order.deliveryType === 'delivery',
  isDineIn: order.deliveryType === 'dineIn',
  // Cash is paid at the counter; payments will tell of anything else.
  isPaid: false,
  isRefunded: false,
  deliveryType: order.deliveryType,
  paymentMethod: order.paymentMethod,
  branch: { id: order.branch },
  items: order.items,
  totals: order.totals,
  rejectionMessage: order.rejectionMessage,
  placedAt: order.placedAt.toISOString(),
});

/** What staff see. */
export const toStaff = (order: Order): WireOrder => ({
  ...shared(order),
  contact: order.contact,
  comment: order.comment,
  cancellationReason: order.cancellationReason,
  history: order.history.map(({ state, at, by }) => ({ status: state, at, by })),
});

/** What whoever holds the link sees: nothing about people. */
export function toGuest(order: Order): PublicOrder {
  const since = (state: OrderStatus) => order.history.find((change) => change.state === state)?.at ?? null;
  return {
    ...shared(order),
    confirmedAt: since('confirmed'),
    readyAt: since('in-delivery'),
    completedAt: since('completed'),
  };
}
