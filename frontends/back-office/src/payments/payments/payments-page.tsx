import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { FilterChoice, FilterPopover } from '@theke/admin/lists/filter-popover.tsx';
import { ListBody } from '@theke/admin/lists/list-body.tsx';
import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { ToolRow } from '@theke/admin/lists/tool-row.tsx';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { messages as officeMessages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { totalText } from '@theke/admin/ui/total-text.ts';
import { paymentState, providerLabels, providerName } from '@theke/contracts/payments/payment';
import { listPayments } from '@theke/contracts/payments/payment-endpoints';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Banknote } from 'lucide-react';
import { paymentMessages } from '../domain/payment-messages.de.ts';
import { messages } from './messages.de.ts';
import { MismatchAlarm } from './mismatch-alarm.tsx';
import { PaymentTable } from './payment-table.tsx';
import { paymentsLink } from './payments-link.ts';

const pageSize = 25;
const states = [undefined, ...paymentState.options];

/** Every attempt to pay online, the newest first; what does not match stands above. Filters and page stand in the address. */
export function PaymentsPage() {
  const api = useApi();
  const isAllowed = may(useMe(), 'payments.read');
  const { search, page, change } = useListAddress();
  const state = paymentState.safeParse(search.get('state')).data;
  const provider = providerName.safeParse(search.get('provider')).data;
  const filter = { ...(state && { state }), ...(provider && { provider }) };
  const query = { page, pageSize, filter };
  const answer = useQuery({
    queryKey: ['payments', 'list', query],
    queryFn: ({ signal }) => api(listPayments, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={paymentsLink.label} />;
  return (
    <>
      <PageBar
        title={paymentsLink.label}
        aside={<span className={table.muted}>{answer.data && totalText(answer.data.meta)}</span>}
      />
      <MismatchAlarm />
      <ToolRow>
        <ViewTabs
          views={states.map((one) => ({
            label: one ? paymentMessages.states[one] : officeMessages.list.anyValue,
            isOn: state === one,
            onChoose: () => change({ state: one ?? '' }),
          }))}
        />
        <FilterPopover active={provider ? 1 : 0}>
          <FilterChoice
            label={messages.provider}
            value={provider ?? ''}
            onChange={(chosen) => change({ provider: chosen })}
          >
            {providerName.options.map((one) => (
              <option key={one} value={one}>
                {providerLabels[one]}
              </option>
            ))}
          </FilterChoice>
        </FilterPopover>
      </ToolRow>
      <ListBody
        answer={answer}
        loadFailed={messages.loadFailed}
        onPage={(to) => change({ page: to })}
        empty={
          state || provider ? (
            <NoMatch title={messages.emptyFiltered} onReset={() => change({ state: '', provider: '' })} />
          ) : (
            <Empty title={messages.empty} text={messages.emptyText} sign={<Banknote {...icon} size={36} />} />
          )
        }
      >
        {(rows) => <PaymentTable payments={rows} />}
      </ListBody>
    </>
  );
}
