import type { Branch } from '@theke/contracts/catalog/branch';
import type { Sent } from '@theke/contracts/endpoint';
import type { createOrder } from '@theke/contracts/ordering/order-endpoints';
import { normalizePhone } from '@theke/rules/checkout/phone';
import { isAddressRequired, isContactHidden, mayNameCompany } from '@theke/rules/checkout/required-fields';
import { claimable } from '@theke/rules/gift-cards/card-part';
import { fromMoney, type Money, toMoney } from '@theke/rules/money/money';
import { typeFlags } from '@theke/rules/orders/order-types';
import type { PaymentMethod } from '@theke/rules/payments/payment-methods';
import type { VisitOrigin } from '@theke/rules/site/visit-origin';
import type { Cart, ChosenDonatee, Consents, OrderForm } from '../cart/cart.ts';
import type { CartOrder } from '../cart/cart-order.ts';
import type { FoundCard } from '../gift-card/check-code.ts';
import type { Expected } from '../shop/use-expected.ts';

export type OrderDraft = Sent<typeof createOrder>['body'];

/** The complete input at the time of submission. */
export type Filled = {
  branch: Branch;
  cart: Cart;
  order: CartOrder;
  /** Expected time without a requested one; requested times must not be earlier. */
  expected: Expected;
  paymentMethod: PaymentMethod | undefined;
  /** null if none was chosen or the shop no longer donates. */
  donatee: ChosenDonatee | null;
  /** In addition to the total; undefined without one. */
  tip?: Money | undefined;
  /** Pays as much of the total as its balance allows; null without one. */
  giftCard?: FoundCard | null | undefined;
  consents: Consents;
  /** Total of the quote that the guest accepted, a decimal number. Default: the displayed total. */
  agreedTotal?: number | undefined;
  /** Id of the cart that the business stores with the guest's consent. */
  keptCart?: string | undefined;
  /** How the guest came to the shop, if known. */
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

const deliveryAddressOf = (form: OrderForm) =>
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
 * Builds the order request: cart, guest's data and displayed total. Fields of other order types are left out, so that
 * no address is disclosed unnecessarily.
 */
export function orderDraft(filled: Filled): OrderDraft {
  const { branch, cart, order, paymentMethod, donatee, consents, agreedTotal, origin, keptCart, tip, giftCard } =
    filled;
  const { items, order: form } = cart;
  const { orderType, area, price } = order;
  const expectedTotal = agreedTotal ?? fromMoney(price.totals.total.gross);
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
    ...(orderType === 'delivery' && { deliveryArea: area?.area ?? '', ...deliveryAddressOf(form) }),
    comment: form.comment,
    appointmentDate: form.appointmentDate,
    ...(paymentMethod && { paymentMethod }),
    ...(donatee && { donatee: donatee.id }),
    ...(form.coupon && !branch.isQuotationRequired && { couponCode: form.coupon.code }),
    ...(tip && { tip: fromMoney(tip) }),
    ...consents,
    ...(origin && { origin }),
    ...(keptCart && { keptCart }),
    ...(giftCard && {
      giftCard: {
        code: giftCard.code,
        amount: fromMoney(claimable(toMoney(giftCard.balance), toMoney(expectedTotal))),
      },
    }),
    expectedTotal,
  };
}
