import { orderUnseen } from '@theke/contracts/notifications/escalation';
import { reaction } from '@theke/kit/events/subscription';
import { orderStore } from './order-store.ts';

/** Marks an order as missed at once if nobody opened it after all reminders to the branch. */
export const marksMissed = reaction(orderUnseen, {
  name: `hears ${orderUnseen.type}`,
  handle: async (tx, { subject, data }) => {
    orderStore.markMissed(tx, subject, new Date(data.at));
  },
});
