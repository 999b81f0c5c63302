import type { Branch } from '@theke/contracts/catalog/branch';
import { openingType } from '@theke/rules/hours/opening-status';
import { type OrderType, typeFlags } from '@theke/rules/orders/order-types';
import { useEffect, useEffectEvent } from 'react';
import { useCart } from '../cart/use-cart.ts';

/**
 * Opens a branch's page with an order type that can be ordered now (CART-17), once for each branch: nothing that a guest is looking at
 * changes its order type by itself.
 * @param usual what the cart begins with
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
