import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { formSubmitted, formTested } from '@theke/contracts/content/form';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { formMail, formTestMail } from '../templates/form-mail.ts';
import { causeOf } from './message.ts';
import { messageStore } from './message-store.ts';
import { type BusinessMailDeps, queueBusinessMail } from './queue-business-mail.ts';

/** Mails a form submission to the form's recipient. */
export const writeFormMails = (deps: BusinessMailDeps): WorkSubscription =>
  reaction(formSubmitted, {
    name: 'writes what forms sent',
    handle: (tx, { data, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient: data.recipient,
        kind: 'form-submission',
        write: (shop) => formMail(shop, data),
      }),
  });

/** Mails a sample of a form to the member of staff who asked for it. */
export const writeFormTests = (deps: BusinessMailDeps): WorkSubscription =>
  reaction(formTested, {
    name: 'writes samples of forms',
    handle: (tx, { data, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient: data.recipient,
        kind: 'form-submission',
        write: (shop) => formTestMail(shop, data),
      }),
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
