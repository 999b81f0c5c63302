import type { OpenOrders } from './open-order-store.ts';

type Told = Partial<Pick<OpenOrders, 'total' | 'tables'>>;

/**
 * Whether a change affects what may be deleted: the first or the last open order of a branch or table. Changes of
 * numbers and names only can wait.
 */
export function isUrgent(told: Told, open: Told): boolean {
  const used = ({ total = 0, tables = [] }: Told) => [total > 0, ...tables.map(({ id }) => id).toSorted()].join(' ');
  return used(told) !== used(open);
}
