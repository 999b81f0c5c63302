import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { discounts } from '@theke/contracts/ordering/discount';
import { call, route } from '@theke/ui/api-client';
import { useShop } from '@theke/ui/shop';
import type { Cart } from '../cart/cart.ts';
import type { CartOrder } from '../cart/cart-order.ts';

const endpoint = route<typeof discounts.endpoints.list>('GET', '/discounts');

/**
 * Applies the shop's automatic discounts and the guest's code to an order. Discounts and their rules are loaded with the
 * first item of the cart; until then, and on errors, the order is unchanged: the server asks about another price.
 */
export function useDiscounted(order: CartOrder, cart: Cart, branch: Branch, now: Date): CartOrder {
  const { currency } = useShop().config;
  const { data } = useQuery({
    queryKey: ['discounts'],
    enabled: cart.items.length > 0,
    queryFn: async ({ signal }) => {
      const [{ discountedOrder }, { data: automatic = [] }] = await Promise.all([
        import(/* webpackChunkName: "discounts" */ './discounted-order.tsx'),
        call(endpoint, { query: { pageSize: '500' } }, signal),
      ]);
      return { discountedOrder, automatic };
    },
  });
  return data ? data.discountedOrder(order, { cart, branch, currency, now }, data.automatic) : order;
}
