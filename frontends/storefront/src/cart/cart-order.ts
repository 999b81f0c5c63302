import type { Branch } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { type OrderPrice, priceOrder } from '@theke/rules/price/price-order';
import type { Cart } from './cart.ts';
import { type CartChoice, cartChoice } from './cart-choice.ts';

/** How a cart would be ordered, and what that costs with the rules that the server prices by. */
export type CartOrder = CartChoice & { readonly price: OrderPrice };

export function cartOrder(cart: Cart, branch: Branch, config: Pick<InitConfig, 'defaultDeliveryMethod'>): CartOrder {
  const choice = cartChoice(cart, branch, config);
  return { ...choice, price: priceOrder(cart.items, choice.orderType, choice.area) };
}
