import type { Order } from '@theke/contracts/ordering/order';
import { isFinished } from '@theke/rules/orders/order-states';
import { sinceOf } from './urgency.ts';

export type BoardColumns = { fresh: Order[]; asked: Order[]; preparing: Order[]; out: Order[]; done: Order[] };

const by = (time: (order: Order) => number) => (one: Order, other: Order) => time(one) - time(other);

/**
 * Where each order stands on the board. What is new and what is done begin with the newest: one that just came in is seen, however
 * many wait. What somebody has answered begins with the longest wait.
 */
export function columnsOf(orders: readonly Order[]): BoardColumns {
  const at = (...states: Order['status'][]) =>
    orders.filter((order) => states.includes(order.status)).toSorted(by((order) => Date.parse(order.placedAt)));
  return {
    fresh: at('placed').toReversed(),
    // Offered another time: the guest has to answer now.
    asked: at('counter-proposed'),
    preparing: at('confirmed'),
    out: at('in-delivery', 'delivered'),
    done: orders.filter((order) => isFinished(order.status)).toSorted(by((order) => -sinceOf(order))),
  };
}
