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
import { Select } from '@theke/ui/select';
import { Mails } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useApi } from '../api/office-api.ts';
import { may, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import * as table from '../ui/data-table.module.css';
import { Pager } from '../ui/pager.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { totalText } from '../ui/total-text.ts';
import { mailboxMessages as words } from './mailbox-messages.de.ts';
import * as css from './mailbox-page.module.css';
import { MessageTable } from './message-table.tsx';

const pageSize = 25;
/** What waits is sent within seconds. */
const asksEvery = 5_000;
const channels = messageChannel.options.map((value) => ({ value, label: channelLabels[value] }));
const states = messageState.options.map((value) => ({ value, label: words.states[value] }));
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
  const { data, isError, refetch } = useQuery({
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
      <div className={css.tools}>
        <Select
          label={words.channel}
          choices={channels}
          placeholder={words.all}
          value={channel ?? ''}
          onChange={(event) => change({ channel: event.target.value, page: '' })}
        />
        <Select
          label={words.state}
          choices={states}
          placeholder={words.all}
          value={state ?? ''}
          onChange={(event) => change({ state: event.target.value, page: '' })}
        />
      </div>
      {!data && isError && (
        <ErrorPanel message={words.loadFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <TableSkeleton />}
      {data?.data.length === 0 && (
        <Empty title={channel || state ? words.emptyFiltered : words.empty} sign={<Mails {...icon} size={36} />} />
      )}
      {data && data.data.length > 0 && (
        <>
          <MessageTable list={data.data} />
          <Pager meta={data.meta} onPage={(to) => change({ page: String(to) })} />
        </>
      )}
    </>
  );
}
