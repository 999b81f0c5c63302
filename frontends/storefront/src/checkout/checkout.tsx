import type { Branch } from '@theke/contracts/catalog/branch';
import { withoutItem } from '@theke/rules/cart/cart-changes';
import { submitText } from '@theke/rules/checkout/ordering-faults';
import { isAddressRequired, isContactHidden } from '@theke/rules/checkout/required-fields';
import { expectedText } from '@theke/rules/hours/expected-time';
import { isOpenFor, zoneOf } from '@theke/rules/hours/opening-status';
import { type OrderType, offeredTypes, typeFlags } from '@theke/rules/orders/order-types';
import { offeredPayments } from '@theke/rules/payments/payment-methods';
import { visibleGoods } from '@theke/rules/price/price-order';
import { madeProducts } from '@theke/rules/products/part-lines';
import { Button, buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { TextArea } from '@theke/ui/text-area';
import { useNow } from '@theke/ui/use-now';
import { useOnline } from '@theke/ui/use-online';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { appointmentText } from '../appointment-text.ts';
import { addressText } from '../branch-list/address-text.ts';
import { totalText } from '../cart/about-text.ts';
import type { Cart } from '../cart/cart.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import { cartOrder } from '../cart/cart-order.ts';
import { itemPrices } from '../cart/item-prices.ts';
import { OrderTypeChoice } from '../cart/order-type-choice.tsx';
import { orderTypeIcons } from '../cart/order-type-icons.ts';
import { tellCommerce } from '../cart/tell-commerce.ts';
import { useAskedTable } from '../cart/use-asked-table.ts';
import { messages } from '../messages.de.ts';
import { Link } from '../router/link.tsx';
import { useCapacity } from '../shop/use-capacity.ts';
import { useCard } from '../shop/use-card.ts';
import { type Expected, promisedWindow, useExpected } from '../shop/use-expected.ts';
import { AddressFields } from './address-fields.tsx';
import { AppointmentFields } from './appointment/appointment-fields.tsx';
import { CartList } from './cart-list.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';
import { CheckoutNotices } from './checkout-notices.tsx';
import * as css from './checkout-page.module.css';
import { chosenPayment } from './chosen-payment.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DonationSection } from './donation-section.tsx';
import { KeptCartField } from './kept-cart-field.tsx';
import { OrderTypeNotice } from './order-type-notice.tsx';
import { PaymentTiles } from './payment-tiles.tsx';
import { PriceQuestion } from './price-question.tsx';
import { PriceSummary } from './price-summary.tsx';
import { TableField } from './table-field.tsx';
import { useCheckout } from './use-checkout.ts';
import { useKeptCart } from './use-kept-cart.ts';

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
  const { config } = useShop();
  const now = useNow(20_000);
  const isOnline = useOnline();
  useAskedTable(branch);
  const capacity = useCapacity(branch.id);
  const order = cartOrder(cart, branch, config);
  const offered = offeredPayments(config, branch);
  const paymentMethod = chosenPayment(offered, cart.order.paymentMethod, branch);
  // A quotation request has no price yet: payment and donation follow with the offer.
  const isAsking = branch.isQuotationRequired;
  const hasDonation = config.enablePluginDonations && !isAsking;
  const donatee = hasDonation ? cart.order.donatee : null;
  const { orderType, area, price } = order;
  const { currency } = config;
  const tellStart = useEffectEvent(() => tellCommerce('initiatecheckout', cart.items, orderType, currency));
  useEffect(() => {
    if (!isPaymentFailed) tellStart();
  }, [isPaymentFailed]);
  // Loads the menu for the lead times of products within bundles.
  const hasBundle = cart.items.some(({ product }) => product.type === 'bundle');
  const { data: card } = useCard(hasBundle ? branch : undefined);
  const products = useMemo(
    () => madeProducts(cart.items, (id) => card?.products.find((product) => product.id === id)),
    [cart.items, card],
  );
  const expected = useExpected({ branch, orderType, area, products, now });
  const kept = useKeptCart(cart, branch, orderType);
  const filled = { branch, cart, order, expected, paymentMethod, donatee, keptCart: kept?.id };
  const checkout = useCheckout(filled, change, isPaymentFailed, () => {
    tellCommerce('purchase', cart.items, orderType, currency);
    onOrdered();
  });
  const submit = submitText(
    {
      branch,
      orderType,
      deliveryArea: area,
      goodsGross: visibleGoods(price),
      currency,
      now,
    },
    config.tellsObligation,
  );
  // A guest at a table eats now; a time requested earlier is still shown and can be removed.
  const isAtTable =
    orderType === 'dineIn' &&
    branch.isTableSelectionEnabled &&
    !branch.isAppointmentRequired &&
    !expected.isTooLate &&
    isOpenFor(branch, orderType, now);
  const OnlyType = orderTypeIcons[orderType];
  const when = whenText(cart.order.appointmentDate, expected, { branch, orderType, now });
  const fields = {
    branch,
    orderType,
    hasSms: config.enablePluginSMS,
    form: cart.order,
    errorOf: checkout.errorOf,
    onChange: checkout.patch,
  };

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
        <fieldset className={css.form} disabled={checkout.isLocked}>
          <section className={css.section} id="deliveryType" tabIndex={-1} aria-labelledby="deliveryType-title">
            <h2 id="deliveryType-title">{checkoutMessages.how}</h2>
            {offeredTypes(branch).length > 1 && (
              <OrderTypeChoice
                branch={branch}
                orderType={orderType}
                onChange={(next) => change((before) => ({ ...before, ...typeFlags(next) }))}
              />
            )}
            {offeredTypes(branch).length === 1 && (
              <p className={css.only}>
                <OnlyType {...icon} />
                {messages.orderTypes[orderType]}
              </p>
            )}
            <OrderTypeNotice branch={branch} order={order} currency={currency} now={now} />
          </section>
          {orderType === 'dineIn' && branch.isTableSelectionEnabled && <TableField {...fields} />}
          {!isContactHidden(branch, orderType) && <ContactFields {...fields} />}
          {kept && <KeptCartField isKept={kept.id !== undefined} onChange={kept.setKept} />}
          {isAddressRequired(branch, orderType) && <AddressFields {...fields} area={area} />}
          {!(isAtTable && cart.order.appointmentDate === null && !checkout.errorOf('appointmentDate')) && (
            <AppointmentFields
              query={{ branch, orderType, products, now, keepableFrom: expected.earliest?.from }}
              expected={expected}
              capacity={capacity}
              appointment={cart.order.appointmentDate}
              error={checkout.errorOf('appointmentDate')}
              onChange={(appointmentDate) => checkout.patch({ appointmentDate })}
            />
          )}
          <section className={css.section}>
            <h2>{checkoutMessages.comment}</h2>
            <TextArea
              id="comment"
              label={checkoutMessages.commentLabel[orderType]}
              optional={checkoutMessages.optional}
              maxLength={1000}
              value={cart.order.comment}
              error={checkout.errorOf('comment')}
              onChange={(event) => checkout.patch({ comment: event.target.value })}
            />
          </section>
        </fieldset>
        <section className={css.side}>
          <h2>{messages.cart.title}</h2>
          <fieldset className={css.form} disabled={checkout.isLocked}>
            <CartList
              items={cart.items}
              prices={itemPrices(cart.items, price, currency)}
              currency={currency}
              onRemove={(index) => {
                // With an empty cart there is nothing to recover, and this page unmounts.
                if (cart.items.length === 1) kept?.setKept(false);
                change((before) => withoutItem(before, index));
              }}
            />
          </fieldset>
          <dl className={css.sums}>
            <PriceSummary
              totals={price.totals}
              currency={currency}
              isEstimated={price.isEstimated}
              isPriceHidden={price.isPriceHidden}
              place={
                area ? { area: area.area } : orderType === 'delivery' ? undefined : { orderType, name: branch.name }
              }
            />
          </dl>
          {branch.isQuotationRequired && <p className={css.hint}>{checkoutMessages.quotation}</p>}
        </section>
        <fieldset className={css.form} disabled={checkout.isLocked}>
          {hasDonation && (
            <DonationSection
              currency={currency}
              chosen={donatee}
              error={checkout.errorOf('donatee')}
              onChoose={(chosen) => checkout.patch({ donatee: chosen })}
            />
          )}
          {!(isAsking && paymentMethod) && (
            <PaymentTiles
              offered={offered}
              chosen={paymentMethod}
              error={checkout.errorOf('paymentMethod')}
              onChoose={(method) => checkout.patch({ paymentMethod: method })}
            />
          )}
          <ConsentFields consents={checkout.consents} errorOf={checkout.errorOf} onChange={checkout.setConsents} />
        </fieldset>
        <div className={css.send}>
          {!isOnline && <p className={css.hint}>{cartMessages.kept}</p>}
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
              {!isAsking && <span>{totalText(price.totals.total.gross, currency, price)}</span>}
            </Button>
          )}
        </div>
        {!checkout.isLocked && (
          <Link className={buttonClass({ kind: 'quiet', isWide: true })} to={`/store/${branch.identifier}`}>
            <ArrowLeft {...icon} size={18} />
            {checkoutMessages.back}
          </Link>
        )}
      </form>
      {checkout.question && (
        <PriceQuestion {...checkout.question} onAccept={checkout.acceptPrice} onClose={checkout.closeQuestion} />
      )}
    </main>
  );
}

/** "Abholbereit etwa 12:20 bis 12:30 Uhr", or the guest's requested time; undefined without either. */
function whenText(
  wish: string | null,
  expected: Expected,
  { branch, orderType, now }: { branch: Branch; orderType: OrderType; now: Date },
): string | undefined {
  const what = cartMessages.expected[orderType];
  if (wish !== null) return `${what} ${appointmentText(Date.parse(wish), zoneOf(branch), now)}`;
  const window = promisedWindow(expected, branch);
  return window && `${what} ${expectedText(window, zoneOf(branch), now)}`;
}
