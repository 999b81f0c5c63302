import type { Product } from '@theke/contracts/catalog/product';
import type { OrderDraft, OrderItem } from '@theke/contracts/ordering/order';
import { itemCount } from '@theke/rules/cart/cart';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { bundledProducts } from '@theke/rules/products/part-lines';
import { convert } from '@theke/rules/units/units';

/**
 * Glossary.
 * stock   remaining amount of a product in a branch
 * slot    period of fixed length in which a branch has a limited capacity
 * demand  stock and slot capacity that an order needs
 * claim   the reserved demand, stored with the order until it is returned
 */
export type Demand = {
  /** One entry per product, in the product's own unit. */
  stock: { product: string; amount: number }[];
  /** Number of items as a guest would count them. */
  items: number;
  /** Gross without the delivery fee, a decimal number of the currency. */
  value: number;
};

/** As stored with the order; `slot` is null if the branch has no slot limit. */
export type CapacityClaim = Demand & { slot: string | null };

/** Sum of the items' gross prices, a decimal number of the currency. */
export const grossOfItems = (items: readonly Pick<OrderItem, 'gross'>[]): number =>
  fromMoney(sumOf(items.map(({ gross }) => toMoney(gross))));

/** Stock and slot capacity that an order needs. Options of a bundle count once for each bundle. */
export function computeDemand(
  draft: Pick<OrderDraft, 'items'>,
  priced: readonly Pick<OrderItem, 'gross'>[],
  products: ReadonlyMap<string, Product>,
): Demand {
  const needed = new Map<string, number>();
  const need = (product: string, amount: number) => needed.set(product, (needed.get(product) ?? 0) + amount);
  for (const { product: id, amount, unit, parts } of draft.items) {
    const product = products.get(id);
    if (!product) continue;
    const inStockUnit = convert(amount, unit, product.unit, product);
    need(id, inStockUnit);
    for (const part of bundledProducts(product, parts)) need(part, inStockUnit);
  }
  return {
    stock: [...needed].map(([product, amount]) => ({ product, amount })),
    items: itemCount(draft.items),
    value: grossOfItems(priced),
  };
}
