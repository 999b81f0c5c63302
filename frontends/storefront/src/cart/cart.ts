import type { Product } from '@theke/contracts/catalog/product';
import type { CartItem as ItemOf } from '@theke/rules/cart/cart-changes';
import type { PaymentMethod } from '@theke/rules/payments/payment-methods';

/** What lies in the cart (CART-02), with the product as the card shows it. */
export type CartItem = ItemOf<Product>;

/** Kept with its name, so that a page that was loaded anew need not ask for it. */
export type ChosenDonatee = { readonly id: string; readonly name: string };

export type Consents = { readonly legalInstructions: boolean; readonly privacyPolicy: boolean };

type Country = 'AT' | 'DE' | 'CH' | 'LI';

/** What the checkout asks for and keeps while the guest looks around (CHECKOUT-27). */
export type OrderForm = {
  /** The table's id. */
  readonly table: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly isCompany: boolean;
  readonly companyName: string;
  readonly vatNumber: string;
  /** The area's name; empty until the guest has chosen: then the branch's first counts. */
  readonly deliveryArea: string;
  readonly street: string;
  readonly stairway: string;
  readonly floor: string;
  readonly door: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: Country;
  readonly isDeliveryAddressDifferent: boolean;
  readonly deliveryCompanyName: string;
  readonly deliveryStreet: string;
  readonly deliveryStairway: string;
  readonly deliveryFloor: string;
  readonly deliveryDoor: string;
  readonly deliveryZipCode: string;
  readonly deliveryCity: string;
  readonly deliveryCountry: Country;
  /** ISO 8601; null: as soon as possible. */
  readonly appointmentDate: string | null;
  readonly comment: string;
  /** For whom the shop gives its donation. */
  readonly donatee: ChosenDonatee | null;
  /** What the guest has chosen; null until then. */
  readonly paymentMethod: PaymentMethod | null;
  /** Given for an order that is being paid for, in case that fails; null otherwise. */
  readonly consents: Consents | null;
};

/** What is typed or picked from a list, one text each. */
export type TextField = Exclude<
  keyof OrderForm,
  'isCompany' | 'isDeliveryAddressDifferent' | 'appointmentDate' | 'donatee' | 'paymentMethod' | 'consents'
>;

export type Cart = {
  readonly items: readonly CartItem[];
  /** Undefined until the guest has chosen an order type. */
  readonly isDelivery?: boolean;
  readonly isDineIn?: boolean;
  readonly order: OrderForm;
};

export const emptyForm: OrderForm = {
  table: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  isCompany: false,
  companyName: '',
  vatNumber: '',
  deliveryArea: '',
  street: '',
  stairway: '',
  floor: '',
  door: '',
  zipCode: '',
  city: '',
  country: 'AT',
  isDeliveryAddressDifferent: false,
  deliveryCompanyName: '',
  deliveryStreet: '',
  deliveryStairway: '',
  deliveryFloor: '',
  deliveryDoor: '',
  deliveryZipCode: '',
  deliveryCity: '',
  deliveryCountry: 'AT',
  appointmentDate: null,
  comment: '',
  donatee: null,
  paymentMethod: null,
  consents: null,
};

export const emptyCart: Cart = { items: [], order: emptyForm };
