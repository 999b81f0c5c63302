import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { formSubmitted } from '@theke/contracts/content/form';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ShopCache } from '../shop/shop-cache.ts';
import { formMail } from '../templates/form-mail.ts';
import { templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { causeOf } from './message.ts';
import { messageStore } from './message-store.ts';
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

/**
 * Whoever wrote by a form became a lead under the id of the event that tells of it: with the lead goes what we stored of the mail. Of a lead that
 * came otherwise there is none.
 */
export const forgetFormMails: WorkSubscription = reaction(analyticsLeads.events.deleted, {
  name: 'forgets what a deleted lead wrote by a form',
  // Behind what the transaction stores of a submission that came just before.
  handle: async (tx, { data: { id } }) =>
    tx.beforeCommit(() => messageStore.eraseOfCause(tx, causeOf('form-submission', id))),
});
