import { giftCardSold } from '@theke/contracts/ordering/gift-card';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { giftCardCode } from '@theke/kit/gift-card-code';
import { giftCardMail } from '../templates/gift-card-mail.ts';
import { type BusinessMailDeps, queueBusinessMail } from './queue-business-mail.ts';

/** Mails a sold gift card to its recipient, if the sale names an address. */
export const writeGiftCardMails = (deps: BusinessMailDeps & { secret: string }): WorkSubscription =>
  reaction(giftCardSold, {
    name: 'writes gift cards',
    handle: async (tx, { data, tenant, subject, event: { id: event } }) => {
      if (data.recipientEmail === '') return;
      const code = giftCardCode(deps.secret, tenant, subject);
      await queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient: data.recipientEmail,
        kind: 'gift-card',
        write: (shop) => giftCardMail(shop, { ...data, code }),
      });
    },
  });
