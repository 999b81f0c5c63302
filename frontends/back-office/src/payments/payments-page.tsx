import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paymentState, providerLabels, providerName } from '@theke/contracts/payments/payment';
import { listPayments } from '@theke/contracts/payments/payment-endpoints';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Banknote } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { FilterChoice, FilterPopover } from '../lists/filter-popover.tsx';
import { NoMatch } from '../lists/no-match.tsx';
import { ToolRow } from '../lists/tool-row.tsx';
import { ViewTabs } from '../lists/view-tabs.tsx';
import { messages as office } from '../messages.de.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import * as table from '../ui/data-table.module.css';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { totalText } from '../ui/total-text.ts';
import { messages } from './messages.de.ts';
import { MismatchAlarm } from './mismatch-alarm.tsx';
import { PaymentTable } from './payment-table.tsx';

const pageSize = 25;
const states = [undefined, ...paymentState.options];

/** Every attempt to pay online, the newest first; what does not match stands above. Filters and page stand in the address. */
export function PaymentsPage() {
  const api = useApi();
  const isAllowed = may(useMe(), 'payments.read');
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const state = paymentState.safeParse(search.get('state')).data;
  const provider = providerName.safeParse(search.get('provider')).data;
  const filter = { ...(state && { state }), ...(provider && { provider }) };
  const query = { page, pageSize, filter };
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['payments', 'list', query],
    queryFn: ({ signal }) => api(listPayments, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={messages.title} />;
  const change = (changes: Record<string, string>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
      return next;
    });
  return (
    <>
      <PageBar title={messages.title} aside={<span className={table.muted}>{data && totalText(data.meta)}</span>} />
      <MismatchAlarm />
      <ToolRow>
        <ViewTabs
          views={states.map((one) => ({
            label: one ? office.payment.states[one] : office.list.anyValue,
            isOn: state === one,
            onChoose: () => change({ state: one ?? '', page: '' }),
          }))}
        />
        <FilterPopover active={provider ? 1 : 0}>
          <FilterChoice
            label={messages.provider}
            value={provider ?? ''}
            onChange={(chosen) => change({ provider: chosen, page: '' })}
          >
            {providerName.options.map((one) => (
              <option key={one} value={one}>
                {providerLabels[one]}
              </option>
            ))}
          </FilterChoice>
        </FilterPopover>
      </ToolRow>
      {!data && isError && (
        <ErrorPanel
          message={messages.loadFailed}
          text={error.message}
          retryLabel={office.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 &&
        (state || provider ? (
          <NoMatch title={messages.emptyFiltered} onReset={() => change({ state: '', provider: '', page: '' })} />
        ) : (
          <Empty title={messages.empty} text={messages.emptyText} sign={<Banknote {...icon} size={36} />} />
        ))}
      {data && data.data.length > 0 && (
        <>
          <PaymentTable payments={data.data} />
          <Pager meta={data.meta} onPage={(to) => change({ page: String(to) })} />
        </>
      )}
    </>
  );
}
