import { formatMoney, type Money, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { Leader } from '@theke/ui/leader';
import { aboutText } from '../cart/about-text.ts';
import { tipMessages } from './tip-messages.de.ts';

type Props = {
  tip: Money;
  /** The gift card and what it pays. */
  giftCard?: { readonly codeEnd: string; readonly amount: number } | undefined;
  total: Money;
  currency: string;
  isEstimated: boolean;
  isPaid?: boolean;
};

/**
 * Rows for a `<dl>`: the tip, the part paid by a gift card, and the remaining amount (TIP-04, GIFT-11). Renders
 * nothing without a tip and a gift card.
 */
export function TipLines({ tip, giftCard, total, currency, isEstimated, isPaid = false }: Props) {
  const byCard = toMoney(giftCard?.amount ?? 0);
  if (tip === 0 && byCard === 0) return null;
  return (
    <>
      {tip > 0 && <Leader label={tipMessages.title} value={formatMoney(tip, currency)} />}
      {giftCard && byCard > 0 && (
        <Leader label={tipMessages.giftCard(giftCard.codeEnd)} value={`−${formatMoney(byCard, currency)}`} />
      )}
      <Leader
        kind="total"
        label={isPaid ? tipMessages.paid : tipMessages.toPay}
        value={aboutText(subtract(sumOf([total, tip]), byCard), currency, isEstimated)}
      />
    </>
  );
}
