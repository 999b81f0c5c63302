import { formatMoney, type Money, sumOf } from '@theke/rules/money/money';
import { Leader } from '@theke/ui/leader';
import { aboutText } from '../cart/about-text.ts';
import { tipMessages } from './tip-messages.de.ts';

type Props = { tip: Money; total: Money; currency: string; isEstimated: boolean; isPaid?: boolean };

/** Rows for a `<dl>`: the tip, and what the guest pays with it (TIP-04); nothing without a tip. */
export function TipLines({ tip, total, currency, isEstimated, isPaid = false }: Props) {
  if (tip === 0) return null;
  return (
    <>
      <Leader label={tipMessages.title} value={formatMoney(tip, currency)} />
      <Leader
        kind="total"
        label={isPaid ? tipMessages.paid : tipMessages.toPay}
        value={aboutText(sumOf([total, tip]), currency, isEstimated)}
      />
    </>
  );
}
