import type { Product } from '@theke/contracts/catalog/product';
import { defaultSelection } from '@theke/rules/cart/cart';
import { type Part, type PartValue, partsOf } from '@theke/rules/products/configuration';
import { changesNothing } from '@theke/rules/products/usual-choice';
import type { CartItem } from '../cart/cart.ts';

/** What must be chosen and costs nothing is chosen as the menu card words it first; which dish of a menu somebody likes, nobody knows. */
function firstValue({ type, optional, options }: Part, price: number): PartValue {
  if (type === 'multiselect') return [];
  const first = options?.[0];
  return type === 'select' && !optional && first && changesNothing(first, price) ? first.name : null;
}

/** A product as it lies in the cart before a guest has changed anything. */
export const freshItem = (product: Product): CartItem => ({
  product,
  ...defaultSelection(product),
  parts: partsOf(product).map((part) => firstValue(part, product.price)),
});
