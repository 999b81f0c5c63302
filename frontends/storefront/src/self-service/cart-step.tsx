import type { Branch } from '@theke/contracts/catalog/branch';
import { mayCheckOut } from '@theke/rules/checkout/ordering-faults';
import { visibleGoods } from '@theke/rules/price/price-order';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { TextArea } from '@theke/ui/text-area';
import { Plus } from 'lucide-react';
import { totalText } from '../cart/about-text.ts';
import type { Cart } from '../cart/cart.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import type { CartOrder } from '../cart/cart-order.ts';
import { CostSummary } from '../cart/cost-summary.tsx';
import { itemPrices } from '../cart/item-prices.ts';
import type { useOrdering } from '../menu/use-ordering.ts';
import * as css from './kiosk.module.css';
import { KioskBar } from './kiosk-bar.tsx';
import { kioskMessages as messages } from './kiosk-messages.de.ts';

type Props = {
  branch: Branch;
  cart: Cart;
  order: CartOrder;
  ordering: ReturnType<typeof useOrdering>;
  onBack: () => void;
  onContinue: () => void;
};

/** Step of the kiosk before payment: edits the order's amounts, options and note for the kitchen. */
export function CartStep({ cart, order, ordering, onBack, onContinue }: Props) {
  const { config } = useShop();
  const { currency } = config;
  const isReady = mayCheckOut(cart.items, {
    orderType: order.orderType,
    deliveryArea: undefined,
    goodsGross: visibleGoods(order.price),
  });
  return (
    <section className={css.step}>
      <h1>{messages.cart}</h1>
      {cart.items.length === 0 ? (
        <Empty title={messages.empty} />
      ) : (
        <div className={css.order}>
          <CartLines
            items={cart.items}
            prices={itemPrices(cart.items, order.price, currency)}
            currency={currency}
            {...ordering.lines}
          />
          <CostSummary order={order} currency={currency} />
          <TextArea
            label={messages.note}
            optional={messages.optional}
            rows={2}
            maxLength={1000}
            value={cart.order.comment}
            onChange={({ target }) => ordering.note(target.value)}
          />
        </div>
      )}
      <KioskBar>
        <Button kind="second" size="large" onClick={onBack}>
          <Plus {...icon} />
          {messages.more}
        </Button>
        <Button size="large" isSplit disabled={!isReady} onClick={onContinue}>
          <span>{messages.continue}</span>
          <span>{totalText(order.price.totals.total.gross, currency, order.price)}</span>
        </Button>
      </KioskBar>
    </section>
  );
}
