import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { listMissedOrders } from '@theke/contracts/ordering/order-endpoints';
import { isFinished } from '@theke/rules/orders/order-states';
import { currentOrdersQuery } from './current-orders.ts';
import { useBoardBranch } from './use-board-branch.ts';
import { useFreshAt } from './use-fresh-at.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { useOnline } from './use-online.ts';

export type Connection = 'live' | 'polling' | 'broken';

/** Data of the board's pages: the branch's orders, the number of missed ones and the connection state. */
export function useBoardFeed() {
  const api = useApi();
  const { branch } = useBoardBranch();
  const current = useQuery(currentOrdersQuery(api, branch?.id));
  const missed = useQuery({
    ...endpointQuery(api, listMissedOrders, { query: branch ? { branch: branch.id } : {} }),
    refetchInterval: 20_000,
  });
  const isOnline = useOnline();
  const isLive = useLiveOrders(branch?.id) && isOnline;
  const connection: Connection = !isOnline || current.isError ? 'broken' : isLive ? 'live' : 'polling';
  return {
    branch,
    current,
    missed,
    isOnline,
    connection,
    freshAt: useFreshAt(isLive, current.dataUpdatedAt),
    counts: {
      current: current.data?.data.filter(({ status }) => !isFinished(status)).length,
      missed: missed.data?.meta.total,
    },
  };
}

export type BoardFeed = ReturnType<typeof useBoardFeed>;
