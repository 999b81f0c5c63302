import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { currentOrdersQuery } from '../domain/current-orders.ts';

/** How many orders wait for an answer, beside "Bestellungen" in the navigation. */
export function useNewOrders(): number {
  const me = useMe();
  const { data } = useQuery({
    ...currentOrdersQuery(useApi(), undefined),
    enabled: may(me, 'orders.read'),
    refetchInterval: 10_000,
  });
  return data?.filter((order) => order.status === 'placed').length ?? 0;
}
