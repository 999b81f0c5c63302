import { formatMoney, type Money } from '@theke/rules/money';
import { type OrderPrice, priceOrder } from '@theke/rules/price-order';
import type { Cart } from './cart.ts';

/** What the cart costs for pick-up, with the rules that the server prices by. */
export const cartPrice = ({ items }: Cart): OrderPrice => priceOrder(items, 'takeaway');

/** "ca. 55,87 €" where an item is only estimated. */
export const aboutText = (amount: Money, currency: string, isEstimated: boolean): string =>
  `${isEstimated ? 'ca. ' : ''}${formatMoney(amount, currency)}`;
