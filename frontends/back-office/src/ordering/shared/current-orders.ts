import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { listCurrentOrders, listOrders } from '@theke/contracts/ordering/order-endpoints';

/** Prefix of the query keys of all order lists; invalidated when an order changes. */
export const ordersKey = endpointKey(listOrders);

/** Orders of the board; without a branch, all that the user may see. */
export const currentOrdersQuery = (api: OfficeApi, branch: string | undefined) =>
  endpointQuery(api, listCurrentOrders, { query: branch ? { branch } : {} });
