import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCustomers } from '@theke/contracts/ordering/customer';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { ContactRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { NoMatch } from '../lists/no-match.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { messages } from '../messages.de.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import * as table from '../ui/data-table.module.css';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { totalText } from '../ui/total-text.ts';
import { type CustomerSort, CustomerTable, customerSorts } from './customer-table.tsx';

const words = messages.customers;
const pageSize = 25;

/** Whoever has ordered, found by name, company, address or number; search, order and page stand in the address. */
export function CustomersPage() {
  const api = useApi();
  const isAllowed = may(useMe(), 'customers.read');
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const q = search.get('q') ?? '';
  const sort = customerSorts.find((one) => one === search.get('sort')) ?? '-lastOrderAt';
  const put = (changes: { q?: string | undefined; sort?: CustomerSort; page?: number }) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, String(value)) : next.delete(name);
      return next;
    });
  const query = { page, pageSize, sort, ...(q && { q }) };
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['customers', query],
    queryFn: ({ signal }) => api(listCustomers, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={words.title} />;
  return (
    <>
      <PageBar title={words.title} aside={<span className={table.muted}>{data && totalText(data.meta)}</span>}>
        <SearchField label={messages.list.search(words.title)} value={q} onChange={(typed) => put({ q: typed })} />
      </PageBar>
      {!data && isError && (
        <ErrorPanel
          message={words.loadFailed}
          text={error.message}
          retryLabel={messages.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 &&
        (q ? (
          <NoMatch
            title={messages.list.noMatch}
            text={messages.list.noMatchText}
            onReset={() => put({ q: undefined })}
          />
        ) : (
          <Empty title={words.empty} text={words.emptyText} sign={<ContactRound {...icon} size={36} />} />
        ))}
      {data && data.data.length > 0 && (
        <>
          <CustomerTable customers={data.data} sort={sort} onSort={(wanted) => put({ sort: wanted })} />
          <Pager meta={data.meta} onPage={(to) => put({ page: to })} />
        </>
      )}
    </>
  );
}
