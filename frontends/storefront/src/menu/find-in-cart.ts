import type { Product } from '@theke/contracts/catalog/product';
import { convert } from '@theke/rules/units/units';
import type { Cart } from '../cart/cart.ts';
import type { InCart } from './add-button.tsx';

/** Amount of a product in the cart, in the unit of its first item; undefined if it is not in the cart. */
export function findInCart({ items }: Cart, product: Product): InCart | undefined {
  const [first, ...rest] = items.filter((item) => item.product.id === product.id);
  if (!first) return undefined;
  const amount = rest.reduce((sum, item) => sum + convert(item.amount, item.unit, first.unit, product), first.amount);
  return { amount: Math.round(amount * 100) / 100, unit: first.unit };
}
