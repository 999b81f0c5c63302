import type { QueryClient } from '@tanstack/react-query';
import { namesCategories } from '@theke/rules/discounts/discount';
import type { CartOrder } from '../cart/cart-order.ts';
import { cardQuery } from '../shop/use-card.ts';
import { applyToOrder, type Ordered } from './apply-to-order.ts';
import { DiscountLeaders } from './discount-leaders.tsx';
import { discountsQuery } from './discounts-query.ts';

/** Loads the shop's discounts. @returns adds them and their rows to an order */
export async function loadDiscounts(client: QueryClient): Promise<(order: CartOrder, ordered: Ordered) => CartOrder> {
  const automatic = await client.fetchQuery(discountsQuery);
  return (order, ordered) => {
    const { cart, branch, currency } = ordered;
    const { coupon } = cart.order;
    const query = cardQuery(branch);
    const card = client.getQueryData(query.queryKey);
    // Categories need the menu, which is not loaded yet if the guest returns to the checkout.
    if (!card && [...automatic, ...(coupon ? [coupon] : [])].some(namesCategories)) {
      const show = () => client.invalidateQueries({ queryKey: ['discounts', 'of cart'] });
      client.ensureQueryData(query).then(show, () => undefined);
      return order;
    }
    const applied = applyToOrder(order, ordered, { automatic, menus: card?.menus ?? [] });
    if (!applied.discounts?.length) return applied;
    return { ...applied, discountRows: <DiscountLeaders discounts={applied.discounts} currency={currency} /> };
  };
}
