import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { OrderState } from '@theke/rules/orders/order-states';

/** Where the orders stand that a figure is made of. */
export function ordersOf({ from, to, branch }: StatisticQuery, status?: OrderState): string {
  const query = { placedAtFrom: from, placedAtUntil: to, ...(branch && { branch }), ...(status && { status }) };
  return `/orders/history?${new URLSearchParams(query)}`;
}
