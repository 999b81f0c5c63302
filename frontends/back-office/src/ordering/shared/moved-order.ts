import type { Order } from '@theke/contracts/ordering/order';
import { moves } from '@theke/rules/orders/order-states';
import type { MoveUnderWay } from './use-move.ts';

/**
 * The order as it is after its unsent move, so that its card changes its column at once. Unchanged if its current
 * state does not allow the move, as after another user's.
 */
export function movedOrder(order: Order, underWay: MoveUnderWay | undefined): Order {
  const row =
    underWay &&
    moves.find(
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
