import type { DeliveryArea } from '../delivery/delivery-area.ts';
import { chosenOptions, offersOptions, type PartValue, partsOf } from '../products/configuration.ts';
import type { Product } from '../products/product.ts';
import { isAllowed, type Limits, limitsOf } from '../products/quantity.ts';
import type { Unit } from '../units/units.ts';

/** A product in the cart: the fields for pricing and for detecting changes of the product. */
export type CartProduct = Product & { readonly id: string; readonly name: string; readonly description: string };

/** An item in the cart (CART-02): `parts` holds one value per configurable part, in order. */
export type CartItem<P extends CartProduct = CartProduct> = {
  readonly product: P;
  readonly amount: number;
  readonly unit: Unit;
  readonly parts: readonly PartValue[];
};

/** The part of a cart that these functions change; other fields are preserved. */
export type AnyCart<P extends CartProduct> = { readonly items: readonly CartItem<P>[] };

const rounded = (amount: number): number => Math.round(amount * 10_000) / 10_000;

const isSame = (one: CartItem, other: CartItem): boolean =>
  one.product.id === other.product.id &&
  one.unit === other.unit &&
  JSON.stringify(one.parts) === JSON.stringify(other.parts);

/** Adds an item. An identical choice increases the existing item while the amount is allowed. */
export function withItem<P extends CartProduct, C extends AnyCart<P>>(cart: C, item: CartItem<P>): C {
  const index = cart.items.findIndex((each) => isSame(each, item));
  const found = cart.items[index];
  const amount = rounded((found?.amount ?? 0) + item.amount);
  if (!found || !isAllowed(amount, limitsOf(item.product, item.unit))) return { ...cart, items: [...cart.items, item] };
  return { ...cart, items: cart.items.with(index, { ...found, amount }) };
}

/** Replaces the item at a position. @throws RangeError for an invalid position */
export const withItemAt = <P extends CartProduct, C extends AnyCart<P>>(
  cart: C,
  index: number,
  item: CartItem<P>,
): C => ({
  ...cart,
  items: cart.items.with(index, item),
});

/** Removes by position (CART-04). */
export const withoutItem = <P extends CartProduct, C extends AnyCart<P>>(cart: C, index: number): C => ({
  ...cart,
  items: cart.items.toSpliced(index, 1),
});

/** Restores a removed item at its position. */
export const withItemBack = <P extends CartProduct, C extends AnyCart<P>>(
  cart: C,
  index: number,
  item: CartItem<P>,
): C => ({ ...cart, items: cart.items.toSpliced(index, 0, item) });

/** Removes items, appointment and comment; keeps the guest's own data (CART-05). */
export const cleared = <
  P extends CartProduct,
  C extends AnyCart<P> & { readonly order: { readonly appointmentDate?: string | null; readonly comment: string } },
>(
  cart: C,
): C => ({ ...cart, items: [], order: { ...cart.order, appointmentDate: null, comment: '' } });

/** Whether all chosen options are still available. */
const isStillOffered = (product: CartProduct, values: readonly PartValue[]): boolean =>
  partsOf(product).every((part, index) => {
    const value = values[index] ?? [];
    return !offersOptions(part) || chosenOptions(part, value).length === (typeof value === 'string' ? 1 : value.length);
  });

/**
 * Updates the cart after a change of the menu. An item keeps its position with the current product. It is dropped if
 * its product is gone, differs in name, description, price (CART-12) or deposit (DEPOSIT-06), or no longer offers a
 * chosen option.
 */
export function migrated<P extends CartProduct, C extends AnyCart<P>>(cart: C, products: readonly P[]): C {
  const items = cart.items.flatMap((item) => {
    const now = products.find(({ id }) => id === item.product.id);
    const matches =
      now &&
      now.name === item.product.name &&
      now.description === item.product.description &&
      now.price === item.product.price &&
      (now.deposit ?? 0) === (item.product.deposit ?? 0) &&
      isStillOffered(now, item.parts);
    return matches ? [now === item.product ? item : { ...item, product: now }] : [];
  });
  return { ...cart, items };
}

/** Step of a unit. Default: one. */
const stepOf = ({ step }: Limits): number => step ?? 1;

/** The next larger or smaller amount of an item; undefined if there is none. */
export function nextAmount({ product, unit, amount }: CartItem, direction: 1 | -1): number | undefined {
  const limits = limitsOf(product, unit);
  const next = rounded(amount + direction * stepOf(limits));
  return isAllowed(next, limits) ? next : undefined;
}

/** The effective delivery area: the chosen one if the branch still has it, otherwise the first (CART-09). */
export const initialArea = <A extends Pick<DeliveryArea, 'area'>>(
  areas: readonly A[],
  chosen: string | null | undefined,
): A | undefined => areas.find(({ area }) => area === chosen) ?? areas[0];
