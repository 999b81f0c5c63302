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
import { FirstOf } from '../domain/first-of.tsx';
import { orderColumns, orderLink } from '../domain/order-columns.tsx';
import { orderMessages } from '../domain/order-messages.de.ts';
import { TooManyNotice } from '../domain/too-many-notice.tsx';
import { useBoardBranch } from '../domain/use-board-branch.ts';
import * as css from './list-frame.module.css';

const rowsAtOnce = 100;

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
      <BoardHeader counts={{ missed: data?.meta.total }} />
      <main className={css.content}>
        <TooManyNotice meta={data?.meta} />
        {data && data.data.length > 0 && (
          <FirstOf rows={data.data} most={rowsAtOnce}>
            {(shown) => <ListTable columns={orderColumns} rows={shown} link={orderLink} isInset />}
          </FirstOf>
        )}
        {data?.data.length === 0 && (
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
