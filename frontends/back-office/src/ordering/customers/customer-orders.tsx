import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { Pager } from '@theke/admin/ui/pager.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useState } from 'react';
import { ordersKey } from '../domain/current-orders.ts';
import { orderMessages } from '../domain/order-messages.de.ts';
import { OrderTable } from '../domain/order-table.tsx';
import { customerMessages } from './customer-messages.de.ts';

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
      <ErrorPanel message={orderMessages.board.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <TableSkeleton />;
  if (data.data.length === 0) return <p>{customerMessages.noOrders}</p>;
  return (
    <>
      <OrderTable orders={data.data} />
      {data.meta.total > pageSize && <Pager meta={data.meta} onPage={setPage} />}
    </>
  );
}
