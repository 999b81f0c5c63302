import type { PublicGiftCardPurchase } from '@theke/contracts/ordering/gift-card-purchase';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, startOf } from '@theke/rules/time/local-time';
import * as css from './buy-card.module.css';
import { buyCardMessages } from './buy-card-messages.de.ts';

const texts = buyCardMessages.bought;

/** Value, recipient, lines and number of a purchase. */
export function CardFacts({ purchase }: { purchase: PublicGiftCardPurchase }) {
  const { amount, currency, recipientName, message, validUntil, uid } = purchase;
  const facts = [
    [texts.value, formatMoney(toMoney(amount), currency)],
    [texts.for, recipientName],
    [texts.message, message],
    [texts.validUntil, validUntil === null ? '' : dateText(startOf(validUntil))],
    [texts.number, uid],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
