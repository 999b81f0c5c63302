import { fromMoney } from '@theke/rules/money/money';
import type { OrderType } from '@theke/rules/orders/order-types';
import { priceOrder, visibleGoods } from '@theke/rules/price/price-order';
import { type Commerce, type CommerceName, commerceEvent } from '@theke/rules/site/commerce';
import type { CartItem } from './cart.ts';

/** Dispatches an analytics event for a step of the order process; without a listener it is lost (STAT-10). */
export function dispatchCommerce(
  name: CommerceName,
  items: readonly CartItem[],
  orderType: OrderType,
  currency: string,
): void {
  const goodsTotal = visibleGoods(priceOrder(items, orderType));
  const detail: Commerce = {
    name,
    items: items.map(({ product }) => ({ id: product.id, name: product.name })),
    price: goodsTotal === undefined ? undefined : fromMoney(goodsTotal),
    currency,
  };
  document.dispatchEvent(new CustomEvent(commerceEvent, { detail }));
}
