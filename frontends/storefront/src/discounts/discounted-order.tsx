import type { Discount } from '@theke/rules/discounts/discount';
import type { CartOrder } from '../cart/cart-order.ts';
import { applyToOrder, type Ordered } from './apply-to-order.ts';
import { DiscountLeaders } from './discount-leaders.tsx';
import { forGuests } from './for-guests.ts';

/** The order with its discounts and their rows. */
export function discountedOrder(order: CartOrder, ordered: Ordered, automatic: readonly Discount[]): CartOrder {
  const applied = applyToOrder(order, ordered, forGuests(automatic));
  if (!applied.discounts?.length) return applied;
  return {
    ...applied,
    discountRows: <DiscountLeaders discounts={applied.discounts} currency={ordered.currency} />,
  };
}
