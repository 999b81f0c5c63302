import type { Product } from '@theke/contracts/catalog/product';
import { defaultSelection } from '@theke/rules/cart/cart';
import { type Part, type PartValue, partsOf } from '@theke/rules/products/configuration';
import { changesNothing } from '@theke/rules/products/usual-choice';
import type { CartItem } from '../cart/cart.ts';

/** Preselects the first option of a required free choice. No dish of a set menu is preselected. */
function firstValue({ type, optional, options }: Part, price: number): PartValue {
  if (type === 'multiselect') return [];
  const first = options?.[0];
  return type === 'select' && !optional && first && changesNothing(first, price) ? first.name : null;
}

/** A cart item of a product before any change by the guest. */
export const freshItem = (product: Product): CartItem => ({
  product,
  ...defaultSelection(product),
  parts: partsOf(product).map((part) => firstValue(part, product.price)),
});
