import type { OrderType } from '@theke/rules/orders/order-types';
import type { CartItem } from '../cart/cart.ts';
import { tellCommerce } from '../cart/tell-commerce.ts';
import { flyToCounter } from './fly-to-counter.ts';

/**
 * What follows once an item lies in the cart: it is counted, and seen to fly there. Loaded then.
 * @param tile what shows the dish
 */
export function itemAdded(item: CartItem, orderType: OrderType, currency: string, tile?: Element | null): void {
  tellCommerce('addtocart', [item], orderType, currency);
  flyToCounter(tile);
}
