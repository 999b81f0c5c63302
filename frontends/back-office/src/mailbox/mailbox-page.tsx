import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  channelLabels,
  listMessages,
  type Message,
  messageChannel,
  messageState,
} from '@theke/contracts/notifications/message';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Mails } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { FilterChoice, FilterPopover } from '../lists/filter-popover.tsx';
import { NoMatch } from '../lists/no-match.tsx';
import { ToolRow } from '../lists/tool-row.tsx';
import { ViewTabs } from '../lists/view-tabs.tsx';
import { messages } from '../messages.de.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import * as table from '../ui/data-table.module.css';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { totalText } from '../ui/total-text.ts';
import { mailboxMessages as words } from './mailbox-messages.de.ts';
import { MessageTable } from './message-table.tsx';

const pageSize = 25;
/** What waits is sent within seconds. */
const asksEvery = 5_000;
const states = [undefined, ...messageState.options];
const isWaiting = ({ state }: Message) => state === 'queued';

/** What guests and branches were written, the newest first; page, channel and state stand in the address. */
export function MailboxPage() {
  const api = useApi();
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const channel = messageChannel.safeParse(search.get('channel')).data;
  const state = messageState.safeParse(search.get('state')).data;
  const change = (changes: Record<string, string>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
      return next;
    });
  const query = { page, pageSize, filter: { ...(channel && { channel }), ...(state && { state }) } };
  const isAllowed = may(me, 'messages.read');
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['messages', query],
    queryFn: ({ signal }) => api(listMessages, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
    refetchInterval: (asked) => (asked.state.data?.data.some(isWaiting) ? asksEvery : false),
  });
  if (!isAllowed) return <NotAllowed title={words.title} />;
  return (
    <>
      <PageBar title={words.title} aside={<span className={table.muted}>{data && totalText(data.meta)}</span>} />
      <ToolRow>
        <ViewTabs
          views={states.map((one) => ({
            label: one ? words.states[one] : messages.list.anyValue,
            isOn: state === one,
            onChoose: () => change({ state: one ?? '', page: '' }),
          }))}
        />
        <FilterPopover active={channel ? 1 : 0}>
          <FilterChoice
            label={words.channel}
            value={channel ?? ''}
            onChange={(chosen) => change({ channel: chosen, page: '' })}
          >
            {messageChannel.options.map((one) => (
              <option key={one} value={one}>
                {channelLabels[one]}
              </option>
            ))}
          </FilterChoice>
        </FilterPopover>
      </ToolRow>
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
        (channel || state ? (
          <NoMatch title={words.emptyFiltered} onReset={() => change({ channel: '', state: '', page: '' })} />
        ) : (
          <Empty title={words.empty} text={words.emptyText} sign={<Mails {...icon} size={36} />} />
        ))}
      {data && data.data.length > 0 && (
        <>
          <MessageTable list={data.data} />
          <Pager meta={data.meta} onPage={(to) => change({ page: String(to) })} />
        </>
      )}
    </>
  );
}
