import type { Branch } from '@theke/contracts/catalog/branch';
import type { Sent } from '@theke/contracts/endpoint';
import type { createOrder } from '@theke/contracts/ordering/order-endpoints';
import { fromMoney } from '@theke/rules/money';
import { normalizePhone } from '@theke/rules/phone';
import type { Cart } from '../cart/cart.ts';
import { cartPrice } from '../cart/cart-price.ts';
import type { Consents } from './checkout-faults.ts';

export type OrderDraft = Sent<typeof createOrder>['body'];

/** What is sent: the cart, the guest's data and the total that was shown. */
export function orderDraft(branch: Branch, cart: Cart, consents: Consents): OrderDraft {
  const { items, order } = cart;
  return {
    deliveryType: 'takeaway',
    isDelivery: false,
    isDineIn: false,
    branch: branch.id,
    items: items.map(({ product, amount, unit, parts }) => ({
      product: product.id,
      amount,
      unit,
      parts: parts.map((value) => (typeof value === 'string' || !value ? (value ?? null) : [...value])),
    })),
    ...order,
    phone: normalizePhone(order.phone),
    email: order.email.trim(),
    paymentMethod: 'cash',
    ...consents,
    expectedTotal: fromMoney(cartPrice(cart).totals.total.gross),
  };
}
