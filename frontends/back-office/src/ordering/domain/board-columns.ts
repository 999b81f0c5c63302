import type { Order } from '@theke/contracts/ordering/order';
import { isFinished } from '@theke/rules/orders/order-states';

export type BoardColumns = { fresh: Order[]; asked: Order[]; preparing: Order[]; out: Order[]; done: Order[] };

/** Where each order stands on the board: the longest wait first, what is done with the newest first. */
export function columnsOf(orders: readonly Order[]): BoardColumns {
  const at = (...states: Order['status'][]) => orders.filter((order) => states.includes(order.status));
  return {
    fresh: at('placed'),
    // Offered another time: the guest has to answer now.
    asked: at('counter-proposed'),
    preparing: at('confirmed'),
    out: at('in-delivery', 'delivered'),
    done: orders.filter((order) => isFinished(order.status)).toReversed(),
  };
}
