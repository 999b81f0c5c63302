import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { FilterChoice, FilterPopover } from '@theke/admin/lists/filter-popover.tsx';
import { ListBody } from '@theke/admin/lists/list-body.tsx';
import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { ToolRow } from '@theke/admin/lists/tool-row.tsx';
import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { totalText } from '@theke/admin/ui/total-text.ts';
import {
  channelLabels,
  listMessages,
  type Message,
  messageChannel,
  messageState,
} from '@theke/contracts/notifications/message';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Mails } from 'lucide-react';
import { mailboxMessages as words } from '../domain/mailbox-messages.de.ts';
import { mailboxLink } from './mailbox-link.ts';
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
  const { search, page, change } = useListAddress();
  const channel = messageChannel.safeParse(search.get('channel')).data;
  const state = messageState.safeParse(search.get('state')).data;
  const query = { page, pageSize, filter: { ...(channel && { channel }), ...(state && { state }) } };
  const isAllowed = may(me, 'messages.read');
  const answer = useQuery({
    queryKey: ['messages', query],
    queryFn: ({ signal }) => api(listMessages, { query }, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
    staleTime: 0,
    refetchInterval: (asked) => (asked.state.data?.data.some(isWaiting) ? asksEvery : false),
  });
  if (!isAllowed) return <NotAllowed title={mailboxLink.label} />;
  return (
    <>
      <PageBar
        title={mailboxLink.label}
        aside={<span className={table.muted}>{answer.data && totalText(answer.data.meta)}</span>}
      />
      <ToolRow>
        <ViewTabs
          views={states.map((one) => ({
            label: one ? words.states[one] : messages.list.anyValue,
            isOn: state === one,
            onChoose: () => change({ state: one ?? '' }),
          }))}
        />
        <FilterPopover active={channel ? 1 : 0}>
          <FilterChoice label={words.channel} value={channel ?? ''} onChange={(chosen) => change({ channel: chosen })}>
            {messageChannel.options.map((one) => (
              <option key={one} value={one}>
                {channelLabels[one]}
              </option>
            ))}
          </FilterChoice>
        </FilterPopover>
      </ToolRow>
      <ListBody
        answer={answer}
        loadFailed={words.loadFailed}
        onPage={(to) => change({ page: to })}
        empty={
          channel || state ? (
            <NoMatch title={words.emptyFiltered} onReset={() => change({ channel: '', state: '' })} />
          ) : (
            <Empty title={words.empty} text={words.emptyText} sign={<Mails {...icon} size={36} />} />
          )
        }
      >
        {(rows) => <MessageTable list={rows} />}
      </ListBody>
    </>
  );
}
