import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { CountedAs } from '@theke/contracts/ordering/order-endpoints';

type Further = {
  paymentMethod?: string;
  refunded?: 'true';
  rated?: 'true';
  product?: string;
  origin?: string;
  qr?: string;
};

/** Link to exactly the orders that a figure counts (STAT-18). */
export function ordersOf({ from, to, branch }: StatisticQuery, countedAs: CountedAs, further: Further = {}): string {
  const query = { placedOnFrom: from, placedOnUntil: to, ...(branch && { branch }), countedAs, ...further };
  return `/orders/history?${new URLSearchParams(query)}`;
}
