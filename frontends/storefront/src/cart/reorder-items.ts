import type { Product } from '@theke/contracts/catalog/product';
import type { OrderItem } from '@theke/contracts/ordering/order';
import { soldItems } from '@theke/rules/orders/sold-items';
import { chosenOptions, type Part, type PartValue, partErrors, partsOf } from '@theke/rules/products/configuration';
import { isAllowed, limitsOf, snap } from '@theke/rules/products/quantity';
import type { CartItem } from './cart.ts';

type Ordered = Pick<OrderItem, 'product' | 'name' | 'amount' | 'unit' | 'parts'>;
type Today = {
  /** Orderable products by id. */
  orderable: ReadonlyMap<string, Product>;
  /** Ids of sold-out products, including those within bundles. */
  soldOut: ReadonlySet<string>;
};

/**
 * Converts an earlier order's lines to cart items at today's prices. `gone` names lines that are no longer available
 * or changed. Lines with uploaded files are among them, because uploads are not reused.
 */
export function reorderItems(ordered: readonly Ordered[], today: Today): { items: CartItem[]; unavailable: string[] } {
  const lines = soldItems(ordered).map((line) => ({ name: line.name, item: toCartItem(line, today) }));
  return {
    items: lines.flatMap(({ item }) => item ?? []),
    unavailable: [...new Set(lines.flatMap(({ name, item }) => (item ? [] : name)))],
  };
}

function toCartItem({ product: id, amount, unit, parts: ordered }: Ordered, today: Today): CartItem | undefined {
  const product = today.orderable.get(id);
  if (!product || ordered.some(({ uploads }) => uploads.length > 0)) return undefined;
  const units = [product.unit, ...product.alternativeUnits.map((each) => each.unit)];
  const parts = partsOf(product);
  // An answer to a question that no longer exists.
  const hasAllParts = ordered.every(
    ({ name, values }) => values.length === 0 || parts.some((part) => part.name === name),
  );
  if (!units.includes(unit) || !hasAllParts) return undefined;
  const values = parts.map((part) => toPartValue(part, ordered.find(({ name }) => name === part.name)?.values ?? []));
  const isSoldOut = parts.some((part, index) =>
    chosenOptions(part, values[index]).some((option) => option.product && today.soldOut.has(option.product.id)),
  );
  if (isSoldOut || partErrors(product, values).length > 0) return undefined;
  const limits = limitsOf(product, unit);
  return { product, unit, amount: isAllowed(amount, limits) ? amount : snap(amount, limits), parts: values };
}

const toPartValue = (part: Part, values: readonly string[]): PartValue =>
  part.type === 'multiselect' ? values : (values[0] ?? null);
