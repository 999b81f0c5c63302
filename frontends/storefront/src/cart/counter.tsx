import { itemCount } from '@theke/rules/cart/cart';
import { mayCheckOut } from '@theke/rules/checkout/ordering-faults';
import { minimumTexts } from '@theke/rules/delivery/delivery-texts';
import { visibleGoods } from '@theke/rules/price/price-order';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { pictureStyle } from '@theke/ui/picture-style';
import { useOnline } from '@theke/ui/use-online';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ArrowRight, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { messages } from '../messages.de.ts';
import { Link } from '../router/link.tsx';
import { totalText } from './about-text.ts';
import { areaProgress } from './area-progress.ts';
import { cartMessages } from './cart-messages.de.ts';
import * as css from './counter.module.css';
import { CounterPlace } from './counter-place.tsx';
import { useCheckoutPath } from './use-checkout-path.ts';
import { type CartOfBranch, useReportedCart } from './use-reported-cart.ts';

type Props = CartOfBranch & { currency: string; onShow: () => void };

/** Bar at the bottom of small screens with item count, total and link to the checkout; a press opens the cart. */
export default function Counter({ currency, onShow, ...cartOfBranch }: Props) {
  const { cart } = cartOfBranch;
  const { order, expected, isWished } = useReportedCart(cartOfBranch);
  const { orderType, area, price } = order;
  const checkoutPath = useCheckoutPath(cartOfBranch.branch);
  const reason = useId();
  const isOnline = useOnline();
  const when = expected && (isWished ? `${cartMessages.wished[orderType]} ${expected}` : expected);
  if (cart.items.length === 0) {
    return (
      <CounterPlace>
        {cartMessages.emptyLine}
        {when && <span className={css.expected}>{when}</span>}
      </CounterPlace>
    );
  }
  const { totals } = price;
  const isReady =
    isOnline && mayCheckOut(cart.items, { orderType, deliveryArea: area, goodsGross: visibleGoods(price) });
  const minimumText = area && minimumTexts(area, visibleGoods(price), currency)?.short;
  const dishes = [
    ...new Map(
      cart.items.flatMap(({ product }) => (product.images[0] ? [[product.id, product.images[0]]] : [])),
    ).values(),
  ];
  return (
    <section className={css.counter} aria-label={messages.cart.title}>
      <span className={css.edge}>
        <i
          style={{ width: `${Math.round(areaProgress(price.isPriceHidden ? undefined : area, totals.gross) * 100)}%` }}
        />
      </span>
      <button type="button" className={css.say} onClick={onShow}>
        <span className={css.more}>
          <VisuallyHidden>{cartMessages.show}</VisuallyHidden>
          {cartMessages.count(itemCount(cart.items))}
          <ChevronUp {...icon} size={16} />
        </span>
        {isOnline ? (
          when && <span className={css.expected}>{when}</span>
        ) : (
          <span className={css.expected}>{cartMessages.saved}</span>
        )}
        <span className={css.sum}>{totalText(totals.total.gross, currency, price)}</span>
      </button>
      {minimumText && (
        <p className={css.below} id={reason}>
          {minimumText}
        </p>
      )}
      <div className={css.row}>
        {dishes.length > 0 && (
          <div className={css.plates} data-plates="">
            {dishes.slice(-4).map((dish) => (
              <img
                key={dish.id}
                className={dish.look?.isOpaque ? css.photo : undefined}
                style={pictureStyle(dish)}
                src={imageUrl(dish, 'thumbnail')}
                alt=""
              />
            ))}
          </div>
        )}
        {isReady ? (
          <Link className={css.go} to={checkoutPath}>
            {messages.cart.order}
            <ArrowRight {...icon} />
          </Link>
        ) : (
          <button type="button" className={classNames(css.go, css.off)} aria-describedby={reason} disabled>
            {messages.cart.order}
          </button>
        )}
      </div>
    </section>
  );
}
