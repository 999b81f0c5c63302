import { orders } from '@theke/contracts/ordering/order-events';
import { queueEvents } from '@theke/contracts/signage/contract';
import { copyOf } from '@theke/kit/events/subscription';
import { publishChange } from '../screens/publish-change.ts';
import { hasQueueNumber, queuedOrder } from './order-queue.ts';
import { queueStore } from './queue-store.ts';

/** Copy of the confirmed orders, whose numbers TVs show. */
export const queueSubscription = copyOf(orders, {
  on: queueEvents,
  isIndependent: true,
  filter: hasQueueNumber,
  findNewerVersions: (tx, deliveries) =>
    queueStore.findNewer(
      tx,
      deliveries.map(({ subject: id, version, event }) => ({ id, version, isSnapshot: event.snapshot === true })),
    ),
  async apply(tx, order, { data }) {
    const queued = queuedOrder(order, new Date((data as { at: string }).at));
    if (!queued || !(await queueStore.save(tx, queued))) return;
    const [tv] = await tx.query(
      `select from digital_signage_devices where doc -> 'branch' ->> 'id' = $1 limit 1`,
      [order.branch.id],
      'any-tv-of-branch',
    );
    if (tv) publishChange(tx, { part: 'orders', subject: order.branch.id });
  },
});
