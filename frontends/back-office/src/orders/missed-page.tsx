import { useQuery } from '@tanstack/react-query';
import { listMissedOrders } from '@theke/contracts/ordering/order-endpoints';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { CircleCheck } from 'lucide-react';
import { useApi } from '../api/office-api.ts';
import { BoardHeader } from '../board/board-header.tsx';
import { ordersKey } from '../board/current-orders.ts';
import { useBoardBranch } from '../board/use-board-branch.ts';
import { messages } from '../messages.de.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import * as css from './list-frame.module.css';
import { OrderTable } from './order-table.tsx';

/** Orders that nobody answered for ten minutes (ORDER-12). */
export function MissedPage() {
  const api = useApi();
  const { branch } = useBoardBranch();
  const { data, isError, error, refetch } = useQuery({
    queryKey: [...ordersKey, 'missed', branch?.id ?? 'all'],
    queryFn: ({ signal }) => api(listMissedOrders, { query: branch ? { branch: branch.id } : {} }, signal),
    refetchInterval: 10_000,
  });
  return (
    <div className={css.frame}>
      <BoardHeader counts={{ missed: data?.length }} />
      <main className={css.content}>
        {data && data.length > 0 && <OrderTable orders={data} />}
        {data?.length === 0 && (
          <Empty
            title={messages.board.noMissed}
            text={messages.board.noMissedText}
            sign={<CircleCheck {...icon} size={36} />}
          />
        )}
        {!data && isError && <LoadFailure message={messages.board.loadFailed} error={error} refetch={refetch} />}
        {!data && !isError && <TableSkeleton />}
      </main>
    </div>
  );
}
