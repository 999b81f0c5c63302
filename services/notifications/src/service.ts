import { notificationsContract } from '@theke/contracts/notifications/contract';
import { defineService } from '@theke/kit/service';
import { notificationsConfig } from './config.ts';
import { mailbox } from './messages/carrier.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { sendQueuedMessage } from './messages/send-message.ts';
import { orderSubscriptions } from './orders/order-subscriptions.ts';
import { shopSubscriptions } from './shop/shop-subscriptions.ts';

/** Notifications: tells guests and staff what happens to an order. */
export const notifications = defineService({
  contract: notificationsContract,
  config: notificationsConfig,
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    const deps = { ...base, carriers: { email: mailbox, sms: mailbox, push: mailbox } };
    return {
      routes: messageRoutes(deps),
      // What is known of an order is written down before anything acts on the same event.
      subscriptions: [...shopSubscriptions, ...orderSubscriptions],
      timers: [sendQueuedMessage(deps)],
    };
  },
});
