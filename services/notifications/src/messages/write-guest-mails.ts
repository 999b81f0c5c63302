import { accountCodeRequested, rewardGiven } from '@theke/contracts/ordering/account';
import { customerErased } from '@theke/contracts/ordering/customer';
import { newsletterRequested } from '@theke/contracts/ordering/newsletter';
import { accountCode } from '@theke/kit/account-code';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { newsletterToken } from '@theke/kit/newsletter-token';
import { accountCodeMail, newsletterMail, rewardMail } from '../templates/guest-mails.ts';
import { messageStore } from './message-store.ts';
import { type BusinessMailDeps, queueBusinessMail } from './queue-business-mail.ts';

/** Mails guests about their account: codes, rewards, and the confirmation of a newsletter. */
export const writeGuestMails = (deps: BusinessMailDeps & { secret: string }): WorkSubscription[] => [
  reaction(accountCodeRequested, {
    name: 'writes codes for accounts',
    handle: (tx, { data: { id, email: recipient, customer }, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient,
        customer,
        kind: 'account-code',
        write: (shop) => accountCodeMail(shop, accountCode(deps.secret, tenant, id)),
      }),
  }),
  reaction(rewardGiven, {
    name: 'writes about rewards',
    handle: (tx, { data, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient: data.email,
        customer: data.customer,
        kind: 'reward-given',
        write: (shop) => rewardMail(shop, data),
      }),
  }),
  reaction(newsletterRequested, {
    name: 'asks to confirm newsletters',
    handle: (tx, { data: { id, email: recipient, customer, text }, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient,
        customer,
        kind: 'newsletter-request',
        write({ origin, ...shop }) {
          if (origin === null) return undefined;
          // In the fragment, which is not sent to servers.
          const token = newsletterToken(deps.secret, tenant, 'confirm', id);
          return newsletterMail({ origin, ...shop }, { text, url: `${origin}/site/konto#bestaetigen=${token}` });
        },
      }),
  }),
];

/** Erases these mails with their person. */
export const forgetGuestMails: WorkSubscription = reaction(customerErased, {
  name: 'forgets mails about accounts',
  // Runs after mails of events handled in the same transaction are stored.
  handle: async (tx, { data: { id, keys = [] } }) =>
    tx.beforeCommit(() => messageStore.eraseOfCustomers(tx, [id, ...keys])),
});
