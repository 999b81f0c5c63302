import { giftCardReversed, giftCardSold } from '@theke/contracts/ordering/gift-card';
import { deriveCustomerId } from '@theke/kit/derive-customer-id';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { giftCardCode } from '@theke/kit/gift-card-code';
import { giftCardHash } from '@theke/kit/gift-card-link';
import { giftCardBoughtMail, giftCardMail, giftCardReversedMail } from '../templates/gift-card-mail.ts';
import { type BusinessMailDeps, queueBusinessMail } from './queue-business-mail.ts';

type Deps = BusinessMailDeps & { secret: string };

/** Recipient of a mail that is erased with the person. */
function recipientOf({ secret }: Deps, tenant: string, email: string) {
  const customer = deriveCustomerId(secret, tenant, { email, phone: '' });
  return { tenant, recipient: email, ...(customer && { customer }) };
}

/** Mails a sold gift card to its recipient, if the sale names an address, and a confirmation to a buyer on the web. */
const writeSoldCards = (deps: Deps): WorkSubscription =>
  reaction(giftCardSold, {
    name: 'writes gift cards',
    handle: async (tx, { data, tenant, subject, time, event: { id: event } }) => {
      const { recipientEmail, uid, buyerEmail = '' } = data;
      if (recipientEmail !== '') {
        const code = giftCardCode(deps.secret, tenant, subject);
        await queueBusinessMail(deps, tx, {
          ...recipientOf(deps, tenant, recipientEmail),
          event,
          kind: 'gift-card',
          write: (shop) => giftCardMail(shop, { ...data, code }),
        });
      }
      if (uid === undefined || buyerEmail === '') return;
      const hash = giftCardHash(deps.secret, tenant, uid);
      await queueBusinessMail(deps, tx, {
        ...recipientOf(deps, tenant, buyerEmail),
        event,
        kind: 'gift-card-bought',
        write: (shop) => giftCardBoughtMail(shop, { ...data, uid, hash, at: time }),
      });
    },
  });

/** Mails the buyer of a card that it is no longer valid and that the money comes back (GIFT-21). */
const writeReversedCards = (deps: Deps): WorkSubscription =>
  reaction(giftCardReversed, {
    name: 'writes about reversed gift cards',
    handle: async (tx, { data, tenant, event: { id: event } }) => {
      // Empty once the buyer was erased.
      if (data.buyerEmail === '') return;
      await queueBusinessMail(deps, tx, {
        ...recipientOf(deps, tenant, data.buyerEmail),
        event,
        kind: 'gift-card-reversed',
        write: (shop) => giftCardReversedMail(shop, data),
      });
    },
  });

export const writeGiftCardMails = (deps: Deps): WorkSubscription[] => [writeSoldCards(deps), writeReversedCards(deps)];
