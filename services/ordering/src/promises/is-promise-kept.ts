import type { OrderStatus } from '@theke/contracts/ordering/order';
import type { Order } from '../orders/order.ts';

/** Fields needed to check an order's promise. */
export type PromisedOrder = Pick<Order, 'deliveryType' | 'history' | 'appointment'> & { expectedUntil: Date | null };

/** Tolerance in ms within which a promise counts as kept (WHEN-10). */
const grace = 5 * 60_000;

/** When the guest got the order, as far as staff recorded it; "out for delivery" does not count. */
function handedOver({ deliveryType, history }: Pick<PromisedOrder, 'deliveryType' | 'history'>): number | undefined {
  const since = (state: OrderStatus) => history.find((change) => change.state === state)?.at;
  const at = since(deliveryType === 'delivery' ? 'delivered' : 'in-delivery') ?? since('completed');
  return at === undefined ? undefined : Date.parse(at);
}

/** Whether an order was ready when promised; undefined without a promise, or before it is handed over. */
export function isPromiseKept(order: PromisedOrder): boolean | undefined {
  const promised = order.appointment ?? order.expectedUntil;
  const at = handedOver(order);
  return promised && at !== undefined ? at <= promised.getTime() + grace : undefined;
}
