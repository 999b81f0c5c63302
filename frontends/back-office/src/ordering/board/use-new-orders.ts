import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';

/** Number of unanswered orders, shown at "Bestellungen" in the navigation. */
export function useNewOrders(): number {
  const me = useMe();
  const { data } = useQuery({
    ...endpointQuery(useApi(), listOrders, { query: { filter: { status: 'placed' }, pageSize: 1 } }),
    enabled: may(me, 'orders.read'),
    refetchInterval: 10_000,
  });
  return data?.meta.total ?? 0;
}
