import type { OrderType } from '@theke/rules/orders/order-types';
import type { CartItem } from '../cart/cart.ts';
import { dispatchCommerce } from '../cart/dispatch-commerce.ts';
import { flyToCounter } from './fly-to-counter.ts';

/**
 * Records and animates an item that was added to the cart. Loaded on demand.
 * @param tile element that contains the picture
 */
export function itemAdded(item: CartItem, orderType: OrderType, currency: string, tile?: Element | null): void {
  dispatchCommerce('addtocart', [item], orderType, currency);
  flyToCounter(tile);
}
