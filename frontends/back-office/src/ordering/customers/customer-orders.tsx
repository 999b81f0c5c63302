import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { ListTable } from '@theke/admin/lists/list-table.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { Pager } from '@theke/admin/ui/pager.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useState } from 'react';
import { orderColumns, orderLink } from '../shared/order-columns.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { customerMessages } from './customer-messages.de.ts';

const pageSize = 10;
// Without the contact column, because the customer is shown above.
const columns = orderColumns.filter(({ field }) => field !== 'contact');

type Props = { customer: string /** Total number of orders. */; count: number };

/** Orders of a customer, newest first. */
export function CustomerOrders({ customer, count }: Props) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const query = { page, pageSize, sort: '-placedAt', filter: { customer } } as const;
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, listOrders, { query }),
    placeholderData: keepPreviousData,
  });
  if (!data && isError) {
    return (
      <ErrorPanel message={orderMessages.board.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
    );
  }
  if (!data)
    return (
      <>
        <ListTable columns={columns} rows={[]} isInset />
        <TableSkeleton rows={Math.min(count, pageSize)} />
      </>
    );
  if (data.data.length === 0) return <p>{customerMessages.noOrders}</p>;
  return (
    <>
      <ListTable columns={columns} rows={data.data} link={orderLink} isInset />
      {data.meta.total > pageSize && <Pager meta={data.meta} onPage={setPage} />}
    </>
  );
}
