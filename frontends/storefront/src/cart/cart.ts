import type { Product } from '@theke/contracts/catalog/product';
import type { PartValue } from '@theke/rules/configuration';
import { isAllowed, type Limits, limitsOf } from '@theke/rules/quantity';
import type { Unit } from '@theke/rules/units';

/** What lies in the cart (spec 000 section 3, "Cart item"): `parts` holds one value per configurable part, in order. */
export type CartItem = {
  readonly product: Product;
  readonly amount: number;
  readonly unit: Unit;
  readonly parts: readonly PartValue[];
};

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

const isSame = (one: CartItem, other: CartItem): boolean =>
  one.product.id === other.product.id &&
  one.unit === other.unit &&
  JSON.stringify(one.parts) === JSON.stringify(other.parts);

/** Adds an item; the very same choice grows instead of standing there twice, as long as the amount may be ordered. */
export function withItem(cart: Cart, item: CartItem): Cart {
  const index = cart.items.findIndex((each) => isSame(each, item));
  const found = cart.items[index];
  if (!found) return { ...cart, items: [...cart.items, item] };
  const amount = rounded(found.amount + item.amount);
  if (!isAllowed(amount, limitsOf(item.product, item.unit))) return { ...cart, items: [...cart.items, item] };
  return { ...cart, items: cart.items.with(index, { ...found, amount }) };
}

export const withItemAt = (cart: Cart, index: number, item: CartItem): Cart => ({
  ...cart,
  items: cart.items.with(index, item),
});

export const withoutItem = (cart: Cart, index: number): Cart => ({ ...cart, items: cart.items.toSpliced(index, 1) });

/** Puts a removed item back where it lay. */
export const withItemBack = (cart: Cart, index: number, item: CartItem): Cart => ({
  ...cart,
  items: cart.items.toSpliced(index, 0, item),
});

/** Items and comment go, the guest's own data stay (spec 000 section 4, "Cart"). */
export const cleared = (cart: Cart): Cart => ({ ...cart, items: [], order: { ...cart.order, comment: '' } });

/**
 * The cart on a card that may have changed: an item keeps its place with the product as it is now, and is dropped when
 * its product is gone or differs in name, description or price (spec 000 section 4).
 */
export function migrated(cart: Cart, products: readonly Product[]): Cart {
  const items = cart.items.flatMap((item) => {
    const now = products.find(({ id }) => id === item.product.id);
    const matches =
      now &&
      now.name === item.product.name &&
      now.description === item.product.description &&
      now.price === item.product.price;
    return matches ? [now === item.product ? item : { ...item, product: now }] : [];
  });
  return { ...cart, items };
}

const rounded = (amount: number): number => Math.round(amount * 10_000) / 10_000;

/** One step of a unit: its own step, else one; never so wide that it would pass over the minimum. */
const stepOf = ({ step }: Limits): number => step ?? 1;

/** The next larger or smaller amount, or undefined where there is none. */
export function nextAmount({ product, unit, amount }: CartItem, direction: 1 | -1): number | undefined {
  const limits = limitsOf(product, unit);
  const next = rounded(amount + direction * stepOf(limits));
  return next > 0 && isAllowed(next, limits) ? next : undefined;
}
