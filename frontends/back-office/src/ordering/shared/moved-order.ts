import type { Order } from '@theke/contracts/ordering/order';
import { type Move, moves, type OrderState } from '@theke/rules/orders/order-states';
import type { OrderType } from '@theke/rules/orders/order-types';
import type { MoveUnderWay } from './use-move.ts';

const rows: readonly { from: OrderState; move: Move; to: OrderState; only?: OrderType }[] = moves;

/**
 * The order as it is after its unsent moves, so that its card changes its column at once. A move that the order's
 * state does not allow, as after another user's, changes nothing.
 * @param underWay moves of any orders, oldest first
 */
export const movedByAll = (order: Order, underWay: readonly MoveUnderWay[]): Order =>
  underWay.filter((one) => one.order === order.id).reduce(movedOrder, order);

/** The order after one unsent move. */
function movedOrder(order: Order, underWay: MoveUnderWay | undefined): Order {
  const row =
    underWay &&
    rows.find(
      ({ from, move, only }) =>
        from === order.status && move === underWay.move && (only === undefined || only === order.deliveryType),
    );
  if (!row) return order;
  const { move, appointment, counterAppointment, at } = underWay;
  return {
    ...order,
    status: row.to,
    ...(move === 'confirm' && { appointment: appointment ?? order.appointmentDate, counterAppointment: null }),
    ...(move === 'counter-propose' && { counterAppointment: counterAppointment ?? null }),
    history: [...order.history, { status: row.to, at, by: '', reason: null }],
  };
}
