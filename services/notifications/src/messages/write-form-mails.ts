import { formSubmitted } from '@theke/contracts/content/form';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ShopCache } from '../shop/shop-cache.ts';
import { formMail } from '../templates/form-mail.ts';
import { templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

type Deps = QueueDeps & { publicAddress: string; shops: ShopCache };

/** Tells the recipient of a form what a visitor sent. */
export const writeFormMails = (deps: Deps): WorkSubscription =>
  reaction(formSubmitted, {
    name: 'writes what forms sent',
    async handle(tx, { data, tenant, event: { id } }) {
      const shop = templateShop(await deps.shops.load(tx, tenant, null), deps.publicAddress);
      const cause = { kind: 'form-submission', event: id, order: null, branch: null } as const;
      queueMessages(deps, tx, mailTo(data.recipient, cause, formMail(shop, data), shop));
    },
  });
