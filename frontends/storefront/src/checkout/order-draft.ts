import type { Branch } from '@theke/contracts/catalog/branch';
import type { Sent } from '@theke/contracts/endpoint';
import type { createOrder } from '@theke/contracts/ordering/order-endpoints';
import { normalizePhone } from '@theke/rules/checkout/phone';
import { isAddressRequired, isContactHidden, mayNameCompany } from '@theke/rules/checkout/required-fields';
import { fromMoney } from '@theke/rules/money/money';
import { typeFlags } from '@theke/rules/orders/order-types';
import type { PaymentMethod } from '@theke/rules/payments/payment-methods';
import type { VisitOrigin } from '@theke/rules/site/visit-origin';
import type { Cart, ChosenDonatee, Consents, OrderForm } from '../cart/cart.ts';
import type { CartOrder } from '../cart/cart-order.ts';
import type { Expected } from '../shop/use-expected.ts';

export type OrderDraft = Sent<typeof createOrder>['body'];

/** Everything the guest has put together when the button is pressed. */
export type Filled = {
  branch: Branch;
  cart: Cart;
  order: CartOrder;
  /** When it may be expected without a wish; no wish can be kept before. */
  expected: Expected;
  paymentMethod: PaymentMethod | undefined;
  /** Null where nobody was chosen, or the shop gives nothing any more. */
  donatee: ChosenDonatee | null;
  consents: Consents;
  /** The quote that the guest agreed to, a decimal number; without one the total that is shown. */
  agreedTotal?: number | undefined;
  /** Under which id the business keeps this cart, where the guest lets it. */
  keptCart?: string | undefined;
  /** By which way the guest came, where that is known. */
  origin?: VisitOrigin | undefined;
};

const contactOf = ({ firstName, lastName, email, phone }: OrderForm) => ({
  firstName,
  lastName,
  email: email.trim(),
  phone: normalizePhone(phone),
});

const addressOf = ({ street, stairway, floor, door, zipCode, city, country }: OrderForm) => ({
  street,
  stairway,
  floor,
  door,
  zipCode,
  city,
  country,
});

const companyOf = ({ isCompany, companyName, vatNumber }: OrderForm) =>
  isCompany && { isCompany, companyName, vatNumber };

const elsewhereOf = (form: OrderForm) =>
  form.isDeliveryAddressDifferent && {
    isDeliveryAddressDifferent: true,
    isDeliveryCompany: form.deliveryCompanyName.trim() !== '',
    deliveryCompanyName: form.deliveryCompanyName,
    deliveryStreet: form.deliveryStreet,
    deliveryStairway: form.deliveryStairway,
    deliveryFloor: form.deliveryFloor,
    deliveryDoor: form.deliveryDoor,
    deliveryZipCode: form.deliveryZipCode,
    deliveryCity: form.deliveryCity,
    deliveryCountry: form.deliveryCountry,
  };

/**
 * What is sent: the cart, the guest's data and the total that was shown. What an earlier order type asked for and this
 * one does not stays here: nobody learns an address who need not.
 */
export function orderDraft(filled: Filled): OrderDraft {
  const { branch, cart, order, paymentMethod, donatee, consents, agreedTotal, origin, keptCart } = filled;
  const { items, order: form } = cart;
  const { orderType, area, price } = order;
  return {
    deliveryType: orderType,
    ...typeFlags(orderType),
    branch: branch.id,
    items: items.map(({ product, amount, unit, parts }) => ({
      product: product.id,
      amount,
      unit,
      parts: parts.map((value) => (typeof value === 'string' || !value ? (value ?? null) : [...value])),
    })),
    ...(orderType === 'dineIn' && branch.isTableSelectionEnabled && { table: form.table }),
    ...(!isContactHidden(branch, orderType) && contactOf(form)),
    ...(mayNameCompany(branch, orderType) && companyOf(form)),
    ...(isAddressRequired(branch, orderType) && addressOf(form)),
    ...(orderType === 'delivery' && { deliveryArea: area?.area ?? '', ...elsewhereOf(form) }),
    comment: form.comment,
    appointmentDate: form.appointmentDate,
    ...(paymentMethod && { paymentMethod }),
    ...(donatee && { donatee: donatee.id }),
    ...consents,
    ...(origin && { origin }),
    ...(keptCart && { keptCart }),
    expectedTotal: agreedTotal ?? fromMoney(price.totals.total.gross),
  };
}
