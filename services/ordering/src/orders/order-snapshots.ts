import { orders } from '@theke/contracts/ordering/order-events';
import type { Database } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import { changedFact } from './order-facts.ts';
import { orderStore } from './order-store.ts';

/** Snapshots of all orders, open, finished or archived, for new consumers. */
export const orderSnapshots = (db: Database): Snapshots =>
  createSnapshots(
    {
      changed: orders.snapshot,
      liveAfter: orderStore.after,
      toFact: (order) => changedFact(order, new Date(order.history.at(-1)?.at ?? order.placedAt)),
    },
    db,
  );
