import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import { useShop } from '@theke/ui/shop';
import type { Cart } from '../cart/cart.ts';
import type { CartOrder } from '../cart/cart-order.ts';

/**
 * Applies the shop's automatic discounts and the guest's code to an order. Discounts and their rules are loaded with
 * the first item of the cart; until then, and on errors, the order is unchanged: the server asks about another price.
 */
export function useDiscounted(order: CartOrder, cart: Cart, branch: Branch, now: Date): CartOrder {
  const { currency } = useShop().config;
  const { data: addDiscounts } = useQuery({
    queryKey: ['discounts', 'of cart'],
    enabled: cart.items.length > 0,
    queryFn: async ({ client }) =>
      (await import(/* webpackChunkName: "discounts" */ './discounted-order.tsx')).loadDiscounts(client),
  });
  return addDiscounts ? addDiscounts(order, { cart, branch, currency, now }) : order;
}
