import type { Branch } from '@theke/contracts/catalog/branch';
import { openingType } from '@theke/rules/hours/opening-status';
import { type OrderType, typeFlags } from '@theke/rules/orders/order-types';
import { useEffect, useEffectEvent } from 'react';
import { useCart } from '../cart/use-cart.ts';

/**
 * Preselects an order type that is available now (CART-17), once per branch. The order type never changes while the
 * guest looks at the page.
 * @param usual order type of a new cart
 */
export function useOpeningType(branch: Branch, usual: OrderType): void {
  const [cart, change] = useCart(branch.identifier);
  const begin = useEffectEvent(() => {
    if (cart.isDelivery !== undefined || cart.isDineIn !== undefined) return;
    const first = openingType(branch, usual, new Date());
    if (first !== usual) change((before) => ({ ...before, ...typeFlags(first) }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the branch decides when it begins anew
  useEffect(() => begin(), [branch.id]);
}
