import type { Product } from '@theke/contracts/catalog/product';
import type { PublicDiscount } from '@theke/contracts/ordering/discount';
import type { CartItem as ItemOf } from '@theke/rules/cart/cart-changes';
import type { PaymentMethod } from '@theke/rules/payments/payment-methods';

/** An item of the cart (CART-02), with the product as of the menu. */
export type CartItem = ItemOf<Product>;

/** Stored with its name, so that a reloaded page need not fetch it. */
export type ChosenDonatee = { readonly id: string; readonly name: string };

export type Consents = { readonly legalInstructions: boolean; readonly privacyPolicy: boolean };

type Country = 'AT' | 'DE' | 'CH' | 'LI';

/** Input of the checkout form, stored while the guest visits other pages (CHECKOUT-27). */
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
  /** Name of the delivery area. Default: '' for the branch's first area. */
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
  /** Requested time, ISO 8601; null: as soon as possible. */
  readonly appointmentDate: string | null;
  readonly comment: string;
  /** Receiver of the shop's donation. */
  readonly donatee: ChosenDonatee | null;
  /** The coupon whose code the guest has entered. */
  readonly coupon?: (PublicDiscount & { readonly code: string }) | null | undefined;
  /** The guest's choice; null until then. */
  readonly paymentMethod: PaymentMethod | null;
  /** Consents of an order in payment, to restore them if the payment fails; otherwise null. */
  readonly consents: Consents | null;
};

/** Form fields with a text value, typed or chosen from a list. */
export type TextField = Exclude<
  keyof OrderForm,
  'isCompany' | 'isDeliveryAddressDifferent' | 'appointmentDate' | 'donatee' | 'coupon' | 'paymentMethod' | 'consents'
>;

export type Cart = {
  readonly items: readonly CartItem[];
  /** Undefined until the guest chooses an order type. */
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
