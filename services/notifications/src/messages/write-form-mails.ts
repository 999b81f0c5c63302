import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { formSubmitted, formTested } from '@theke/contracts/content/form';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import type { ShopCache } from '../shop/shop-cache.ts';
import { formMail, formTestMail } from '../templates/form-mail.ts';
import { templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { causeOf } from './message.ts';
import { messageStore } from './message-store.ts';
import { type QueueDeps, queueMessages } from './queue-messages.ts';

type Deps = QueueDeps & { publicAddress: string; shops: ShopCache };

/** Mails a form submission to the form's recipient. */
export const writeFormMails = (deps: Deps): WorkSubscription =>
  reaction(formSubmitted, {
    name: 'writes what forms sent',
    async handle(tx, { data, tenant, event: { id } }) {
      const shop = templateShop(await deps.shops.load(tx, tenant, null), deps.publicAddress);
      const cause = { kind: 'form-submission', event: id, order: null, branch: null } as const;
      queueMessages(deps, tx, mailTo(data.recipient, cause, formMail(shop, data), shop));
    },
  });

/** Mails a sample of a form to the member of staff who asked for it. */
export const writeFormTests = (deps: Deps): WorkSubscription =>
  reaction(formTested, {
    name: 'writes samples of forms',
    async handle(tx, { data, tenant, event: { id } }) {
      const shop = templateShop(await deps.shops.load(tx, tenant, null), deps.publicAddress);
      const cause = { kind: 'form-submission', event: id, order: null, branch: null } as const;
      queueMessages(deps, tx, mailTo(data.recipient, cause, formTestMail(shop, data), shop));
    },
  });

/**
 * A form submission becomes a lead with the id of its event. When the lead is deleted, the stored mail of that event is
 * erased. Other leads have no mail.
 */
export const forgetFormMails: WorkSubscription = reaction(analyticsLeads.events.deleted, {
  name: 'forgets what a deleted lead wrote by a form',
  // Runs after messages of a submission handled in the same transaction are stored.
  handle: async (tx, { data: { id } }) =>
    tx.beforeCommit(() => messageStore.eraseOfCause(tx, causeOf('form-submission', id))),
});
