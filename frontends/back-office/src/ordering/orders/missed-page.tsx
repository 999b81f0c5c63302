import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { listMissedOrders } from '@theke/contracts/ordering/order-endpoints';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { CircleCheck } from 'lucide-react';
import { BoardHeader } from '../domain/board-header.tsx';
import { ordersKey } from '../domain/current-orders.ts';
import { orderMessages } from '../domain/order-messages.de.ts';
import { OrderTable } from '../domain/order-table.tsx';
import { useBoardBranch } from '../domain/use-board-branch.ts';
import * as css from './list-frame.module.css';

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
            title={orderMessages.board.noMissed}
            text={orderMessages.board.noMissedText}
            sign={<CircleCheck {...icon} size={36} />}
          />
        )}
        {!data && isError && <LoadFailure message={orderMessages.board.loadFailed} error={error} refetch={refetch} />}
        {!data && !isError && <TableSkeleton />}
      </main>
    </div>
  );
}
