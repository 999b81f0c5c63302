import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listUnseenOrders } from '@theke/contracts/notifications/escalation';
import { ordersKey } from '../shared/current-orders.ts';

/** Whether nobody has seen one of these new orders within the branch's deadline. */
export function useOverdue(branch: string | undefined, newIds: readonly string[] | undefined): boolean {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...ordersKey, 'unseen', branch ?? 'all'],
    queryFn: ({ signal }) => api(listUnseenOrders, { query: branch ? { branch } : {} }, signal),
    refetchInterval: 30_000,
  });
  return data?.some(({ order, step }) => step !== 'none' && newIds?.includes(order.id)) ?? false;
}
