import type { OpenOrders } from './open-order-store.ts';

type Told = Partial<Pick<OpenOrders, 'total' | 'tables'>>;

/**
 * Whether a change of a branch's open orders decides what may be deleted: the first or the last of the branch, or of a table. What only
 * changes numbers and names can wait.
 */
export function isUrgent(told: Told, open: Told): boolean {
  const used = ({ total = 0, tables = [] }: Told) => [total > 0, ...tables.map(({ id }) => id).toSorted()].join(' ');
  return used(told) !== used(open);
}
