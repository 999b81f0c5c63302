import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { Pager } from '@theke/admin/ui/pager.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { orderStates } from '@theke/rules/orders/order-states';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { ReceiptText } from 'lucide-react';
import { BoardHeader } from '../domain/board-header.tsx';
import { ordersKey } from '../domain/current-orders.ts';
import { orderMessages } from '../domain/order-messages.de.ts';
import { OrderTable } from '../domain/order-table.tsx';
import { useBoardBranch } from '../domain/use-board-branch.ts';
import * as css from './list-frame.module.css';

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
            label={orderMessages.orderList.state}
            choices={states}
            placeholder={orderMessages.orderList.all}
            value={status ?? ''}
            onChange={(event) => change({ status: event.target.value })}
          />
        </div>
        {data && data.data.length > 0 && <OrderTable orders={data.data} />}
        {data?.data.length === 0 &&
          (status ? (
            <NoMatch title={orderMessages.orderList.emptyFiltered} onReset={() => change({ status: '' })} />
          ) : (
            <Empty title={orderMessages.orderList.empty} sign={<ReceiptText {...icon} size={36} />} />
          ))}
        {!data && isError && <LoadFailure message={orderMessages.board.loadFailed} error={error} refetch={refetch} />}
        {!data && !isError && <TableSkeleton />}
        {data && data.meta.total > pageSize && <Pager meta={data.meta} onPage={(to) => change({ page: to })} />}
      </main>
    </div>
  );
}
