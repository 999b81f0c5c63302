import type { OpenOrders } from './open-order-store.ts';

type OpenOrderCounts = Partial<Pick<OpenOrders, 'total' | 'tables'>>;

/**
 * Whether a change affects what may be deleted: the first or the last open order of a branch or table. Changes of
 * numbers and names only can wait.
 */
export function isUrgent(published: OpenOrderCounts, open: OpenOrderCounts): boolean {
  const used = ({ total = 0, tables = [] }: OpenOrderCounts) =>
    [total > 0, ...tables.map(({ id }) => id).toSorted()].join(' ');
  return used(published) !== used(open);
}
