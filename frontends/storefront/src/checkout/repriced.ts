import type { Product } from '@theke/contracts/catalog/product';
import type { Cart } from '../cart/cart.ts';

/** The cart at today's prices: what a guest is asked to agree to after PRICE_CHANGED. What is gone stays as it was. */
export const repriced = (cart: Cart, products: readonly Product[]): Cart => ({
  ...cart,
  items: cart.items.map((item) => ({
    ...item,
    product: products.find(({ id }) => id === item.product.id) ?? item.product,
  })),
});
