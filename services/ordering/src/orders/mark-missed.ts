import { orderUnseen } from '@theke/contracts/notifications/attention';
import type { WorkSubscription } from '@theke/kit/events/subscription';
import { orderStore } from './order-store.ts';

/** An order that nobody looked at, however often the branch was reminded, is among the missed ones at once. */
export const marksMissed: WorkSubscription = {
  kind: 'reaction',
  name: `hears ${orderUnseen.type}`,
  types: [orderUnseen.type],
  handle: async (tx, { subject, data }) => {
    orderStore.markMissed(tx, subject, new Date((data as { at: string }).at));
  },
};
