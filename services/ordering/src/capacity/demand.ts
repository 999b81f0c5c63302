import type { Product } from '@theke/contracts/catalog/product';
import type { OrderDraft, OrderItem } from '@theke/contracts/ordering/order';
import { itemCount } from '@theke/rules/cart/cart';
import { fromMoney, sumOf, toMoney } from '@theke/rules/money/money';
import { bundledProducts } from '@theke/rules/products/part-lines';
import { convert } from '@theke/rules/units/units';

/**
 * Glossary. Stock: what is left of a product in a branch. Slot: a stretch of time of a fixed length in which a branch can
 * make so much. Demand: what an order needs of both. Claim: what it took, kept with the order until it is given back.
 */
export type Demand = {
  /** By product, in the product's own unit, each product once. */
  stock: { product: string; amount: number }[];
  /** What it needs of a slot: an order, as many things as a guest would count, and their worth. */
  items: number;
  /** Gross without the delivery fee, a decimal number of the currency. */
  value: number;
};

/** As stored with the order; `slot` is null where the branch limits none. */
export type CapacityClaim = Demand & { slot: string | null };

/** What items cost together, a decimal number of the currency. */
export const grossOfItems = (items: readonly Pick<OrderItem, 'gross'>[]): number =>
  fromMoney(sumOf(items.map(({ gross }) => toMoney(gross))));

/** What an order needs. What a bundle adds is needed once for each bundle. */
export function demandOf(
  draft: Pick<OrderDraft, 'items'>,
  priced: readonly Pick<OrderItem, 'gross'>[],
  products: ReadonlyMap<string, Product>,
): Demand {
  const needed = new Map<string, number>();
  const need = (product: string, amount: number) => needed.set(product, (needed.get(product) ?? 0) + amount);
  for (const { product: id, amount, unit, parts } of draft.items) {
    const product = products.get(id);
    if (!product) continue;
    const own = convert(amount, unit, product.unit, product);
    need(id, own);
    for (const part of bundledProducts(product, parts)) need(part, own);
  }
  return {
    stock: [...needed].map(([product, amount]) => ({ product, amount })),
    items: itemCount(draft.items),
    value: grossOfItems(priced),
  };
}
