import type { Branch } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { initialArea } from '@theke/rules/cart/cart-changes';
import type { DeliveryArea } from '@theke/rules/delivery/delivery-area';
import type { OrderType } from '@theke/rules/orders/order-types';
import { initialType, typeOf } from '@theke/rules/orders/order-types';
import type { Cart } from './cart.ts';

/** Order type and delivery area of a cart. */
export type CartChoice = {
  readonly orderType: OrderType;
  /** Deliveries only; undefined if the branch has no areas. */
  readonly area: DeliveryArea | undefined;
};

/**
 * Returns the guest's choice of order type and area. Default: the shop's order type and the branch's first area
 * (CART-08, CART-09).
 */
export function cartChoice(
  { isDelivery, isDineIn, order }: Cart,
  branch: Branch,
  { defaultDeliveryMethod }: Pick<InitConfig, 'defaultDeliveryMethod'>,
): CartChoice {
  const isChosen = isDelivery !== undefined || isDineIn !== undefined;
  const chosen = isChosen ? typeOf({ isDelivery: Boolean(isDelivery), isDineIn: Boolean(isDineIn) }) : undefined;
  const orderType = initialType(branch, chosen, defaultDeliveryMethod);
  return {
    orderType,
    area: orderType === 'delivery' ? initialArea(branch.deliveryAreas, order.deliveryArea) : undefined,
  };
}
