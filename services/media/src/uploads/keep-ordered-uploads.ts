import { orderPlaced } from '@theke/contracts/ordering/order-events';
import { type DataOf, reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { Log } from '@theke/kit/log';
import { uploadStore } from './upload-store.ts';

/** Keeps the uploads named by a placed order as long as the order exists. */
export const keepOrderedUploads = (log: Log): WorkSubscription =>
  reaction(orderPlaced, {
    name: 'keep uploads of orders',
    filter: (data) => uploadsIn(data).length > 0,
    async handle(tx, { data, subject, time }) {
      const ids = uploadsIn(data);
      const existing = await uploadStore.keep(tx, ids, data.order.branch.id, time);
      const lost = ids.filter((id) => !existing.includes(id));
      if (lost.length > 0) log.warn({ order: subject, uploads: lost }, 'order refers to deleted uploads');
    },
  });

const uploadsIn = ({ order: { items } }: DataOf<typeof orderPlaced>): string[] => [
  ...new Set(items.flatMap((item) => item.parts.flatMap((part) => part.uploads ?? []))),
];
