import type { PublicGiftCardPurchase } from '@theke/contracts/ordering/gift-card-purchase';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { useShop } from '@theke/ui/shop';
import * as css from './buy-card.module.css';
import { buyCardMessages } from './buy-card-messages.de.ts';

const texts = buyCardMessages.bought;

type Props = { purchase: PublicGiftCardPurchase; code: string };

/** The card to print or to pass on. Only this part of the page is printed. */
export function CardSheet({ purchase: { amount, currency, recipientName, message, validUntil }, code }: Props) {
  const { shopName } = useShop().config;
  return (
    <article className={css.sheet} aria-label={texts.sheet}>
      <p>{shopName}</p>
      <h2>{recipientName === '' ? texts.card : texts.cardFor(recipientName)}</h2>
      {message !== '' && <p className={css.message}>{message}</p>}
      <strong>{formatMoney(toMoney(amount), currency)}</strong>
      <p className={css.code}>{code}</p>
      {validUntil !== null && <p>{`${texts.validUntil} ${dateText(startOf(validUntil))}`}</p>}
      <p>{texts.how}</p>
      <p>{texts.keep}</p>
    </article>
  );
}
