import { subtract, sumOf } from '@theke/rules/money/money';
import { Button } from '@theke/ui/button';
import { useOnline } from '@theke/ui/use-online';
import { totalText } from '../cart/about-text.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import type { useCheckout } from './use-checkout.ts';
import type { CheckoutOrder } from './use-checkout-order.ts';

type Props = { details: CheckoutOrder; checkout: ReturnType<typeof useCheckout> };

/** The submit button, with the expected time. */
export function SubmitOrder({ details, checkout }: Props) {
  const { submit, when, isAsking, order, tip, giftCard } = details;
  const { price } = order;
  const { currency } = details.config;
  const due = subtract(sumOf([price.totals.total.gross, tip.amount]), giftCard.amount);
  const isOnline = useOnline();
  return (
    <div className={css.send}>
      {!isOnline && <p className={css.hint}>{cartMessages.saved}</p>}
      {isOnline && submit && when && <p className={css.hint}>{when}</p>}
      {(submit || checkout.isUncertain) && (
        <Button
          type="submit"
          size="large"
          isWide
          isSplit
          // Disabled while offline: sending would report an unknown outcome although nothing was sent.
          disabled={!isOnline}
          busyLabel={checkout.isSending && checkoutMessages.submitting}
        >
          <span>{checkout.isUncertain ? checkoutMessages.unknownRetry : submit}</span>
          {!isAsking && <span>{totalText(due, currency, price)}</span>}
        </Button>
      )}
    </div>
  );
}
