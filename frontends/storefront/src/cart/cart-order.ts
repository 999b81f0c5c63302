import type { Branch } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { type OrderPrice, priceOrder } from '@theke/rules/price/price-order';
import type { Cart } from './cart.ts';
import { type CartChoice, cartChoice } from './cart-choice.ts';

/** A cart's order type, area and price, calculated with the server's pricing rules. */
export type CartOrder = CartChoice & { readonly price: OrderPrice };

export function cartOrder(cart: Cart, branch: Branch, config: Pick<InitConfig, 'defaultDeliveryMethod'>): CartOrder {
  const choice = cartChoice(cart, branch, config);
  return { ...choice, price: priceOrder(cart.items, choice.orderType, choice.area) };
}
