import { Button, buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Leader } from '@theke/ui/leader';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { messages } from '../messages.de.ts';
import type { Cart } from './cart.ts';
import { CartLines, type LineActions } from './cart-lines.tsx';
import { aboutText, cartPrice } from './cart-price.ts';
import * as css from './slip.module.css';

type Props = LineActions & { cart: Cart; currency: string; checkoutPath: string };

/** The cart as a slip beside the card. */
export const Slip = (props: Props) => (
  <section className={css.slip} aria-label={messages.cart.title}>
    <h2>{messages.cart.title}</h2>
    <SlipBody {...props} />
  </section>
);

/** Lines, sum and the way to the checkout; also what the phone's sheet shows. */
export function SlipBody({ cart, currency, checkoutPath, ...actions }: Props) {
  const { items, totals, isEstimated } = cartPrice(cart);
  const isEmpty = cart.items.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className={css.empty}>{messages.cart.emptyLine}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={css.lines} tabIndex={0} aria-label={messages.cart.count(cart.items.length)}>
          <CartLines
            items={cart.items}
            prices={items.map((price, index) =>
              cart.items[index]?.product.isPriceHidden ? '' : aboutText(price.gross, currency, price.isEstimated),
            )}
            {...actions}
          />
        </section>
      )}
      <div className={css.foot}>
        {!isEmpty && (
          <dl>
            <Leader
              kind="total"
              label={messages.cart.total}
              value={aboutText(totals.total.gross, currency, isEstimated)}
            />
          </dl>
        )}
        {isEmpty ? (
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
