import { orderPlaced } from '@theke/contracts/ordering/order-events';
import { readOnce } from '@theke/kit/database/shared-statements';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { pushTo } from '../messages/draft-messages.ts';
import { type QueueDeps, queueMessages } from '../messages/queue-messages.ts';
import { findNewest } from '../orders/order-copies.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import { newOrderPush } from '../templates/push-texts.ts';
import { templateShop } from '../templates/template-shop.ts';
import { pushStore } from './push-store.ts';

type Deps = QueueDeps & { publicAddress: string; shops: ShopCache };

/** Notifies subscribers of every new order. */
export function pushNewOrders(deps: Deps): WorkSubscription {
  const findAudience = readOnce((tx, branch) => pushStore.findAudience(tx, branch, 'every-order', deps.now()));
  return reaction(orderPlaced, {
    name: `pushes ${orderPlaced.type}`,
    isIndependent: true,
    handle: async (tx, { data, tenant, event: { id: event } }) => {
      const { id, branch } = data;
      const devices = await findAudience(tx, branch);
      if (devices.length === 0) return;
      const order = await findNewest(tx, data.order);
      const shop = templateShop(await deps.shops.load(tx, tenant, branch), deps.publicAddress);
      const cause = { kind: 'branch-new-order', event, order: id, branch } as const;
      queueMessages(deps, tx, pushTo(devices, cause, newOrderPush({ order, shop, url: null })));
    },
  });
}
