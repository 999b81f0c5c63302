import { orderUnseen } from '@theke/contracts/notifications/escalation';
import { reaction } from '@theke/kit/events/subscription';
import { orderStore } from './order-store.ts';

/** An order that nobody looked at, however often the branch was reminded, is among the missed ones at once. */
export const marksMissed = reaction(orderUnseen, {
  name: `hears ${orderUnseen.type}`,
  handle: async (tx, { subject, data }) => {
    orderStore.markMissed(tx, subject, new Date(data.at));
  },
});
