import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { useState } from 'react';
import { BuyLink } from './buy-link.tsx';
import type { FoundCard } from './check-code.ts';
import { CodeInput } from './code-input.tsx';
import * as css from './gift-card.module.css';
import { giftCardMessages as texts } from './gift-card-messages.de.ts';

/** The code that the QR code of a card carries after `#`, which no browser sends to a server. */
const codeInAddress = (): string => /^#karte=([A-Za-z0-9]+)$/.exec(window.location.hash)?.[1] ?? '';

/** The balance of a gift card by its code (GIFT-08), on the contact page. */
export function BalanceSection() {
  const [card, setCard] = useState<FoundCard>();
  const [initially] = useState(codeInAddress);
  return (
    <section id="karte" className={css.box}>
      <h2>{texts.title}</h2>
      <p>{texts.pageIntro}</p>
      <CodeInput id="code" initially={initially} onFound={setCard} />
      {card && <Balance card={card} />}
      <div className={css.buy}>
        <BuyLink />
      </div>
      <p>{texts.redeemHint}</p>
    </section>
  );
}

const Balance = ({ card: { codeEnd, balance, currency, validUntil, state } }: { card: FoundCard }) => (
  <div className={css.balance} role="status">
    <p>{texts.card(codeEnd)}</p>
    <strong>{formatMoney(toMoney(balance), currency)}</strong>
    <p>{texts.states[state] || (validUntil ? texts.validUntil(dateText(startOf(validUntil))) : texts.unlimited)}</p>
  </div>
);
