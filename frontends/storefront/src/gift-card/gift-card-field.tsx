import { formatMoney, type Money, subtract, toMoney } from '@theke/rules/money/money';
import { useState } from 'react';
import type { FoundCard } from './check-code.ts';
import { CodeInput } from './code-input.tsx';
import * as css from './gift-card.module.css';
import { giftCardMessages as texts } from './gift-card-messages.de.ts';

type Props = {
  card: FoundCard | null;
  /** What the card pays of this order, and what is left to pay otherwise. */
  amount: Money;
  rest: Money;
  /** Why the card was refused with the order. */
  error: string | undefined;
  onChange: (card: FoundCard | null) => void;
};

/** A gift card in the checkout: a button that opens the field, then the card with what it pays (GIFT-05). */
export default function GiftCardField({ card, amount, rest, error, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!card && !isOpen)
    return (
      <button type="button" className={css.choose} onClick={() => setIsOpen(true)}>
        {texts.enter}
      </button>
    );
  if (!card) return <CodeInput id="giftCard.code" isFocused error={error} onFound={onChange} />;
  const wrong = error ?? texts.states[card.state];
  const sum = (value: Money) => formatMoney(value, card.currency);
  const left = subtract(toMoney(card.balance), amount);
  return (
    <div className={css.found} id="giftCard.code" tabIndex={-1}>
      <p>
        <b>{texts.card(card.codeEnd)}</b>
        <small>{texts.balance(sum(toMoney(card.balance)))}</small>
        {!wrong && <small>{rest > 0 ? texts.rest(sum(rest)) : texts.coversAll}</small>}
        {!wrong && left > 0 && <small>{texts.left(sum(left))}</small>}
      </p>
      <button
        type="button"
        className={css.choose}
        onClick={() => {
          setIsOpen(false);
          onChange(null);
        }}
      >
        {texts.remove}
      </button>
      {wrong && (
        <p role="alert" className={css.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
