import type { Product } from '@theke/contracts/catalog/product';
import type { CartItem as ItemOf } from '@theke/rules/cart-changes';

/** What lies in the cart (spec 000 section 3, "Cart item"), with the product as the card shows it. */
export type CartItem = ItemOf<Product>;

/** What the checkout asks for and keeps while the guest looks around. */
export type OrderForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly stairway: string;
  readonly floor: string;
  readonly door: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: 'AT' | 'DE' | 'CH' | 'LI';
  readonly comment: string;
};

export type Cart = {
  readonly items: readonly CartItem[];
  readonly isDelivery: boolean;
  readonly isDineIn: boolean;
  readonly order: OrderForm;
};

export const emptyForm: OrderForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  stairway: '',
  floor: '',
  door: '',
  zipCode: '',
  city: '',
  country: 'AT',
  comment: '',
};

export const emptyCart: Cart = { items: [], isDelivery: false, isDineIn: false, order: emptyForm };
