import type { Product } from '@theke/contracts/catalog/product';
import type { OrderItem } from '@theke/contracts/ordering/order';
import { soldItems } from '@theke/rules/orders/sold-items';
import { chosenOptions, type Part, type PartValue, partErrors, partsOf } from '@theke/rules/products/configuration';
import { isAllowed, limitsOf, snap } from '@theke/rules/products/quantity';
import type { CartItem } from './cart.ts';

type Ordered = Pick<OrderItem, 'product' | 'name' | 'amount' | 'unit' | 'parts'>;
type Today = {
  /** What can be ordered now, by id. */
  orderable: ReadonlyMap<string, Product>;
  /** Ids of what is sold out, also within a bundle. */
  soldOut: ReadonlySet<string>;
};

/**
 * An earlier order's lines as they can be ordered today, at the price that the card has now; `gone` names what is no longer there, or not as it was.
 * A file that somebody sent along is not sent again, so such a line is among them.
 */
export function orderedAgain(ordered: readonly Ordered[], today: Today): { items: CartItem[]; gone: string[] } {
  const lines = soldItems(ordered).map((line) => ({ name: line.name, item: itemOf(line, today) }));
  return {
    items: lines.flatMap(({ item }) => item ?? []),
    gone: [...new Set(lines.flatMap(({ name, item }) => (item ? [] : name)))],
  };
}

function itemOf({ product: id, amount, unit, parts: ordered }: Ordered, today: Today): CartItem | undefined {
  const product = today.orderable.get(id);
  if (!product || ordered.some(({ uploads }) => uploads.length > 0)) return undefined;
  const units = [product.unit, ...product.alternativeUnits.map((each) => each.unit)];
  const parts = partsOf(product);
  // A question that is gone was answered for nothing.
  const isAsked = ordered.every(({ name, values }) => values.length === 0 || parts.some((part) => part.name === name));
  if (!units.includes(unit) || !isAsked) return undefined;
  const values = parts.map((part) => chosenOf(part, ordered.find(({ name }) => name === part.name)?.values ?? []));
  const isSoldOut = parts.some((part, at) =>
    chosenOptions(part, values[at]).some((option) => option.product && today.soldOut.has(option.product.id)),
  );
  if (isSoldOut || partErrors(product, values).length > 0) return undefined;
  const limits = limitsOf(product, unit);
  return { product, unit, amount: isAllowed(amount, limits) ? amount : snap(amount, limits), parts: values };
}

const chosenOf = (part: Part, values: readonly string[]): PartValue =>
  part.type === 'multiselect' ? values : (values[0] ?? null);
