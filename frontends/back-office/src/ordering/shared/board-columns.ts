import type { Order } from '@theke/contracts/ordering/order';
import { isFinished } from '@theke/rules/orders/order-states';
import { isOnOpenBill } from './is-on-open-bill.ts';
import { sinceOf } from './urgency.ts';

export type BoardColumns = { fresh: Order[]; asked: Order[]; preparing: Order[]; out: Order[]; done: Order[] };

const by = (time: (order: Order) => number) => (one: Order, other: Order) => time(one) - time(other);

/**
 * Columns of the board. New and finished orders are sorted newest first, so that a new one is visible however many
 * wait. Others are sorted by longest wait.
 */
export function columnsOf(orders: readonly Order[]): BoardColumns {
  const at = (...states: Order['status'][]) =>
    orders.filter((order) => states.includes(order.status)).toSorted(by((order) => Date.parse(order.placedAt)));
  return {
    fresh: at('placed').toReversed(),
    // Another time was offered, and the guest has not answered yet.
    asked: at('counter-proposed'),
    preparing: at('confirmed'),
    // Served orders of a table wait for its payment, on the page of the tables.
    out: at('in-delivery', 'delivered').filter((order) => !isOnOpenBill(order)),
    done: orders.filter((order) => isFinished(order.status)).toSorted(by((order) => -sinceOf(order))),
  };
}
