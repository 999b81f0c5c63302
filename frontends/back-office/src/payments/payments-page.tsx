import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paymentState, providerLabels, providerName } from '@theke/contracts/payments/payment';
import { listPayments } from '@theke/contracts/payments/payment-endpoints';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { CreditCard } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
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
import * as css from './payments-page.module.css';

const pageSize = 25;
const states = paymentState.options.map((value) => ({ value, label: office.payment.states[value] }));
const providers = providerName.options.map((value) => ({ value, label: providerLabels[value] }));

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
  const { data, isError, refetch } = useQuery({
    queryKey: ['payments', 'list', query],
    queryFn: ({ signal }) => api(listPayments, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={messages.title} />;
  const change = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      value ? next.set(name, value) : next.delete(name);
      if (name !== 'page') next.delete('page');
      return next;
    });
  return (
    <>
      <PageBar title={messages.title} aside={<span className={table.muted}>{data && totalText(data.meta)}</span>} />
      <MismatchAlarm />
      <div className={css.tools}>
        <Select
          label={messages.state}
          choices={states}
          placeholder={messages.all}
          value={state ?? ''}
          onChange={(event) => change('state', event.target.value)}
        />
        <Select
          label={messages.provider}
          choices={providers}
          placeholder={messages.all}
          value={provider ?? ''}
          onChange={(event) => change('provider', event.target.value)}
        />
      </div>
      {!data && isError && (
        <ErrorPanel message={messages.loadFailed} retryLabel={office.retry} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 && (
        <Empty
          title={state || provider ? messages.emptyFiltered : messages.empty}
          text={messages.emptyText}
          sign={<CreditCard {...icon} size={36} />}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <PaymentTable payments={data.data} />
          <Pager meta={data.meta} onPage={(to) => change('page', String(to))} />
        </>
      )}
    </>
  );
}
