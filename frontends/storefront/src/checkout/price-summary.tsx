import type { DiscountLine } from '@theke/rules/discounts/discount';
import { formatMoney, type Money } from '@theke/rules/money/money';
import type { OrderType } from '@theke/rules/orders/order-types';
import { displayTotals, type Totals } from '@theke/rules/price/totals';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { numberText } from '@theke/rules/units/amount-text';
import { Leader } from '@theke/ui/leader';
import { aboutText, totalText } from '../cart/about-text.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import { DiscountLeaders } from '../discounts/discount-leaders.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';

/** Delivery area, or the location for other order types. */
export type Place = { area: string } | { orderType: Exclude<OrderType, 'delivery'>; name: string };

type Props = {
  totals: Pick<Totals, 'total' | 'taxes' | 'delivery' | 'deposit'>;
  discounts: readonly DiscountLine[] | undefined;
  currency: string;
  isEstimated: boolean;
  isPriceHidden: boolean;
  place?: Place | undefined;
  /** Time zone of the branch, whose country names the tax. */
  zone: string;
};

/**
 * Rows for a `<dl>`: deposit, delivery fee or location, discounts, net, one VAT row per rate, gross. They add up to the
 * cent. Shows "ca." if weighing decides, and only "folgt" if a price is hidden.
 */
export function PriceSummary({ totals, discounts, currency, isEstimated, isPriceHidden, place, zone }: Props) {
  const { vat } = wordsOfZone(zone);
  const { net, taxes, gross } = displayTotals(totals);
  const about = (amount: Money) => aboutText(amount, currency, isEstimated);
  return (
    <>
      {totals.deposit && !isPriceHidden && (
        <Leader label={cartMessages.deposit} value={formatMoney(totals.deposit.gross, currency)} />
      )}
      {place && 'area' in place && (
        <Leader
          label={cartMessages.deliveryTo(place.area)}
          value={totals.delivery.gross > 0 ? formatMoney(totals.delivery.gross, currency) : cartMessages.freeDelivery}
        />
      )}
      {place && 'name' in place && <Leader label={checkoutMessages.place[place.orderType]} value={place.name} />}
      {!isPriceHidden && (
        <>
          <DiscountLeaders {...{ discounts, currency }} />
          <Leader label={checkoutMessages.net} value={about(net)} />
          {taxes.map(({ rate, tax }) => (
            <Leader key={rate} kind="sub" label={checkoutMessages.vat(vat, numberText(rate))} value={about(tax)} />
          ))}
        </>
      )}
      <Leader
        kind="total"
        label={checkoutMessages.gross(vat)}
        value={totalText(gross, currency, { isEstimated, isPriceHidden })}
      />
    </>
  );
}
