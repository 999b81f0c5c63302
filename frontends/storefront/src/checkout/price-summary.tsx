import { numberText } from '@theke/rules/amount-text';
import type { Money } from '@theke/rules/money';
import { displayTotals, type Totals } from '@theke/rules/totals';
import { Leader } from '@theke/ui/leader';
import { aboutText } from '../cart/cart-price.ts';
import { messages } from '../messages.de.ts';

type Props = { totals: Pick<Totals, 'total' | 'taxes'>; currency: string; isEstimated: boolean };

/** For use in a `<dl>`: net, one VAT line per rate, gross, which add up to the cent; "ca." where the scale decides. */
export function PriceSummary({ totals, currency, isEstimated }: Props) {
  const { net, taxes, gross } = displayTotals(totals);
  const about = (amount: Money) => aboutText(amount, currency, isEstimated);
  return (
    <>
      <Leader label={messages.checkout.net} value={about(net)} />
      {taxes.map(({ rate, tax }) => (
        <Leader key={rate} kind="sub" label={messages.checkout.vat(numberText(rate))} value={about(tax)} />
      ))}
      <Leader kind="total" label={messages.checkout.gross} value={about(gross)} />
    </>
  );
}
