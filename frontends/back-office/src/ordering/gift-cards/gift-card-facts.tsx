import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import { type GiftCardDetail, giftCardMethodLabels } from '@theke/contracts/ordering/gift-card';
import { dateText, startOf } from '@theke/rules/time/local-time';
import * as css from './gift-card-page.module.css';
import { giftCardsMessages } from './gift-cards-messages.de.ts';

const { facts: texts, unlimited } = giftCardsMessages;

/** Money that payments gives back, or has given back, for a card that was bought online. */
function refundOf({ online, state, currency }: GiftCardDetail): string {
  if (!online || (state !== 'reversed' && online.refunded === 0)) return '';
  return online.refunded > 0 ? moneyText(online.refunded, currency) : texts.refundDue;
}

/** Sale, validity and recipient of a gift card. */
export function GiftCardFacts({ card }: { card: GiftCardDetail }) {
  const { online } = card;
  const zone = useZoneOf()(card.branch.id);
  return (
    <FactList
      className={css.facts}
      facts={[
        [texts.value, moneyText(card.initial, card.currency)],
        [texts.method, giftCardMethodLabels[card.method]],
        [texts.sold, dateTimeText(card.soldAt, zone)],
        [texts.by, card.soldBy],
        [texts.validUntil, card.validUntil ? dateText(startOf(card.validUntil)) : unlimited],
        [texts.recipient, card.recipientName],
        [texts.email, card.recipientEmail],
        [texts.message, card.message],
        [texts.buyer, online?.buyerName ?? ''],
        [texts.buyerEmail, online?.buyerEmail ?? ''],
        [texts.number, online?.uid ?? ''],
        [texts.refund, refundOf(card)],
      ]}
    />
  );
}
