import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { ListTable } from '@theke/admin/lists/list-table.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { listMissedOrders } from '@theke/contracts/ordering/order-endpoints';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { CircleCheck } from 'lucide-react';
import { BoardHeader } from '../domain/board-header.tsx';
import { orderColumns, orderLink } from '../domain/order-columns.tsx';
import { orderMessages } from '../domain/order-messages.de.ts';
import { useBoardBranch } from '../domain/use-board-branch.ts';
import * as css from './list-frame.module.css';

/** Orders that nobody answered for ten minutes (ORDER-12). */
export function MissedPage() {
  const api = useApi();
  const { branch } = useBoardBranch();
  const { data, isError, error, refetch } = useQuery({
    ...endpointQuery(api, listMissedOrders, { query: branch ? { branch: branch.id } : {} }),
    refetchInterval: 10_000,
  });
  return (
    <div className={css.frame}>
      <BoardHeader counts={{ missed: data?.length }} />
      <main className={css.content}>
        {data && data.length > 0 && <ListTable columns={orderColumns} rows={data} link={orderLink} isInset />}
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
