import type { Branch } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import type { DiscountLine } from '@theke/rules/discounts/discount';
import { type OrderPrice, priceOrder } from '@theke/rules/price/price-order';
import type { ReactNode } from 'react';
import type { Cart } from './cart.ts';
import { type CartChoice, cartChoice } from './cart-choice.ts';

/** A cart's order type, area and price, calculated with the server's pricing rules. */
export type CartOrder = CartChoice & {
  readonly price: OrderPrice;
  /** Already deducted from the price's total; undefined until they are loaded. */
  readonly discounts?: readonly DiscountLine[];
  /** The rows of the discounts, which are loaded with them. */
  readonly discountRows?: ReactNode;
  /** Why the guest's code takes nothing off. */
  readonly couponFault?: string | undefined;
};

export function cartOrder(cart: Cart, branch: Branch, config: Pick<InitConfig, 'defaultDeliveryMethod'>): CartOrder {
  const choice = cartChoice(cart, branch, config);
  return { ...choice, price: priceOrder(cart.items, choice.orderType, choice.area) };
}
