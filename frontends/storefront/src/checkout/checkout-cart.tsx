import type { Branch } from '@theke/contracts/catalog/branch';
import { withoutItem } from '@theke/rules/cart/cart-changes';
import { fromMoney, subtract, sumOf } from '@theke/rules/money/money';
import type { Cart } from '../cart/cart.ts';
import { itemPrices } from '../cart/item-prices.ts';
import { lazyPage } from '../lazy-page.tsx';
import { messages } from '../messages.de.ts';
import { CartList } from './cart-list.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { CouponField } from './coupon-field.tsx';
import { PriceSummary } from './price-summary.tsx';
import { TipLines } from './tip-lines.tsx';
import type { useCheckout } from './use-checkout.ts';
import type { CheckoutOrder } from './use-checkout-order.ts';

// Loaded only if the shop has gift cards; in an existing chunk, because another name is loaded first.
const GiftCardField = lazyPage(
  () => import(/* webpackChunkName: "contact" */ '../gift-card/gift-card-field.tsx'),
  null,
);

type Props = {
  branch: Branch;
  cart: Cart;
  details: CheckoutOrder;
  checkout: ReturnType<typeof useCheckout>;
  change: (next: (cart: Cart) => Cart) => void;
};

/** The cart with the guest's code and its sums. */
export function CheckoutCart({ branch, cart, details, checkout, change }: Props) {
  const { order, kept, isAsking, tip, giftCard } = details;
  const { orderType, area, price } = order;
  const { currency } = details.config;
  return (
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
        {!isAsking && (
          <CouponField
            coupon={cart.order.coupon}
            error={order.couponFault ?? checkout.errorOf('couponCode')}
            onChange={(coupon) => checkout.patch({ coupon })}
          />
        )}
        {giftCard.isOffered && (
          <GiftCardField
            card={giftCard.card}
            amount={giftCard.amount}
            rest={subtract(sumOf([price.totals.total.gross, tip.amount]), giftCard.amount)}
            error={checkout.errorOf('giftCard.code') ?? checkout.errorOf('giftCard.amount')}
            onChange={(card) => {
              giftCard.choose(card);
              checkout.forgive('giftCard.code');
            }}
          />
        )}
      </fieldset>
      <dl className={css.sums}>
        <PriceSummary
          totals={price.totals}
          discounts={order.discounts}
          currency={currency}
          zone={branch.timeZone}
          isEstimated={price.isEstimated}
          isPriceHidden={price.isPriceHidden}
          place={area ? { area: area.area } : orderType === 'delivery' ? undefined : { orderType, name: branch.name }}
        />
        <TipLines
          tip={tip.amount}
          giftCard={giftCard.card ? { codeEnd: giftCard.card.codeEnd, amount: fromMoney(giftCard.amount) } : undefined}
          total={price.totals.total.gross}
          currency={currency}
          isEstimated={price.isEstimated}
        />
      </dl>
      {branch.isQuotationRequired && <p className={css.hint}>{checkoutMessages.quotation}</p>}
    </section>
  );
}
