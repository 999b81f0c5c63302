import type { Order } from '@theke/contracts/ordering/order';

/** Products of an order, each once. Cancelled items and the contents of bundles, which have no name, are left out. */
export function orderedProducts({ items }: Pick<Order, 'items'>): { id: string; name: string }[] {
  const names = new Map(items.flatMap(({ amount, product, name }) => (amount > 0 ? [[product, name] as const] : [])));
  return [...names].map(([id, name]) => ({ id, name }));
}
