import { cleared } from '@theke/rules/cart/cart-changes';
import type { Cart } from './cart.ts';

/** The cart after its order: without items, appointment, comment and code; keeps the guest's own data (CART-05). */
export function orderedCart(cart: Cart): Cart {
  const { coupon: _, ...order } = cleared(cart).order;
  return { ...cleared(cart), order };
}
