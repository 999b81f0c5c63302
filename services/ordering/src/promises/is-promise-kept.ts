import type { OrderStatus } from '@theke/contracts/ordering/order';
import type { Order } from '../orders/order.ts';

/** What an order's promise is measured by. */
export type PromisedOrder = Pick<Order, 'deliveryType' | 'history' | 'appointment'> & { expectedUntil: Date | null };

/** A promise is kept for so long after its time (WHEN-10). */
const grace = 5 * 60_000;

/** When it was handed to its guest, as far as staff said so; a delivery on its way is not. */
function handedOver({ deliveryType, history }: Pick<PromisedOrder, 'deliveryType' | 'history'>): number | undefined {
  const since = (state: OrderStatus) => history.find((change) => change.state === state)?.at;
  const at = since(deliveryType === 'delivery' ? 'delivered' : 'in-delivery') ?? since('completed');
  return at === undefined ? undefined : Date.parse(at);
}

/** Whether an order was there when its guest was told; undefined where nothing was promised, or it is not there yet. */
export function isPromiseKept(told: PromisedOrder): boolean | undefined {
  const promised = told.appointment ?? told.expectedUntil;
  const at = handedOver(told);
  return promised && at !== undefined ? at <= promised.getTime() + grace : undefined;
}
