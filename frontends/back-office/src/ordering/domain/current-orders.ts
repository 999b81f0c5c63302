import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { listCurrentOrders, listOrders } from '@theke/contracts/ordering/order-endpoints';

/** Every list of orders is asked for anew by this key when an order changes. */
export const ordersKey = endpointKey(listOrders);

/** What the board shows; without a branch all that the user may see. */
export const currentOrdersQuery = (api: OfficeApi, branch: string | undefined) =>
  endpointQuery(api, listCurrentOrders, { query: branch ? { branch } : {} });
