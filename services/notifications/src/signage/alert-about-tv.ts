import { tvSilent } from '@theke/contracts/signage/signage-events';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { mailTo, pushTo } from '../messages/draft-messages.ts';
import { type QueueDeps, queueMessages } from '../messages/queue-messages.ts';
import { pushStore } from '../push/push-store.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import { templateShop } from '../templates/template-shop.ts';
import { tvSilentMail, tvSilentPush } from '../templates/tv-silent-texts.ts';

type Deps = QueueDeps & { publicAddress: string; shops: ShopCache };

/** Alerts a branch about a silent TV: a mail to its address, and a push to everybody who gets its orders. */
export const alertAboutTv = (deps: Deps): WorkSubscription =>
  reaction(tvSilent, {
    name: 'alerts a branch about a silent TV',
    async handle(tx, { data, tenant, event: { id: event } }) {
      const { device, branch } = data;
      const shop = templateShop(await deps.shops.load(tx, tenant, branch), deps.publicAddress);
      const cause = { kind: 'tv-silent', event, order: null, tv: device, branch } as const;
      const at = deps.now();
      const devices = await pushStore.toldOf(tx, branch, 'unseen', at);
      queueMessages(deps, tx, [
        ...mailTo(shop.branch.email, cause, tvSilentMail({ ...data, shop }), shop),
        ...pushTo(devices, cause, tvSilentPush({ ...data, shop }, at)),
      ]);
    },
  });
