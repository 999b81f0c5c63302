import { giftCardSold } from '@theke/contracts/ordering/gift-card';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { giftCardCode } from '@theke/kit/gift-card-code';
import { giftCardHash } from '@theke/kit/gift-card-link';
import { giftCardBoughtMail, giftCardMail } from '../templates/gift-card-mail.ts';
import { type BusinessMailDeps, queueBusinessMail } from './queue-business-mail.ts';

/** Mails a sold gift card to its recipient, if the sale names an address, and a confirmation to a buyer on the web. */
export const writeGiftCardMails = (deps: BusinessMailDeps & { secret: string }): WorkSubscription =>
  reaction(giftCardSold, {
    name: 'writes gift cards',
    handle: async (tx, { data, tenant, subject, time, event: { id: event } }) => {
      const { recipientEmail, uid, buyerEmail = '' } = data;
      const about = (recipient: string) => {
        // Erased with the person.
        const customer = deriveCustomerId(deps.secret, tenant, { email: recipient, phone: '' });
        return { tenant, event, recipient, ...(customer && { customer }) };
      };
      if (recipientEmail !== '') {
        const code = giftCardCode(deps.secret, tenant, subject);
        await queueBusinessMail(deps, tx, {
          ...about(recipientEmail),
          kind: 'gift-card',
          write: (shop) => giftCardMail(shop, { ...data, code }),
        });
      }
      if (uid === undefined || buyerEmail === '') return;
      const hash = giftCardHash(deps.secret, tenant, uid);
      await queueBusinessMail(deps, tx, {
        ...about(buyerEmail),
        kind: 'gift-card-bought',
        write: (shop) => giftCardBoughtMail(shop, { ...data, uid, hash, at: time }),
      });
    },
  });
