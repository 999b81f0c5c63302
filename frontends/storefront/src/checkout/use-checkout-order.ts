import type { Branch } from '@theke/contracts/catalog/branch';
import { submitText } from '@theke/rules/checkout/ordering-faults';
import { expectedText } from '@theke/rules/hours/expected-time';
import { isOpenFor, zoneOf } from '@theke/rules/hours/opening-status';
import type { OrderType } from '@theke/rules/orders/order-types';
import { offeredPayments } from '@theke/rules/payments/payment-methods';
import { visibleGoods } from '@theke/rules/price/price-order';
import { madeProducts } from '@theke/rules/products/part-lines';
import { offersTips } from '@theke/rules/tips/tips';
import { useShop } from '@theke/ui/shop';
import { useNow } from '@theke/ui/use-now';
import { useMemo } from 'react';
import { appointmentText } from '../appointment-text.ts';
import type { Cart } from '../cart/cart.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import { cartOrder } from '../cart/cart-order.ts';
import { useDiscounted } from '../discounts/use-discounted.ts';
import { useGiftCard } from '../gift-card/use-gift-card.ts';
import { useCard } from '../shop/use-card.ts';
import { type Expected, promisedWindow, useExpected } from '../shop/use-expected.ts';
import { chosenPayment } from './chosen-payment.ts';
import { useKeptCart } from './use-kept-cart.ts';
import { useTip } from './use-tip.ts';

/** The order that a cart becomes: its price and times, and the payments offered for it. */
export function useCheckoutOrder(branch: Branch, cart: Cart) {
  const { config } = useShop();
  const now = useNow(20_000);
  const order = useDiscounted(cartOrder(cart, branch, config), cart, branch, now);
  const { orderType, area, price } = order;
  const offered = offeredPayments(config, branch);
  // A quotation request has no price yet: payment and donation follow with the offer.
  const isAsking = branch.isQuotationRequired;
  const hasDonation = config.enablePluginDonations && !isAsking;
  // Loads the menu for the lead times of products within bundles.
  const hasBundle = cart.items.some(({ product }) => product.type === 'bundle');
  const { data: card } = useCard(hasBundle ? branch : undefined);
  const products = useMemo(
    () => madeProducts(cart.items, (id) => card?.products.find((product) => product.id === id)),
    [cart.items, card],
  );
  const giftCard = useGiftCard(
    config.enablePluginGiftCards && !isAsking && !price.isPriceHidden,
    price.totals.total.gross,
  );
  const expected = useExpected({ branch, orderType, area, products, now });
  return {
    config,
    now,
    order,
    products,
    expected,
    kept: useKeptCart(cart, branch, orderType),
    offered,
    paymentMethod: chosenPayment(offered, cart.order.paymentMethod, branch),
    giftCard,
    isAsking,
    hasDonation,
    tip: useTip(offersTips(branch) && !price.isPriceHidden, price.totals.total.gross, config.currency),
    donatee: hasDonation ? cart.order.donatee : null,
    // A guest at a table eats now; a time requested earlier is still shown and can be removed.
    isAtTable:
      orderType === 'dineIn' &&
      branch.isTableSelectionEnabled &&
      !branch.isAppointmentRequired &&
      !expected.isTooLate &&
      isOpenFor(branch, orderType, now),
    /** Label of the submit button; undefined if the branch takes no orders. */
    submit: submitText(
      { branch, orderType, deliveryArea: area, goodsGross: visibleGoods(price), currency: config.currency, now },
      config.tellsObligation,
    ),
    when: whenText(cart.order.appointmentDate, expected, { branch, orderType, now }),
  };
}
export type CheckoutOrder = ReturnType<typeof useCheckoutOrder>;

/** "Abholbereit etwa 12:20 bis 12:30 Uhr", or the guest's requested time; undefined without either. */
function whenText(
  wish: string | null,
  expected: Expected,
  { branch, orderType, now }: { branch: Branch; orderType: OrderType; now: Date },
): string | undefined {
  const label = cartMessages.expected[orderType];
  if (wish !== null) return `${label} ${appointmentText(Date.parse(wish), zoneOf(branch), now)}`;
  const window = promisedWindow(expected, branch);
  return window && `${label} ${expectedText(window, zoneOf(branch), now)}`;
}
