import { itemCount } from '@theke/rules/cart/cart';
import { mayCheckOut } from '@theke/rules/checkout/ordering-faults';
import { visibleGoods } from '@theke/rules/price/price-order';
import { Button, buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useOnline } from '@theke/ui/use-online';
import { ArrowRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';
import { Link } from '../router/link.tsx';
import { CartLines, type LineActions } from './cart-lines.tsx';
import { cartMessages } from './cart-messages.de.ts';
import { CostSummary } from './cost-summary.tsx';
import { itemPrices } from './item-prices.ts';
import { orderTypeIcons } from './order-type-icons.ts';
import * as css from './slip.module.css';
import { useCheckoutPath } from './use-checkout-path.ts';
import { type CartOfBranch, useReportedCart } from './use-reported-cart.ts';

type BodyProps = SlipProps & { /** Shown below the lines. */ children?: ReactNode };
export type SlipProps = LineActions & CartOfBranch & { currency: string };

/** Lines, total and link to the checkout; used by the slip and the phone's sheet. */
export function SlipBody({ branch, cart, now, currency, children, ...actions }: BodyProps) {
  const { order, expected, isWished } = useReportedCart({ branch, cart, now });
  const { orderType, area, price } = order;
  const checkoutPath = useCheckoutPath(branch);
  const isEmpty = cart.items.length === 0;
  const isOnline = useOnline();
  const isReady =
    isOnline && mayCheckOut(cart.items, { orderType, deliveryArea: area, goodsGross: visibleGoods(price) });
  const Icon = orderTypeIcons[orderType];
  return (
    <>
      {isEmpty ? (
        <p className={css.empty}>{cartMessages.emptyLine}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className={css.lines} tabIndex={0} aria-label={cartMessages.count(itemCount(cart.items))}>
          <p className={css.how}>
            <Icon {...icon} size={18} />
            <b>{messages.orderTypes[orderType]}</b>
            {area && cartMessages.to(area.area)}
          </p>
          <CartLines
            items={cart.items}
            prices={itemPrices(cart.items, price, currency)}
            currency={currency}
            {...actions}
          />
          {children}
        </section>
      )}
      <div className={css.foot}>
        {!isEmpty && <CostSummary order={order} currency={currency} />}
        {!isOnline && !isEmpty && <p className={css.expected}>{cartMessages.saved}</p>}
        {isOnline && expected && (
          <p className={css.expected}>
            <Clock {...icon} size={18} />
            <span>
              {(isWished ? cartMessages.wished : cartMessages.expected)[orderType]} <b>{expected}</b>
            </span>
          </p>
        )}
        {!isReady ? (
          <Button isWide disabled>
            {messages.cart.order}
          </Button>
        ) : (
          <Link className={buttonClass({ isWide: true, isSplit: true })} to={checkoutPath}>
            {messages.cart.order}
            <ArrowRight {...icon} />
          </Link>
        )}
      </div>
    </>
  );
}
