import { queryOptions } from '@tanstack/react-query';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { listCurrentOrders } from '@theke/contracts/ordering/order-endpoints';

/** Every list of orders is asked for anew by this key when an order changes. */
export const ordersKey = ['orders'] as const;

/** What the board shows; without a branch all that the user may see. */
export const currentOrdersQuery = (api: OfficeApi, branch: string | undefined) =>
  queryOptions({
    queryKey: [...ordersKey, 'current', branch ?? 'all'],
    queryFn: ({ signal }) => api(listCurrentOrders, { query: branch ? { branch } : {} }, signal),
  });
