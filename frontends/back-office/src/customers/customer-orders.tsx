import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useState } from 'react';
import { useApi } from '../api/office-api.ts';
import { ordersKey } from '../board/current-orders.ts';
import { messages } from '../messages.de.ts';
import { OrderTable } from '../orders/order-table.tsx';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';

const pageSize = 10;

/** What one person has ordered, the newest first. */
export function CustomerOrders({ customer }: { customer: string }) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const query = { page, pageSize, sort: '-placedAt', filter: { customer } } as const;
  const { data, isError, refetch } = useQuery({
    queryKey: [...ordersKey, 'customer', query],
    queryFn: ({ signal }) => api(listOrders, { query }, signal),
    placeholderData: keepPreviousData,
  });
  if (!data && isError) {
    return (
      <ErrorPanel message={messages.board.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <TableSkeleton />;
  if (data.data.length === 0) return <p>{messages.customers.noOrders}</p>;
  return (
    <>
      <OrderTable orders={data.data} />
      {data.meta.total > pageSize && <Pager meta={data.meta} onPage={setPage} />}
    </>
  );
}
