import { orders } from '@theke/contracts/ordering/order-events';
import { copyOf } from '@theke/kit/events/subscription';
import { publishChange } from '../screens/publish-change.ts';
import { queuedOrder } from './order-queue.ts';
import { queueStore } from './queue-store.ts';

/** Copy of the orders whose numbers TVs show. */
export const queueSubscription = copyOf(orders, {
  isIndependent: true,
  filter: ({ deliveryType }) => deliveryType !== 'delivery',
  async apply(tx, order, { data }) {
    const queued = queuedOrder(order, new Date((data as { at: string }).at));
    const isChanged = queued
      ? await queueStore.save(tx, order.branch.id, queued)
      : await queueStore.remove(tx, order.id);
    if (!isChanged) return;
    const [tv] = await tx.query(
      `select from digital_signage_devices where doc -> 'branch' ->> 'id' = $1 limit 1`,
      [order.branch.id],
      'any-tv-of-branch',
    );
    if (tv) publishChange(tx, { part: 'orders', subject: order.branch.id });
  },
});
