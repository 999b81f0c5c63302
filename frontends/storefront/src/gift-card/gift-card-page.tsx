import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { useShop } from '@theke/ui/shop';
import { useState } from 'react';
import type { FoundCard } from './check-code.ts';
import { CodeInput } from './code-input.tsx';
import * as css from './gift-card.module.css';
import { giftCardMessages as texts } from './gift-card-messages.de.ts';

/** The balance of a gift card by its code (GIFT-08). The QR code of a card opens it with the code after `#`. */
export default function GiftCardPage() {
  const { config } = useShop();
  const [card, setCard] = useState<FoundCard>();
  // The part after `#` is never sent to a server.
  const [initially] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  if (!config.enablePluginGiftCards) return <p>{texts.off}</p>;
  return (
    <div className={css.box}>
      <p>{texts.pageIntro}</p>
      <CodeInput id="code" initially={initially} onFound={setCard} />
      {card && <Balance card={card} />}
      <p>{texts.redeemHint}</p>
    </div>
  );
}

const Balance = ({ card: { codeEnd, balance, currency, validUntil, state } }: { card: FoundCard }) => (
  <div className={css.balance} role="status">
    <p>{texts.card(codeEnd)}</p>
    <strong>{formatMoney(toMoney(balance), currency)}</strong>
    <p>{texts.states[state] || (validUntil ? texts.validUntil(dateText(startOf(validUntil))) : texts.unlimited)}</p>
  </div>
);
