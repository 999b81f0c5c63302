import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';
import { staffLabel } from '@theke/rules/order-labels';
import { orderStates } from '@theke/rules/order-states';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { BoardHeader } from '../board/board-header.tsx';
import { ordersKey } from '../board/current-orders.ts';
import { useBoardBranch } from '../board/use-board-branch.ts';
import { NoMatch } from '../lists/no-match.tsx';
import { messages } from '../messages.de.ts';
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
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const status = states.find(({ value }) => value === search.get('status'))?.value;
  const change = (changes: Record<string, string>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
      return next;
    });
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
            onChange={(event) => change({ status: event.target.value, page: '' })}
          />
        </div>
        {data && data.data.length > 0 && <OrderTable orders={data.data} />}
        {data?.data.length === 0 &&
          (status ? (
            <NoMatch title={messages.orderList.emptyFiltered} onReset={() => change({ status: '', page: '' })} />
          ) : (
            <Empty title={messages.orderList.empty} sign={<ReceiptText {...icon} size={36} />} />
          ))}
        {!data && isError && (
          <ErrorPanel
            message={messages.board.loadFailed}
            text={error.message}
            retryLabel={messages.retry}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <TableSkeleton />}
        {data && data.meta.total > pageSize && <Pager meta={data.meta} onPage={(to) => change({ page: String(to) })} />}
      </main>
    </div>
  );
}
