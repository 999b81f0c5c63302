import type { readRevenue } from '@theke/contracts/analytics/order-statistics';
import type { Replied } from '@theke/contracts/endpoint';

type Revenue = Pick<Replied<typeof readRevenue>, 'total' | 'previous'>;
type Sum = { orders: number; gross: number; grossBefore: number };
export type ComparedBranch = Sum & { id: string; name: string };

const sumOf = ({ total: { orders, gross }, previous }: Revenue): Sum => ({
  orders,
  gross,
  grossBefore: previous.gross,
});
const cents = (amount: number): number => Math.round(amount * 100);
const difference = (one: number, others: readonly number[]): number =>
  others.reduce((left, each) => left - cents(each), cents(one)) / 100;

/**
 * Revenue by branch, highest first. `others` is the remainder, such as deleted branches, so that all rows add up to
 * the total; null if it is zero.
 */
export function comparedBranches(
  all: Revenue,
  branches: readonly { id: string; name: string; revenue: Revenue }[],
): { rows: ComparedBranch[]; others: Sum | null; total: Sum } {
  const rows = branches
    .map(({ id, name, revenue }) => ({ id, name, ...sumOf(revenue) }))
    .toSorted((one, other) => other.gross - one.gross);
  const total = sumOf(all);
  const others: Sum = {
    orders: rows.reduce((left, { orders }) => left - orders, total.orders),
    gross: difference(
      total.gross,
      rows.map(({ gross }) => gross),
    ),
    grossBefore: difference(
      total.grossBefore,
      rows.map(({ grossBefore }) => grossBefore),
    ),
  };
  return { rows, others: others.orders || others.gross || others.grossBefore ? others : null, total };
}
