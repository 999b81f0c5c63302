import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ShopCache } from '../shop/shop-cache.ts';
import { scheduleMail } from '../templates/schedule-mail.ts';
import { templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

type Deps = QueueDeps & { publicAddress: string; shops: ShopCache };

/** Mails staff their shifts when a week is published and their shifts have changed. */
export const writeScheduleMails = (deps: Deps): WorkSubscription =>
  reaction(schedulesPublished, {
    name: 'writes who works when',
    async handle(tx, { data: { people, ...week }, tenant, event: { id } }) {
      const shop = templateShop(await deps.shops.load(tx, tenant, week.branch.id), deps.publicAddress);
      const cause = { kind: 'shifts-published', event: id, order: null, branch: week.branch.id } as const;
      const drafts = people.flatMap(({ email, ...person }) =>
        mailTo(email, cause, scheduleMail(shop, week, person), shop),
      );
      queueMessages(deps, tx, drafts);
    },
  });
