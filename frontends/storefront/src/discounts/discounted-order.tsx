import type { QueryClient } from '@tanstack/react-query';
import type { CartOrder } from '../cart/cart-order.ts';
import { applyToOrder, type Ordered } from './apply-to-order.ts';
import { DiscountLeaders } from './discount-leaders.tsx';
import { discountsQuery } from './discounts-query.ts';

/** Loads the shop's discounts. @returns adds them and their rows to an order */
export async function loadDiscounts(client: QueryClient): Promise<(order: CartOrder, ordered: Ordered) => CartOrder> {
  const automatic = await client.fetchQuery(discountsQuery);
  return (order, ordered) => {
    const applied = applyToOrder(order, ordered, automatic);
    if (!applied.discounts?.length) return applied;
    return {
      ...applied,
      discountRows: <DiscountLeaders discounts={applied.discounts} currency={ordered.currency} />,
    };
  };
}
