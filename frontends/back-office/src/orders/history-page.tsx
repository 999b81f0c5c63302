import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';
import { staffLabel } from '@theke/rules/order-labels';
import { orderStates } from '@theke/rules/order-states';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { ReceiptText } from 'lucide-react';
import { useApi } from '../api/office-api.ts';
import { BoardHeader } from '../board/board-header.tsx';
import { ordersKey } from '../board/current-orders.ts';
import { useBoardBranch } from '../board/use-board-branch.ts';
import { NoMatch } from '../lists/no-match.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { messages } from '../messages.de.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import * as css from './list-frame.module.css';
import { OrderTable } from './order-table.tsx';

const pageSize = 25;
const states = orderStates.map((value) => ({ value, label: staffLabel(value, 'takeaway') }));

/** Every order there was, the newest first; branch, state and page stand in the address. */
export function HistoryPage() {
  const api = useApi();
  const { branch } = useBoardBranch();
  const { search, page, change } = useListAddress();
  const status = states.find(({ value }) => value === search.get('status'))?.value;
  const { data, isError, error, refetch } = useQuery({
    queryKey: [...ordersKey, 'history', branch?.id ?? 'all', status ?? 'all', page],
    queryFn: ({ signal }) =>
      api(
        listOrders,
        {
          query: {
            page,
            pageSize,
            sort: '-placedAt',
            filter: { ...(branch && { branch: branch.id }), ...(status && { status }) },
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={css.frame}>
      <BoardHeader />
      <main className={css.content}>
        <div className={css.tools}>
          <Select
            label={messages.orderList.state}
            choices={states}
            placeholder={messages.orderList.all}
            value={status ?? ''}
            onChange={(event) => change({ status: event.target.value })}
          />
        </div>
        {data && data.data.length > 0 && <OrderTable orders={data.data} />}
        {data?.data.length === 0 &&
          (status ? (
            <NoMatch title={messages.orderList.emptyFiltered} onReset={() => change({ status: '' })} />
          ) : (
            <Empty title={messages.orderList.empty} sign={<ReceiptText {...icon} size={36} />} />
          ))}
        {!data && isError && <LoadFailure message={messages.board.loadFailed} error={error} refetch={refetch} />}
        {!data && !isError && <TableSkeleton />}
        {data && data.meta.total > pageSize && <Pager meta={data.meta} onPage={(to) => change({ page: to })} />}
      </main>
    </div>
  );
}
