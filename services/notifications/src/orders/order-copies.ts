import { orders } from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { copyOf } from '@theke/kit/events/subscription';
import { messageStore } from '../messages/message-store.ts';
import { printJobStore } from '../printing/print-job-store.ts';

/** Every order as ordering last told of it. */
export const orderStore = copies({ orders }).stores.orders;

/** Of a person who was erased nothing is kept, neither what was written to them nor what is to be printed. */
export const orderCopies = copyOf(orders, {
  async apply(tx, order) {
    orderStore.save(tx, order.id, order);
    if (!order.isErased) return;
    messageStore.eraseOfOrders(tx, [order.id]);
    printJobStore.removeOfOrders(tx, [order.id]);
  },
});

/**
 * The newer of what an event carried and what is held. An event that comes late must not bring back what was changed or erased
 * meanwhile; one that comes first is enough by itself.
 */
export async function newestOf(tx: Transaction, order: OrderState): Promise<OrderState> {
  const [newer] = await tx.query<{ doc: OrderState }>(
    `select doc from copy where kind = $1 and id = $2 and (doc ->> 'version')::int > $3`,
    [orders.kind, order.id, order.version],
    'order-newer',
  );
  return newer?.doc ?? order;
}

/**
 * An order that something else than its own event is about.
 * @throws Error where its event has not come yet: the delivery is tried again
 */
export async function heldOrder(tx: Transaction, id: string): Promise<OrderState> {
  const held = await orderStore.find(tx, id);
  if (!held) throw new Error('nothing is known of the order yet');
  return held;
}

/** The branch was shown it: it need not be paid first any more. */
export const wasPlaced = ({ history }: Pick<OrderState, 'history'>): boolean =>
  history.some(({ status }) => status === 'placed');
