import type { Product } from '@theke/contracts/catalog/product';
import type { Cart } from '../cart/cart.ts';

/**
 * Updates the cart to today's prices, for the guest to accept after PRICE_CHANGED. Products that no longer exist stay
 * unchanged.
 */
export const repriced = (cart: Cart, products: readonly Product[]): Cart => ({
  ...cart,
  items: cart.items.map((item) => ({
    ...item,
    product: products.find(({ id }) => id === item.product.id) ?? item.product,
  })),
});
