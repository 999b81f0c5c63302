import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { ListBody } from '@theke/admin/lists/list-body.tsx';
import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { SearchField } from '@theke/admin/lists/search-field.tsx';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { totalText } from '@theke/admin/ui/total-text.ts';
import { listCustomers } from '@theke/contracts/ordering/customer';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { ContactRound } from 'lucide-react';
import { customerMessages } from './customer-messages.de.ts';
import { CustomerTable, customerSorts } from './customer-table.tsx';
import { customersLink } from './customers-link.ts';

const words = customerMessages;
const pageSize = 25;

/** Whoever has ordered, found by name, company, address or number; search, order and page stand in the address. */
export function CustomersPage() {
  const api = useApi();
  const isAllowed = may(useMe(), 'customers.read');
  const { search, page, change } = useListAddress();
  const q = search.get('q') ?? '';
  const sort = customerSorts.find((one) => one === search.get('sort')) ?? '-lastOrderAt';
  const query = { page, pageSize, sort, ...(q && { q }) };
  const answer = useQuery({
    queryKey: ['customers', query],
    queryFn: ({ signal }) => api(listCustomers, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={customersLink.label} />;
  return (
    <>
      <PageBar
        title={customersLink.label}
        aside={<span className={table.muted}>{answer.data && totalText(answer.data.meta)}</span>}
      >
        <SearchField
          label={messages.list.search(customersLink.label)}
          value={q}
          onChange={(typed) => change({ q: typed })}
        />
      </PageBar>
      <ListBody
        answer={answer}
        loadFailed={words.loadFailed}
        onPage={(to) => change({ page: to })}
        empty={
          q ? (
            <NoMatch
              title={messages.list.noMatch}
              text={messages.list.noMatchText}
              onReset={() => change({ q: undefined })}
            />
          ) : (
            <Empty title={words.empty} text={words.emptyText} sign={<ContactRound {...icon} size={36} />} />
          )
        }
      >
        {(rows) => <CustomerTable customers={rows} sort={sort} onSort={(wanted) => change({ sort: wanted })} />}
      </ListBody>
    </>
  );
}
