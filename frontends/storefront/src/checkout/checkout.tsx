import type { Branch } from '@theke/contracts/catalog/branch';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { addressText } from '../branch-list/address-text.ts';
import type { Cart } from '../cart/cart.ts';
import { dispatchCommerce } from '../cart/dispatch-commerce.ts';
import { useScannedTable } from '../cart/use-scanned-table.ts';
import { lazyPage } from '../lazy-page.tsx';
import { Link } from '../router/link.tsx';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutDetails } from './checkout-details.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';
import { CheckoutNotices } from './checkout-notices.tsx';
import * as css from './checkout-page.module.css';
import { ConsentFields } from './consent-fields.tsx';
import { DonationSection } from './donation-section.tsx';
import { PaymentTiles } from './payment-tiles.tsx';
import { PriceQuestion } from './price-question.tsx';
import { SubmitOrder } from './submit-order.tsx';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutOrder } from './use-checkout-order.ts';

// Loaded only if the branch takes tips. In an existing chunk: another name would exceed the budget of the first load.
const TipSection = lazyPage(() => import(/* webpackChunkName: "contact" */ './tip-section.tsx'), null);

type Props = {
  branch: Branch;
  cart: Cart;
  change: (next: (cart: Cart) => Cart) => void;
  /** Whether the guest returns from a failed payment. */
  isPaymentFailed: boolean;
  /** Called when the order is placed, before the cart is emptied. */
  onOrdered: () => void;
};

/** The checkout with its thirteen sections, in the order of CHECKOUT-01. */
export function Checkout({ branch, cart, change, isPaymentFailed, onOrdered }: Props) {
  useScannedTable(branch);
  const details = useCheckoutOrder(branch, cart);
  const { order, expected, kept, offered, isAsking, hasDonation, donatee, tip, giftCard } = details;
  const { orderType } = order;
  const { currency } = details.config;
  const isPaidByCard = giftCard.amount > 0 && giftCard.amount === order.price.totals.total.gross && tip.amount === 0;
  // Nothing is left to choose a payment for.
  const paymentMethod = isPaidByCard ? (details.paymentMethod ?? offered[0]) : details.paymentMethod;
  const dispatchStart = useEffectEvent(() => dispatchCommerce('initiatecheckout', cart.items, orderType, currency));
  useEffect(() => {
    if (!isPaymentFailed) dispatchStart();
  }, [isPaymentFailed]);
  const filled = {
    ...{ branch, cart, order, expected, paymentMethod, donatee, tip: tip.amount, giftCard: giftCard.card },
    keptCart: kept?.id,
  };
  const checkout = useCheckout(filled, tip.fault, change, isPaymentFailed, () => {
    dispatchCommerce('purchase', cart.items, orderType, currency);
    onOrdered();
  });

  return (
    <main>
      <form className={css.grid} noValidate onSubmit={checkout.onSubmit}>
        <div className={css.head}>
          <h1>{checkoutMessages.title}</h1>
          <p>
            {branch.name}, {addressText(branch)}
          </p>
        </div>
        <div className={css.notices} ref={checkout.top} tabIndex={-1}>
          <CheckoutNotices
            faults={checkout.faults}
            isUncertain={checkout.isUncertain}
            isPaymentFailed={isPaymentFailed}
          />
        </div>
        <CheckoutDetails {...{ branch, cart, details, checkout, change }} />
        <CheckoutCart {...{ branch, cart, details, checkout, change }} />
        <fieldset className={css.form} disabled={checkout.isLocked}>
          {hasDonation && (
            <DonationSection
              currency={currency}
              chosen={donatee}
              error={checkout.errorOf('donatee')}
              onChoose={(chosen) => checkout.patch({ donatee: chosen })}
            />
          )}
          {!(isAsking && paymentMethod) && !isPaidByCard && (
            <PaymentTiles
              zone={branch.timeZone}
              offered={offered}
              chosen={paymentMethod}
              error={checkout.errorOf('paymentMethod')}
              onChoose={(method) => checkout.patch({ paymentMethod: method })}
            />
          )}
          {tip.isOffered && (
            <TipSection
              {...{ branch, currency }}
              total={order.price.totals.total.gross}
              chosen={tip.choice}
              error={checkout.errorOf('tip')}
              onChoose={(choice) => {
                tip.choose(choice);
                checkout.forgive('tip');
              }}
            />
          )}
          <ConsentFields consents={checkout.consents} errorOf={checkout.errorOf} onChange={checkout.setConsents} />
        </fieldset>
        <SubmitOrder {...{ details, checkout }} />
        {!checkout.isLocked && (
          <Link className={buttonClass({ kind: 'quiet', isWide: true })} to={`/store/${branch.identifier}`}>
            <ArrowLeft {...icon} size={18} />
            {checkoutMessages.back}
          </Link>
        )}
      </form>
      {checkout.question && (
        <PriceQuestion
          {...checkout.question}
          tip={tip.amount}
          giftCard={giftCard.card}
          onAccept={checkout.acceptPrice}
          onClose={checkout.closeQuestion}
        />
      )}
    </main>
  );
}
