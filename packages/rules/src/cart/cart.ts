import { soldItems } from '../orders/sold-items.ts';
import type { Product } from '../products/product.ts';
import { limitsOf, snap } from '../products/quantity.ts';
import { isCountable, type Unit } from '../units/units.ts';

/**
 * The number on the cart's badge (CART-11): amounts of items counted by piece, serving, pair, person or package, plus 1
 * for each measured item.
 */
export function itemCount(items: readonly { readonly amount: number; readonly unit: Unit }[]): number {
  const count = soldItems(items).reduce((sum, { amount, unit }) => sum + (isCountable(unit) ? amount : 1), 0);
  return Math.round(count * 10_000) / 10_000; // half servings add up without floating-point noise
}

/**
 * Initial unit and amount of a product (CART-03): its default quantity in its default unit, else the minimum, else 1.
 * Always a valid amount.
 */
export function defaultSelection(product: Product): { amount: number; unit: Unit } {
  const unit = product.defaultUnit ?? product.unit;
  const limits = limitsOf(product, unit);
  const initial = product.defaultQuantity || limits.minimum || 1;
  return { unit, amount: snap(initial, limits) || snap(limits.step ?? initial, limits) };
}
