import { notificationsContract } from '@theke/contracts/notifications/contract';
import { defineService } from '@theke/kit/service';
import { notificationsConfig } from './config.ts';
import { chooseCarriers } from './messages/choose-carriers.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { messageSubscriptions } from './messages/message-subscriptions.ts';
import { sendQueuedMessage } from './messages/send-message.ts';
import { eraseCustomer } from './orders/erase-customer.ts';
import { orderSubscriptions } from './orders/order-subscriptions.ts';
import { shopSubscriptions } from './shop/shop-subscriptions.ts';

/** Notifications: tells guests and staff what happens to an order. */
export const notifications = defineService({
  contract: notificationsContract,
  config: notificationsConfig,
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    const deps = { ...base, carriers: chooseCarriers(base.config), publicAddress: base.config.PUBLIC_ADDRESS };
    return {
      routes: messageRoutes(deps),
      // What is known of an order is written down before anything acts on the same event.
      subscriptions: [...shopSubscriptions, ...orderSubscriptions, eraseCustomer, ...messageSubscriptions(deps)],
      timers: [sendQueuedMessage(deps)],
    };
  },
});
