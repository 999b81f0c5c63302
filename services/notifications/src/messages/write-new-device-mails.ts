import { newDeviceUsed } from '@theke/contracts/identity/own-session';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ShopCache } from '../shop/shop-cache.ts';
import { newDeviceMail } from '../templates/new-device-mail.ts';
import { templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

type Deps = QueueDeps & { publicAddress: string; shops: ShopCache };

/** Mails a member of staff about a login on a new device. */
export const writeNewDeviceMails = (deps: Deps): WorkSubscription =>
  reaction(newDeviceUsed, {
    name: 'writes mails about new devices',
    async handle(tx, { data: { email, device, at }, tenant, event: { id } }) {
      const shop = templateShop(await deps.shops.load(tx, tenant, null), deps.publicAddress);
      if (shop.origin === null) return;
      const cause = { kind: 'new-device', event: id, order: null, branch: null } as const;
      const mail = newDeviceMail(shop, { device, at, url: `${shop.origin}/backend/account` });
      queueMessages(deps, tx, mailTo(email, cause, mail, shop));
    },
  });
