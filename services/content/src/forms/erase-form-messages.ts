import { formSubmissions } from '@theke/contracts/content/form';
import { customerErased } from '@theke/contracts/ordering/customer';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { everyPage } from '@theke/kit/resource/every-page';
import { removeForGood } from '@theke/kit/resource/remove-for-good';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { submissionStore } from './submission-store.ts';

/** Deletes the messages that an erased person sent, by the e-mail addresses in them (FORM-11). */
export const eraseFormMessages = (secret: string): WorkSubscription =>
  reaction(customerErased, {
    name: 'erase form messages of a customer',
    async handle(tx, { data: { id, keys = [] }, tenant }) {
      const unit: UnitOfWork = tx;
      const erased = new Set([id, ...keys]);
      const isErased = (text: string | null) => {
        const key = text?.includes('@') && deriveCustomerId(secret, tenant, { email: text, phone: '' });
        return Boolean(key) && erased.has(String(key));
      };
      const messages = await everyPage((cut) => submissionStore.list(unit, { ...cut, sort: 'createdAt' }, false));
      for (const message of messages)
        if ([message.replyTo, ...message.fields.map(({ value }) => value)].some(isErased))
          await removeForGood(unit, { resource: formSubmissions, store: submissionStore }, message.id);
    },
  });
